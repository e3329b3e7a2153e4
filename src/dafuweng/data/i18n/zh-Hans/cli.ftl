### 命令行给人看的话。数字已经排成文字。

cli-open = 请用浏览器打开 { $url } 。
cli-stop = 按 Ctrl+C 停止服务器。
cli-stopped = 已停止。各局都已保存，下次启动后继续。
cli-port-taken = 端口 { $port } 及其后的端口都已被其他程序占用，请用 --port 另选一个。
cli-port-taken-try = 端口 { $port } 已被其他程序占用。可以改用空着的端口：dafuweng { $command } --port { $next } ，或 make { $command } PORT={ $next }
cli-port-next = 端口 { $port } 已被其他程序占用，所以改用 { $next } 。
cli-cannot-listen = 无法在 { $host } 的端口 { $port } 上监听：{ $reason }。
cli-database-in-use = 另一个服务器正在使用数据库 { $path }，请先停止它，或用 --database 另选一个。
cli-compiling = 正在准备规则：{ $total } 步中的第 { $done } 步。只需做一次。
cli-ready = 规则准备好了，用了 { $seconds } 秒。
cli-no-file = 没有 { $path } 。
cli-bad-file = 无法读取 { $path } ：{ $reason }。
cli-no-bot = 没有叫 { $bot } 的电脑玩家。可选：{ $bots }。
cli-bad-seats = 这套规则适合 { $least } 至 { $most } 人。
cli-bad-rules = 这样的规则不能玩：{ $field }（{ $reason }）。
cli-no-secret = { $path } 这一局还没结束，密钥未公开，所以不知道牌的顺序。
cli-not-ready = 规则无法编译，原因见上。
cli-many-bots = { $seats } 个座位坐不下 { $bots } 个电脑玩家。
cli-simulating = 对局中
cli-column-bot = 电脑玩家
cli-column-place = 出牌顺序
cli-column-games = 局数
cli-column-wins = 胜
cli-column-rate = 胜率
cli-column-interval = 95 % 置信区间
cli-turns = 平均每局 { $mean } 个回合，一半的局不超过 { $median } 个回合。
cli-unfinished = 有 { $count } 局没有分出胜负。
cli-won = { $seat } 在第 { $turn } 回合获胜，共 { $actions } 步。
cli-stalled = 没有人获胜：到第 { $turn } 回合共 { $actions } 步后，已经没有牌可出。
cli-verified = 全部无误：没有人做过牌，每一步都合乎规则。
cli-not-verified = 这份记录有问题。
cli-preparing = 正在准备规则
cli-which-id = 请用 --id 选择情境：{ $ids }。
cli-no-id = 这个文件没有情境 { $id } 。可选：{ $ids }。
