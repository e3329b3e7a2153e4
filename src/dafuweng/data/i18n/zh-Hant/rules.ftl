### docs/rules/deal.md 的每個規則編號，用幾句話說明；然後是各套規則和選項。

## 牌的資料

rule-A1 = 租金按該顏色的張數遞增，到整套為止。房子多收 3M，酒店再多 4M；加強版的新房子和新酒店是 4M 和 5M。
rule-A2 = 每張牌都有面值，以百萬元計，只有彩色多功能物業沒有。有兩種牌在某些印刷版的面值不同，由開枱時選定。
rule-A3 = 啡色、藍色、公共事業兩張一套，車站四張一套，其他顏色三張一套。同一顏色的兩套只當一套計。得到多功能物業的人，即時免費選定它的顏色。
rule-A4 = 付款的人自己選用銀行的牌或枱面的物業，手牌不能付，亦不設找贖。不夠付就將能付的全付，餘數不再追討。錢入對方銀行，物業入對方的物業區。物業不能存入銀行，彩色多功能物業不能用來付款。
rule-A5 = 房子加在整套物業上，酒店加在已有房子的一套上，車站和公共事業都不能加。上面有酒店時，房子不能離開。存入銀行後便只能當錢用。
rule-A6 = 雙色租金牌向所有對手收，彩色租金只向一位對手收；枱面要有該顏色的牌，彩色多功能物業不計。雙倍租金與租金牌一起打出，自己亦算一次出牌。盜取和強制交易不能碰整套物業，強制交易還要有物業可換。對象一定是對手。
rule-A7 = 回合開始先抽兩張牌，手上沒有牌就抽五張。然後可從手牌打出最多三張。回合結束時，手牌最多留七張。

## 牌數和面值

rule-B01 = 基本版 106 張牌，加強版 126 張，都有三張彩色租金；加強版可以選用第四張。
rule-B03 = 盒內的說明牌不計在內，亦不會派發。
rule-B04 = 六人或以上用兩副牌洗在一起。勝出套數和七張手牌的上限不變。
rule-B05 = 車站／公共事業多功能物業值 4M；印刷版的牌面是 2M。用哪一個，開枱時在「面值」選定。
rule-B06 = 彩色租金值 1M；印刷版的牌面是 3M。用哪一個，開枱時在「面值」選定。
rule-B07 = 牌的中英文名稱看來不同時，以中文為準。「提出反對」又名「作出反對」，是同一種牌。
rule-B08 = 付款時，銀行的牌和物業可以一併使用。

## 勝出

rule-B10 = 最後一套一集齊就勝出，在別人的回合亦一樣。如果開枱時選了「自己的回合」，就要到自己回合開始時仍然齊全才算。
rule-B11 = 如果一次交換令雙方同時集齊，輪到的那位勝出。
rule-B12 = 集齊三套不同顏色的物業便勝出，加強版要四套。可以選三、四或五套。
rule-B13 = 加強版想難一點，可以要求勝出的其中一套有房子，或者每套可加房子的都要有。
rule-B14 = 每轉手一次就看有沒有人勝出。一有人勝出，遊戲即時完結，其餘的人不用再付。
rule-B15 = 比賽限時完結就比資產值，即使有人已集齊、正等自己的回合。

## 回合

rule-B20 = 在自己的回合，可以隨意更改多功能物業的顏色，次數不限，不算出牌。開枱時可以選「算一次出牌」。
rule-B21 = 手上沒有牌時抽五張，代替那兩張，不是另外再加。
rule-B22 = 手上有沒有牌，以抽牌那一刻為準，不論怎樣用完。
rule-B23 = 回合結束時，多於七張的部分放回卡組底部，次序自定，不用給人看。開枱時可以改為放到放牌處。
rule-B24 = 卡組抽完，就將放牌處的牌重洗再抽下去。正在使用的那張牌還未放到放牌處。
rule-B25 = 隨機決定誰先開始，然後順時針輪流。比賽時每人擲兩顆骰子，點數大的先，相同的再拼。
rule-B26 = 每個回合可以出牌 0 至 3 次。提出反對不計在內，自己的回合亦一樣，除非開枱時另有設定。
rule-B27 = 只可以在自己的回合行動，而且要先抽牌。別人的回合，只可以回應問到你的事。

## 物業

rule-B30 = 彩色多功能物業可以單獨放下，但未有該顏色的其他牌之前，不能收租，亦不能成套。
rule-B31 = 彩色多功能物業不算一種新顏色。全部都是彩色的，不成一套，亦不能收租。
rule-B32 = 同一顏色可以多過一套所需的張數。多出的另成一組，亦可以集齊第二套。
rule-B33 = 同一顏色的牌自動排成盡量多的整套，餘下的成一組。先用普通物業，再用雙色，最後用彩色。房子和酒店屬於第一套。
rule-B34 = 一次只收一組的租金，取該顏色最高的一組。
rule-B35 = 彩色多功能物業和其他物業一樣，可以被盜取、交換和接管。
rule-B36 = 多功能物業當作哪種顏色，就算哪種顏色的一張牌，而且只可以當牌上有的顏色。

## 付款和房子

rule-B40 = 銀行的不夠付，就一定要用物業補足，直至沒有能付的物業。
rule-B41 = 不論付不付得起，都可以提出反對。
rule-B42 = 不必先用銀行的錢，可以付物業而留下錢。
rule-B43 = 可以多付，但抽走其中任何一張都會不夠數，才算合規。
rule-B44 = 房子和酒店可以用來付款，放入對方的銀行。開枱時可以選擇不准。
rule-B45 = 一套物業不再完整時，上面的房子和酒店撥入主人的銀行；開枱時亦可以選擇放到放牌處。
rule-B46 = 每套物業最多一間房子和一間酒店，新舊不限。
rule-B47 = 新舊房子和酒店可以混用，各按自己的面值加租。
rule-B48 = 房子和酒店不能由一套搬去另一套。
rule-B49 = 可以將多功能物業轉色，拆開自己有房子的一套，房子按不成套的規則處理。

## 租金

rule-B50 = 一次收租只可以加一張雙倍租金。有些枱可以加兩張，租金變四倍。
rule-B51 = 雙倍租金可以配任何租金牌，包括彩色租金。開枱時可以選擇彩色租金除外。
rule-B52 = 對雙倍租金提出反對，反對的人整筆都不用付。
rule-B53 = 租金在收租那一刻定下來，之後付款時物業有變動亦不改。
rule-B54 = 被收的人按順時針逐一回應和付款，全部做完才可以做其他事。

## 盜取和交換

rule-B60 = 盜取和交換只針對枱面的物業，不能動手牌或銀行。
rule-B61 = 強制交易中，兩張牌都不能來自整套物業。開枱時可以准許交出自己整套的其中一張。
rule-B62 = 物業接管連同那一套的房子和酒店一起取走。
rule-B63 = 物業接管只取走一套，同顏色多出的牌留下。
rule-B64 = 單張多功能物業的新主人即時選顏色；整套取來的照原樣放。到自己的回合，都可以再轉色。
rule-B65 = 完全沒有作用的行動不能使用，牌可以存入銀行。向沒有錢的人收錢則可以。

## 提出反對

rule-B70 = 只有被針對的玩家可以用手上的牌提出反對，對方可以再反對，如此類推。反對的張數是雙數，原來的牌就生效。
rule-B71 = 一張牌對幾個人使用時，你的反對只保護你自己。
rule-B72 = 即時入獄、雙重盜取、超速行駛、繼承者，打出的時候亦可以反對。
rule-B73 = 租金轉移可以由被指定付款的人反對，收租的人則不可以。
rule-B74 = 通行證、房子、酒店、存入銀行和放下物業，都不能反對。

## 加強版的牌

rule-B80 = 即時入獄令一位對手整個下一回合暫停：不抽牌、不出牌、不棄牌，但照樣要回應和付款。已在暫停中的人不能再選。
rule-B81 = 雙重盜取從一位對手取兩張物業，整套的不行；只有一張可取就取一張。一張反對保住兩張。
rule-B82 = 超速行駛令兩位對手各棄一張手牌，由他們自己選；如果只有一位有牌，就只有那一位。各自可以反對。
rule-B83 = 別人向你收租時可用租金轉移，不算出牌：由你指定的人付全數。不能指定收租的人，對方亦不能再轉。
rule-B84 = 繼承者從一位對手的手牌中隨機抽一張到自己手上，同一回合就可以用。
rule-B85 = 加強版的五種行動牌各可當 4M 存入銀行，用後放到放牌處。
rule-B86 = 每次被問到租金，都可以付款、反對或轉移，反對失敗之後亦一樣。

## 比賽

rule-B90 = 資產值同為最高的，各得 5 分。
rule-B91 = 資產值是銀行、物業、房子和酒店的面值總和，手牌不計。
rule-B92 = 限時完結，正在進行的行動連同回應和付款先做完，然後完結。
rule-B93 = 同分的隊伍名次相同，後面的名次順延：5、5、2、1。
rule-B94 = 三人枱、加賽第三局、旁觀者提示扣分，由賽事處理，不屬於牌局規則。
rule-B95 = 比賽使用 106 張的基本版。

## 各套規則

ruleset-classic = 基本版
ruleset-classic-words = 基本版 106 張牌：最先集齊三套不同顏色的物業便勝出。六人起用兩副牌。
ruleset-enhanced = 加強版
ruleset-enhanced-words = 多二十張牌，有入獄、雙重盜取和更貴的房子；要集齊四套。
ruleset-tournament = 比賽版
ruleset-tournament-words = 學生會隊際比賽的規則：擲骰定次序，雙倍租金可疊加兩張，到自己的回合才算勝出。
ruleset-hasbro = 現行印刷版
ruleset-hasbro-words = 基本版加上牌面所印的面值和現行規則：多於七張的手牌和失去的房子放到放牌處。

## 選項

option-deck = 牌組
option-deck-words = 加強版多二十張牌：五種新行動、更貴的房子和酒店，錢和多功能物業亦更多。
option-deck-base = 基本版，106 張
option-deck-enhanced = 加強版，126 張
option-deck-copies = 幾副牌
option-deck-copies-words = 兩副牌洗在一起，人多都夠用。其他規則不變。
option-deck-copies-auto = 五人以下一副，六人起兩副
option-deck-copies-1 = 一副
option-deck-copies-2 = 兩副
option-rainbow-rent-count = 加強版的彩色租金
option-rainbow-rent-count-words = 加強版可以加入第四張彩色租金。
option-rainbow-rent-count-3 = 三張
option-rainbow-rent-count-4 = 四張，共 127 張牌
option-values = 面值
option-values-words = 車站／公共事業多功能物業和彩色租金值多少；有些印刷版與一般的牌表不同。
option-values-seed = 車站／公共事業多功能物業 4M，彩色租金 1M
option-values-printed = 按牌面所印：2M 和 3M
option-sets-to-win = 勝出套數
option-sets-to-win-words = 集齊多少套不同顏色的物業便勝出。
option-sets-to-win-3 = 三套
option-sets-to-win-4 = 四套
option-sets-to-win-5 = 五套
option-houses-to-win = 勝出要有房子
option-houses-to-win-words = 想難一點：用來勝出的物業上要不要有房子。
option-houses-to-win-off = 不用
option-houses-to-win-one = 其中一套要有
option-houses-to-win-all-buildable = 可加房子的每套都要有
option-win-timing = 何時算勝出
option-win-timing-words = 最後一套一集齊就勝出，還是要保住到自己的回合開始。
option-win-timing-immediate = 即時
option-win-timing-own-turn = 自己的回合
option-recolor = 更改多功能物業的顏色
option-recolor-words = 更改自己多功能物業的顏色，算不算三次出牌之一。
option-recolor-free = 不算出牌
option-recolor-play = 算一次出牌
option-turn-order = 出牌次序
option-turn-order-words = 隨機選一位開始、順時針輪流，或者每人擲兩顆骰子，點數大的先。
option-turn-order-clockwise = 隨機一位開始，順時針
option-turn-order-dice = 擲骰決定
option-excess-hand = 多於七張的手牌
option-excess-hand-words = 回合結束時不能留的手牌放到哪裏。
option-excess-hand-draw-bottom = 放回卡組底部
option-excess-hand-discard = 放到放牌處
option-doubles-per-rent = 每次收租的雙倍租金
option-doubles-per-rent-words = 一張租金牌可以加幾張雙倍租金。
option-doubles-per-rent-1 = 最多一張
option-doubles-per-rent-2 = 最多兩張，四倍
option-double-on-rainbow-rent = 雙倍租金配彩色租金
option-double-on-rainbow-rent-words = 雙倍租金可不可以與彩色租金一起用。
option-double-on-rainbow-rent-yes = 可以
option-double-on-rainbow-rent-no = 不可以
option-no-costs-a-play = 自己回合的提出反對
option-no-costs-a-play-words = 在自己的回合提出反對，算不算三次出牌之一。
option-no-costs-a-play-no = 不算出牌
option-no-costs-a-play-yes = 算一次出牌
option-buildings-payable = 用房子和酒店付款
option-buildings-payable-words = 物業上的房子和酒店能不能用來付款。
option-buildings-payable-yes = 可以
option-buildings-payable-no = 不可以
option-broken-set-buildings = 不再成套時的房子和酒店
option-broken-set-buildings-words = 一套物業不再完整時，上面的房子和酒店放到哪裏。
option-broken-set-buildings-bank = 撥入主人的銀行
option-broken-set-buildings-discard = 放到放牌處
option-forced-deal-from-full = 強制交易交出自己整套的牌
option-forced-deal-from-full-words = 可不可以交出自己整套的其中一張。對手整套的牌，無論如何都不能換。
option-forced-deal-from-full-no = 不可以
option-forced-deal-from-full-yes = 可以
option-jail = 入獄的回合
option-jail-words = 入獄的人在下一個回合還可以做甚麼。
option-jail-skip = 整個跳過
option-jail-draw-only = 只抽牌，不出牌
option-speeding-pick = 超速行駛棄哪一張
option-speeding-pick-words = 中了超速行駛的人，棄哪一張牌由誰決定。
option-speeding-pick-victim = 由棄牌的人選
option-speeding-pick-random = 隨機
