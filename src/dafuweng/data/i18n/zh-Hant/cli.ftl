### 指令列給人看的話。數字已經排成文字。

cli-open = 請用瀏覽器開啟 { $url } 。
cli-stop = 按 Ctrl+C 停止伺服器。
cli-stopped = 已停止。各局都已儲存，下次啟動後繼續。
cli-port-taken = 連接埠 { $port } 已被其他程式佔用，請用 --port 另選一個。
cli-compiling = 正在準備規則：{ $total } 步中的第 { $done } 步。只需做一次。
cli-ready = 規則準備好了，用了 { $seconds } 秒。
cli-no-file = 沒有 { $path } 。
cli-bad-file = 無法讀取 { $path } ：{ $reason }。
cli-no-bot = 沒有叫 { $bot } 的電腦玩家。可選：{ $bots }。
cli-bad-seats = 這套規則適合 { $least } 至 { $most } 人。
cli-bad-rules = 這樣的規則不能玩：{ $field }（{ $reason }）。
