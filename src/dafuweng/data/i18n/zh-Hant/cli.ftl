### 指令列給人看的話。數字已經排成文字。

cli-open = 請用瀏覽器開啟 { $url } 。
cli-stop = 按 Ctrl+C 停止伺服器。
cli-stopped = 已停止。各局都已儲存，下次啟動後繼續。
cli-port-taken = 連接埠 { $port } 及其後的連接埠都已被其他程式佔用，請用 --port 另選一個。
cli-port-taken-try = 連接埠 { $port } 已被其他程式佔用。可以改用空着的連接埠：dafuweng { $command } --port { $next } ，或 make { $command } PORT={ $next }
cli-port-next = 連接埠 { $port } 已被其他程式佔用，所以改用 { $next } 。
cli-cannot-listen = 無法在 { $host } 的連接埠 { $port } 上接聽：{ $reason }。
cli-database-in-use = 另一個伺服器正在使用資料庫 { $path }，請先停止它，或用 --database 另選一個。
cli-compiling = 正在準備規則：{ $total } 步中的第 { $done } 步。只需做一次。
cli-ready = 規則準備好了，用了 { $seconds } 秒。
cli-no-file = 沒有 { $path } 。
cli-bad-file = 無法讀取 { $path } ：{ $reason }。
cli-no-bot = 沒有叫 { $bot } 的電腦玩家。可選：{ $bots }。
cli-bad-seats = 這套規則適合 { $least } 至 { $most } 人。
cli-bad-rules = 這樣的規則不能玩：{ $field }（{ $reason }）。
cli-no-secret = { $path } 這一局還未結束，密鑰未公開，所以不知道牌的次序。
cli-not-ready = 規則無法編譯，原因見上。
cli-many-bots = { $seats } 個座位坐不下 { $bots } 個電腦玩家。
cli-simulating = 對局中
cli-column-bot = 電腦玩家
cli-column-place = 出牌次序
cli-column-games = 局數
cli-column-wins = 勝
cli-column-rate = 勝率
cli-column-interval = 95 % 信賴區間
cli-turns = 平均每局 { $mean } 個回合，一半的局不超過 { $median } 個回合。
cli-unfinished = 有 { $count } 局沒有分出勝負。
cli-won = { $seat } 在第 { $turn } 回合勝出，共 { $actions } 步。
cli-stalled = 沒有人勝出：到第 { $turn } 回合共 { $actions } 步後，已沒有牌可出。
cli-verified = 全部無誤：沒有人做過牌，每一步都合乎規則。
cli-not-verified = 這份紀錄有問題。
cli-preparing = 正在準備規則
cli-which-id = 請用 --id 選擇情境：{ $ids }。
cli-no-id = 這個檔案沒有情境 { $id } 。可選：{ $ids }。
