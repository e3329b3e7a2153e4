### docs/rules/deal.md 的每个规则编号，用几句话说明；然后是各套规则和选项。

## 牌的资料

rule-A1 = 租金随该颜色的张数增加，到整套为止。房子多收 3M，酒店再多 4M；加强版的新房子和新酒店是 4M 和 5M。
rule-A2 = 每张牌都有面值，以百万元计，只有彩色多功能物业没有。有两种牌在某些印刷版上的面值不同，由牌桌选定。
rule-A3 = 啡色、蓝色、公共事业两张一套，车站四张一套，其他颜色三张一套。同一颜色的两套只算一套。得到多功能物业的人，当时就可以免费选定它的颜色。
rule-A4 = 付款的人自己选用银行里的牌或桌上的物业，手牌不能付，也不找零。不够付就把能付的全付，余数不再追讨。钱进对方银行，物业进对方的物业区。物业不能存入银行，彩色多功能物业不能用来付款。
rule-A5 = 房子加在整套物业上，酒店加在已有房子的一套上，车站和公共事业都不能加。上面有酒店时，房子不能离开。存入银行后便只能当钱用。
rule-A6 = 双色租金牌向所有对手收，彩色租金只向一位对手收；桌上要有该颜色的牌，彩色多功能物业不算。双倍租金和租金牌一起打出，自己也算一次出牌。盗取和强制交易不能碰整套物业，强制交易还要有物业可换。对象一定是对手。
rule-A7 = 回合开始先抽两张牌，手中没牌就抽五张。然后可从手牌打出最多三张。回合结束时，手牌最多留七张。

## 牌数和面值

rule-B01 = 基本版 106 张牌，加强版 126 张，都有三张彩色租金；加强版可以选用第四张。
rule-B03 = 盒里的说明牌不算在内，也不会派发。
rule-B04 = 六人或以上用两副牌洗在一起。取胜套数和七张手牌的上限不变。
rule-B05 = 车站／公共事业多功能物业值 4M；印刷版的牌上是 2M。用哪一个，由牌桌在“面值”里选定。
rule-B06 = 彩色租金值 1M；印刷版的牌上是 3M。用哪一个，由牌桌在“面值”里选定。
rule-B07 = 牌的中英文名称看来不同时，以中文为准。“作出反对”又名“提出反对”，是同一种牌。
rule-B08 = 付款时，银行里的牌和物业可以一并使用。

## 取胜

rule-B10 = 最后一套一集齐就胜出，在别人的回合也一样。如果牌桌选了“自己的回合”，就要到自己回合开始时仍然齐全才算。
rule-B11 = 如果一次交换让双方同时集齐，轮到的那位胜出。
rule-B12 = 集齐三套不同颜色的物业便胜出，加强版要四套。可以选三、四或五套。
rule-B13 = 加强版想难一点，可以要求取胜的其中一套有房子，或者每套可加房子的都要有。
rule-B14 = 每转手一次就看有没有人胜出。一有人胜出，游戏马上结束，其余的人不必再付。
rule-B15 = 比赛限时到了就比资产值，即使有人已集齐、正等着自己的回合。

## 回合

rule-B20 = 在自己的回合，可以随意更改多功能物业的颜色，次数不限，不算出牌。牌桌可以选用“算一次出牌”。
rule-B21 = 手中没牌时抽五张，代替那两张，不是另外再加。
rule-B22 = 手中有没有牌，以抽牌那一刻为准，不论怎样用完。
rule-B23 = 回合结束时，超过七张的部分放回领牌处底部，次序自定，不用给人看。牌桌可以改为放进弃牌堆。
rule-B24 = 领牌处抽完，就把弃牌堆洗匀再抽下去。正在使用的那张牌还不在弃牌堆里。
rule-B25 = 随机决定谁先开始，然后顺时针轮流。比赛时每人掷两颗骰子，点数大的先，相同的再掷。
rule-B26 = 每回合可以出牌 0 至 3 次。作出反对不算在内，自己的回合也一样，除非牌桌另有设定。
rule-B27 = 只能在自己的回合行动，而且要先抽牌。别人的回合，只能回应问到你的事。

## 物业

rule-B30 = 彩色多功能物业可以单独放下，但没有该颜色的其他牌之前，不能收租，也不能成套。
rule-B31 = 彩色多功能物业不算一种新颜色。全是彩色的，不成一套，也不能收租。
rule-B32 = 同一颜色可以多过一套所需的张数。多出的另成一组，也可以凑成第二套。
rule-B33 = 同一颜色的牌自动排成尽量多的整套，剩下的成一组。先用普通物业，再用双色，最后用彩色。房子和酒店属于第一套。
rule-B34 = 一次只收一组的租金，取该颜色最高的一组。
rule-B35 = 彩色多功能物业和其他物业一样，可以被盗取、交换和接管。
rule-B36 = 多功能物业当作哪种颜色，就算哪种颜色的一张牌，而且只能当作牌上有的颜色。

## 付款和房子

rule-B40 = 银行里的不够付，就一定要用物业补足，直到没有能付的物业。
rule-B41 = 不论付不付得起，都可以作出反对。
rule-B42 = 不必先用银行里的钱，可以付物业而留下钱。
rule-B43 = 可以多付，但拿走其中任何一张都要变成不够，才算合规。
rule-B44 = 房子和酒店可以用来付款，放进对方的银行。牌桌可以选择不准。
rule-B45 = 一套物业不再完整时，上面的房子和酒店归入主人的银行；牌桌也可以选择进弃牌堆。
rule-B46 = 每套物业最多一间房子和一间酒店，新旧不限。
rule-B47 = 新旧房子和酒店可以混用，各按自己的面值加租。
rule-B48 = 房子和酒店不能由一套搬到另一套。
rule-B49 = 可以改多功能物业的颜色来拆开自己有房子的一套，房子按不成套的规则处理。

## 租金

rule-B50 = 一次收租只能加一张双倍租金。有些牌桌可以加两张，租金变四倍。
rule-B51 = 双倍租金可以配任何租金牌，包括彩色租金。牌桌可以选择彩色租金除外。
rule-B52 = 对双倍租金作出反对，反对的人整笔都不用付。
rule-B53 = 租金在收租那一刻定下来，之后付款时物业有变动也不改。
rule-B54 = 被收的人按顺时针逐一回应和付款，全部做完才能做别的事。

## 盗取和交换

rule-B60 = 盗取和交换只针对桌上的物业，不能动手牌或银行。
rule-B61 = 强制交易中，两张牌都不能来自整套物业。牌桌可以准许交出自己整套的其中一张。
rule-B62 = 物业接管连同那一套的房子和酒店一起拿走。
rule-B63 = 物业接管只拿走一套，同颜色多出的牌留下。
rule-B64 = 单张多功能物业的新主人马上选颜色；整套拿来的照原样放。到自己的回合，都可以再改。
rule-B65 = 完全没有作用的行动不能使用，牌可以存入银行。向没有钱的人收钱则可以。

## 作出反对

rule-B70 = 只有被针对的玩家可以用手上的牌作出反对，对方可以再反对，如此类推。反对的张数是双数，原来的牌就生效。
rule-B71 = 一张牌对几个人使用时，你的反对只保护你自己。
rule-B72 = 即时入狱、双重盗取、超速行驶、继承者，打出的时候也可以反对。
rule-B73 = 租金转移可以由被指定付款的人反对，收租的人则不可以。
rule-B74 = 通行证、房子、酒店、存入银行和放下物业，都不能反对。

## 加强版的牌

rule-B80 = 即时入狱使一位对手整个下一回合暂停：不抽牌、不出牌、不弃牌，但照样要回应和付款。已在暂停中的人不能再选。
rule-B81 = 双重盗取从一位对手拿两张物业，整套的不行；只有一张可拿就拿一张。一张反对保住两张。
rule-B82 = 超速行驶使两位对手各弃一张手牌，由他们自己选；如果只有一位有牌，就只有那一位。各自可以反对。
rule-B83 = 别人向你收租时可用租金转移，不算出牌：由你指定的人付全数。不能指定收租的人，对方也不能再转。
rule-B84 = 继承者从一位对手的手牌中随机抽一张到自己手上，同一回合就可以用。
rule-B85 = 加强版的五种行动牌各可当 4M 存入银行，用后放进弃牌堆。
rule-B86 = 每次被问到租金，都可以付款、反对或转移，反对失败之后也一样。

## 比赛

rule-B90 = 资产值同为最高的，各得 5 分。
rule-B91 = 资产值是银行、物业、房子和酒店的面值总和，手牌不算。
rule-B92 = 限时到了，正在进行的行动连同回应和付款先做完，然后结束。
rule-B93 = 同分的队伍名次相同，后面的名次顺延：5、5、2、1。
rule-B94 = 三人牌桌、加赛第三局、旁观者提示扣分，由赛事处理，不属于牌局规则。
rule-B95 = 比赛使用 106 张的基本版。

## 各套规则

ruleset-classic = 基本版
ruleset-classic-words = 基本版 106 张牌：最先集齐三套不同颜色的物业便获胜。六人起用两副牌。
ruleset-enhanced = 加强版
ruleset-enhanced-words = 多二十张牌，有入狱、双重盗取和更贵的房子；要集齐四套。
ruleset-tournament = 比赛版
ruleset-tournament-words = 学生会队际比赛的规则：掷骰定次序，双倍租金可叠加两张，到自己的回合才算胜出。
ruleset-hasbro = 现行印刷版
ruleset-hasbro-words = 基本版加上牌上所印的面值和现行规则：超过七张的手牌和失去的房子进弃牌堆。

## 选项

option-deck = 牌组
option-deck-words = 加强版多二十张牌：五种新行动、更贵的房子和酒店，钱和多功能物业也更多。
option-deck-base = 基本版，106 张
option-deck-enhanced = 加强版，126 张
option-deck-copies = 几副牌
option-deck-copies-words = 两副牌洗在一起，人多也够用。其他规则不变。
option-deck-copies-auto = 五人以下一副，六人起两副
option-deck-copies-1 = 一副
option-deck-copies-2 = 两副
option-rainbow-rent-count = 加强版的彩色租金
option-rainbow-rent-count-words = 加强版可以加入第四张彩色租金。
option-rainbow-rent-count-3 = 三张
option-rainbow-rent-count-4 = 四张，共 127 张牌
option-values = 面值
option-values-words = 车站／公共事业多功能物业和彩色租金值多少；有些印刷版和一般的牌表不同。
option-values-seed = 车站／公共事业多功能物业 4M，彩色租金 1M
option-values-printed = 按牌上所印：2M 和 3M
option-sets-to-win = 取胜套数
option-sets-to-win-words = 集齐多少套不同颜色的物业便胜出。
option-sets-to-win-3 = 三套
option-sets-to-win-4 = 四套
option-sets-to-win-5 = 五套
option-houses-to-win = 取胜要有房子
option-houses-to-win-words = 想难一点：取胜的物业上要不要有房子。
option-houses-to-win-off = 不用
option-houses-to-win-one = 其中一套要有
option-houses-to-win-all-buildable = 可加房子的每套都要有
option-win-timing = 何时算胜出
option-win-timing-words = 最后一套一集齐就胜出，还是要保住到自己的回合开始。
option-win-timing-immediate = 即时
option-win-timing-own-turn = 自己的回合
option-recolor = 更改多功能物业的颜色
option-recolor-words = 更改自己多功能物业的颜色，算不算三次出牌之一。
option-recolor-free = 不算出牌
option-recolor-play = 算一次出牌
option-turn-order = 出牌次序
option-turn-order-words = 随机选一位开始、顺时针轮流，或者每人掷两颗骰子，点数大的先。
option-turn-order-clockwise = 随机一位开始，顺时针
option-turn-order-dice = 掷骰决定
option-excess-hand = 超过七张的手牌
option-excess-hand-words = 回合结束时不能留的手牌放到哪里。
option-excess-hand-draw-bottom = 放回领牌处底部
option-excess-hand-discard = 放进弃牌堆
option-doubles-per-rent = 每次收租的双倍租金
option-doubles-per-rent-words = 一张租金牌可以加几张双倍租金。
option-doubles-per-rent-1 = 最多一张
option-doubles-per-rent-2 = 最多两张，四倍
option-double-on-rainbow-rent = 双倍租金配彩色租金
option-double-on-rainbow-rent-words = 双倍租金可不可以和彩色租金一起用。
option-double-on-rainbow-rent-yes = 可以
option-double-on-rainbow-rent-no = 不可以
option-no-costs-a-play = 自己回合的作出反对
option-no-costs-a-play-words = 在自己的回合作出反对，算不算三次出牌之一。
option-no-costs-a-play-no = 不算出牌
option-no-costs-a-play-yes = 算一次出牌
option-buildings-payable = 用房子和酒店付款
option-buildings-payable-words = 物业上的房子和酒店能不能用来付款。
option-buildings-payable-yes = 可以
option-buildings-payable-no = 不可以
option-broken-set-buildings = 不再成套时的房子和酒店
option-broken-set-buildings-words = 一套物业不再完整时，上面的房子和酒店放到哪里。
option-broken-set-buildings-bank = 归入主人的银行
option-broken-set-buildings-discard = 放进弃牌堆
option-forced-deal-from-full = 强制交易交出自己整套的牌
option-forced-deal-from-full-words = 可不可以交出自己整套里的一张。别人整套里的牌无论如何都不能换。
option-forced-deal-from-full-no = 不可以
option-forced-deal-from-full-yes = 可以
option-jail = 入狱的回合
option-jail-words = 入狱的人在下一个回合还能做什么。
option-jail-skip = 整个跳过
option-jail-draw-only = 只抽牌，不出牌
option-speeding-pick = 超速行驶弃哪一张
option-speeding-pick-words = 中了超速行驶的人，弃哪一张牌由谁决定。
option-speeding-pick-victim = 由弃牌的人选
option-speeding-pick-random = 随机
