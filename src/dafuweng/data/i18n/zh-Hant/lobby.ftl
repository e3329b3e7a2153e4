### 大堂、各頁的選單，和未開局的枱。

## 大堂

lobby-tagline = 比所有人更快集齊三套物業。
lobby-name = 你的名字
# 起初的名字，用 | 分開，每個最多 24 個字。
lobby-names = 蛋撻 | 奶茶 | 菠蘿包 | 檸檬茶 | 天星小輪 | 叮叮 | 紅色小巴 | 雲吞 | 魚蛋 | 芒果布甸
lobby-play-now = 即刻玩
lobby-play-now-words = 與兩位電腦玩家對戰，一按就派牌。
lobby-go-on = 繼續 { $code } 號枱
lobby-go-back = 返回 { $code } 號枱，等待開始
lobby-invite = 邀請朋友
lobby-invite-words = 自己開一張枱，把連結傳給朋友。
lobby-invite-go = 開枱
lobby-join = 用枱號加入
lobby-code = 枱號
lobby-code-go = 加入
lobby-bad-code = 枱號有 4 至 12 個英文字母和數字，例如 K7QF2M。
lobby-learn = 五分鐘學會
lobby-learn-words = 容易的第一局，一路有提示。
lobby-learn-go = 開始
lobby-no-account = 不用註冊。
lobby-unreachable = 伺服器沒有回應。請檢查網絡，再試一次。

## 準備規則

kernel-starting = 正在準備規則……
kernel-preparing = 正在準備規則：{ $total } 步已完成 { $done } 步
kernel-loading = 正在載入規則……
kernel-once = 只有第一次啟動要等大約一分鐘。你可以先開枱，準備好就自動開局。
kernel-then-begins = 只有第一次啟動要等大約一分鐘。準備好就自動開局。
kernel-failed = 規則未能準備好，原因請看伺服器的記錄。

## 開新枱

table-new-title = 開新枱
table-new-count = 幾多人玩
table-new-seats = 誰坐哪裏
table-new-time = 每次決定的時間
table-new-seconds =
    { $seconds ->
        [0] 不限
       *[other] { $seconds } 秒
    }
table-new-pace = 電腦玩家的快慢
table-new-rules = 規則
table-new-house-rules = 自訂規則
table-new-changed = 改了 { $count } 項
table-new-as-preset = 全部還原
table-new-ruleset-has = 已更改，原本是：{ $value }
table-new-open = 開枱

pace-slow = 慢
pace-normal = 普通
pace-instant = 即時

seat-number = { $number } 號位
seat-kind-me = 你
seat-kind-open = 留給朋友
seat-kind-sensible = 電腦玩家（打得好）
seat-kind-random = 電腦玩家（容易應付）
seat-kind-other = 電腦玩家「{ $bot }」
seat-open = 空位
seat-you = 你
seat-host = 枱主
seat-bot-sensible = 電腦玩家，打得好
seat-bot-random = 電腦玩家，容易應付
seat-bot-other = 電腦玩家「{ $bot }」
seat-offline = 暫時不在
# 電腦玩家的稱呼，按座位排列，用 | 分開，共十個。
bot-names = 波叔 | 梅姨 | 阿輝 | 黃太 | 何生 | 阿玲 | 林船長 | 葉婆婆 | 劉醫生 | 細傑

## 未開局的枱

room-title = { $code } 號枱
room-waiting = 還差 { $count } 人。
room-waiting-for = 還在等{ $names }。
room-all-here = 人齊了。
room-seats = 座位
room-rules = 規則
table-rules-option = { $option }：{ $value }
room-take-seat = 坐下
room-start = 開局
room-start-words = { $count } 個空位會由電腦玩家補上。
room-start-without = { $names }還未來到：過一陣由電腦代打，來到就可以接手。
room-host-starts = 由枱主開局。
room-invite = 邀請
room-qr = 邀請連結的二維碼
room-link = 邀請連結
room-copy = 複製
room-copied = 已複製
room-copy-yourself = 已選取連結，請用裝置本身的選單複製。
room-share = 分享
room-share-title = 一齊玩大富翁
room-only-here = 這個連結只能在這部電腦上用。要與其他人玩，請先停止伺服器，再用以下其中一個指令啟動，然後用它顯示的地址打開這一頁：
room-fair = 可以查證的洗牌
room-fair-words = 未有人坐下之前，伺服器已用下面的數字承諾了一個秘密；每位玩家再加入自己的隨機數。完局之後公開秘密，任何人都可以查證沒有人動過手腳。

## 各頁的選單

menu-open = 選單
menu-title = 選單
menu-close = 關閉
menu-language = 語言
menu-text-size = 文字大小
menu-text-sample = 字
menu-text-normal = 普通
menu-text-large = 大
menu-text-huge = 特大
menu-scheme = 淺色或深色
menu-scheme-system = 跟隨裝置
menu-scheme-light = 淺色
menu-scheme-dark = 深色
menu-sound = 聲音
menu-sound-words = 輪到你和出牌時有聲音。
menu-motion = 動畫
menu-motion-words = 紙牌會移到新的位置。裝置要求減少動態效果時一定關閉。
menu-ways = 前往
menu-rules = 規則和紙牌
menu-lobby = 返回大堂

## 整個頁面

page-lobby = 大富翁
page-rules = 規則 · 大富翁
page-replay = { $code } 重播 · 大富翁
page-missing = 沒有這一頁
page-missing-words = 地址可能不完整。請由大堂開始。
page-to-lobby = 去大堂
page-failed = 這一頁載入不到，請檢查網絡。
page-reload = 重新載入
