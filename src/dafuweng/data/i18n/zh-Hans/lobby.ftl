### 大厅、各页的菜单，和未开局的牌桌。

## 大厅

lobby-tagline = 抢在所有人之前集齐三套物业。
lobby-name = 你的名字
# 起初的名字，用 | 分开，每个最多 24 个字。
lobby-names = 蛋挞 | 奶茶 | 菠萝包 | 柠檬茶 | 天星小轮 | 叮叮车 | 红色小巴 | 云吞 | 鱼蛋 | 芒果布丁
lobby-play-now = 马上玩
lobby-play-now-words = 和两位电脑玩家对战，点一下就发牌。
lobby-go-on = 继续 { $code } 号桌
lobby-go-back = 返回 { $code } 号桌，等待开始
lobby-invite = 邀请朋友
lobby-invite-words = 自己开一桌，把链接发给朋友。
lobby-invite-go = 开桌
lobby-join = 用桌号加入
lobby-code = 桌号
lobby-code-go = 加入
lobby-bad-code = 桌号是 4 到 12 个英文字母和数字，例如 K7QF2M。
lobby-learn = 五分钟学会
lobby-learn-words = 容易的第一局，一路有提示。
lobby-learn-go = 开始
lobby-no-account = 不用注册。
lobby-unreachable = 服务器没有回应。请检查网络，再试一次。

## 准备规则

kernel-starting = 正在准备规则……
kernel-preparing = 正在准备规则：{ $total } 步已完成 { $done } 步
kernel-loading = 正在载入规则……
kernel-once = 只有第一次启动要等大约一分钟。你可以先开桌，准备好就自动开局。
kernel-then-begins = 只有第一次启动要等大约一分钟。准备好就自动开局。
kernel-failed = 规则没能准备好，原因请看服务器的日志。

## 开新桌

table-new-title = 开新桌
table-new-count = 几个人玩
table-new-seats = 谁坐哪里
table-new-time = 每次决定的时间
table-new-seconds =
    { $seconds ->
        [0] 不限
       *[other] { $seconds } 秒
    }
table-new-pace = 电脑玩家的快慢
table-new-rules = 规则
table-new-house-rules = 自定规则
table-new-changed = 改了 { $count } 项
table-new-as-preset = 全部还原
table-new-ruleset-has = 已改。原来是：{ $value }
table-new-open = 开桌

pace-slow = 慢
pace-normal = 普通
pace-instant = 即时

seat-number = { $number } 号位
seat-kind-me = 你
seat-kind-open = 留给朋友
seat-kind-sensible = 电脑玩家（打得好）
seat-kind-random = 电脑玩家（容易对付）
seat-kind-other = 电脑玩家“{ $bot }”
seat-open = 空位
seat-you = 你
seat-host = 房主
seat-bot-sensible = 电脑玩家，打得好
seat-bot-random = 电脑玩家，容易对付
seat-bot-other = 电脑玩家“{ $bot }”
seat-offline = 暂时不在
# 电脑玩家的称呼，按座位排列，用 | 分开，共十个。
bot-names = 波叔 | 梅姨 | 阿辉 | 黄太太 | 何先生 | 阿玲 | 林船长 | 叶婆婆 | 刘医生 | 小杰

## 未开局的牌桌

room-title = { $code } 号桌
room-waiting = 还差 { $count } 人。
room-waiting-for = 还在等{ $names }。
room-all-here = 人齐了。
room-seats = 座位
room-rules = 规则
table-rules-option = { $option }：{ $value }
room-take-seat = 坐下
room-start = 开局
room-start-words = { $count } 个空位会由电脑玩家补上。
room-start-without = { $names }还没有来：过一会儿由电脑代打，来了就可以接手。
room-host-starts = 由房主开局。
room-invite = 邀请
room-qr = 邀请链接的二维码
room-link = 邀请链接
room-copy = 复制
room-copied = 已复制
room-copy-yourself = 已选中链接，请用设备自己的菜单复制。
room-share = 分享
room-share-title = 一起玩大富翁
room-only-here = 这个链接只能在这台电脑上用。要和其他人玩，请先停止服务器，再用以下其中一个命令启动，然后用它显示的地址打开这一页：
room-fair = 可以查证的洗牌
room-fair-words = 还没有人坐下的时候，服务器已用下面的数字承诺了一个秘密；每位玩家再加入自己的随机数。结束之后公开秘密，任何人都可以查证没有人动过手脚。

## 各页的菜单

menu-open = 菜单
menu-title = 菜单
menu-close = 关闭
menu-language = 语言
menu-text-size = 文字大小
menu-text-sample = 字
menu-text-normal = 普通
menu-text-large = 大
menu-text-huge = 特大
menu-scheme = 浅色或深色
menu-scheme-system = 跟随设备
menu-scheme-light = 浅色
menu-scheme-dark = 深色
menu-sound = 声音
menu-sound-words = 轮到你和出牌时有声音。
menu-motion = 动画
menu-motion-words = 纸牌会移到新的位置。设备要求减少动态效果时一定关闭。
menu-ways = 前往
menu-rules = 规则和纸牌
menu-lobby = 返回大厅

## 整个页面

page-lobby = 大富翁
page-rules = 规则 · 大富翁
page-replay = { $code } 回放 · 大富翁
page-missing = 没有这一页
page-missing-words = 地址可能不完整。请从大厅开始。
page-to-lobby = 去大厅
page-failed = 这一页加载不了，请检查网络。
page-reload = 重新加载
