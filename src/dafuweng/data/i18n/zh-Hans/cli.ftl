### 命令行给人看的话。数字已经排成文字。

cli-open = 请用浏览器打开 { $url } 。
cli-stop = 按 Ctrl+C 停止服务器。
cli-stopped = 已停止。各局都已保存，下次启动后继续。
cli-port-taken = 端口 { $port } 已被其他程序占用，请用 --port 另选一个。
cli-compiling = 正在准备规则：{ $total } 步中的第 { $done } 步。只需做一次。
cli-ready = 规则准备好了，用了 { $seconds } 秒。
cli-no-file = 没有 { $path } 。
cli-bad-file = 无法读取 { $path } ：{ $reason }。
cli-no-bot = 没有叫 { $bot } 的电脑玩家。可选：{ $bots }。
cli-bad-seats = 这套规则适合 { $least } 至 { $most } 人。
cli-bad-rules = 这样的规则不能玩：{ $field }（{ $reason }）。
