### 为什么不可以，以及可以怎样做。refusal-CODE，没有变量；规则编号由页面另外显示。

## 游戏

refusal-game-over = 这一局已经结束。可以和原班人马再来一局。
refusal-not-your-turn = 还没轮到你，请等到要你决定的时候。
refusal-wrong-prompt = 要先回应另一件事。
refusal-bad-move = 这个游戏里没有这样的动作。
refusal-not-in-this-game = 这张牌桌的规则不用这张牌或这个选项。
refusal-card-not-in-hand = 你手上没有这张牌。
refusal-no-plays-left = 这回合剩下的出牌次数不够。这张牌留到下次再用吧。
refusal-not-bankable = 物业不是钱，不能存入银行。请把它放在面前的物业区。
refusal-wrong-color = 这张牌不能当作这种颜色。多功能物业只能当作牌上有的颜色。
refusal-not-on-table = 这张牌不在那里，请再看看桌上的牌。
refusal-same-color = 这张牌本来就是这种颜色。
refusal-no-rent = 桌上要有该颜色的物业才能收租，单独一张彩色多功能物业不算。这张租金牌仍可存入银行。
refusal-too-many-doubles = 一次收租不能叠加这么多张双倍租金。多出的那张留到下次，或者存入银行。
refusal-double-not-in-hand = 你手上没有那么多张双倍租金。
refusal-bad-target = 不能选这位玩家。请选同桌的一位对手。
refusal-in-full-set = 这张牌属于一套完整的物业，不能单独盗取或交换。只有物业接管可以，而且要整套拿走。
refusal-nothing-to-give = 你没有物业可以拿去交换。先放下一张不属于整套的物业吧。
refusal-no-full-set = 那种颜色还没有集齐一套。
refusal-not-buildable = 车站和公共事业不能加房子或酒店，请选另一套。
refusal-house-exists = 每套物业只能有一间房子，这套已经有了。
refusal-hotel-exists = 每套物业只能有一间酒店，这套已经有了。
refusal-no-house = 要先有房子才能加酒店。先加房子吧。
refusal-house-under-hotel = 房子上还有酒店，不能先拿房子付款。请先付酒店。
refusal-not-payable = 这张牌不能用来付款。只能用银行里的牌或物业；手牌和彩色多功能物业都不行。
refusal-not-enough = 还不够付。请继续加牌，直到付清，或再没有可付的牌。
refusal-redundant-card = 少付其中一张也已足够。请拿回多余的那张，因为不找零。
refusal-no-just-say-no = 你手上没有作出反对。已存入银行的只能当钱用。
refusal-not-in-excess = 手牌超过七张的部分，不多不少，都要放回去。
refusal-already-jailed = 这位玩家已经在狱中，请选另一位，或者留下这张牌。
refusal-empty-hand = 这位玩家没有手牌，请选另一位。
refusal-two-victims = 有两位或以上的对手有手牌，必须选两位。
refusal-not-a-rent = 租金转移只能在别人向你收租时使用。
refusal-rent-is-transferred = 转移给你的租金，不能再转给别人。
refusal-no-double-on-rainbow = 这张牌桌的规则不允许双倍租金配彩色租金。
refusal-two-cards = 对手有两张可以盗取的牌时，双重盗取必须一次取两张。

## 牌桌和连接

refusal-late = 晚了一步，游戏已经往下走了。请看看现在要你决定什么。
refusal-not-seated = 你正在旁观。坐下来才能玩。
refusal-not-started = 这一局还没开始。
refusal-already-started = 这一局已经开始了。
refusal-not-over = 要等这一局结束才可以。
refusal-table-full = 座位都满了。你可以旁观，或者自己开一桌。
refusal-seat-taken = 这个座位已经有人了，请选另一个。
refusal-no-such-table = 没有这个号码的牌桌。请核对号码，或者另开一桌。
refusal-not-host = 只有房主可以这样做。
refusal-bad-name = 这个名字不能用，请取一个简短的。
refusal-bad-ruleset = 没有这套规则，或者人数不合。
refusal-bad-option = 这项自订规则不能这样设定，或者和其他设定有冲突。
refusal-kernel-not-ready = 规则还在准备中，请稍等一会儿。
refusal-bad-message = 服务器看不懂这个页面送来的内容。如果再次出现，请刷新页面。
refusal-bad-origin = 这个页面不可以连到这台服务器。请用游戏本来的网址打开。
refusal-too-large = 一次送来的内容太多了，请缩短一点。
refusal-too-fast = 太快了，请稍等一下再试。
refusal-flooding = 消息太多，连接已经关闭。过一会儿可以再连。
refusal-not-hello = 连接的开头不对，请刷新页面。
refusal-protocol-mismatch = 服务器的版本比这个页面新，请刷新页面。
refusal-unknown = 没有成功，也不知道原因。什么都没有改变，请再试一次。
