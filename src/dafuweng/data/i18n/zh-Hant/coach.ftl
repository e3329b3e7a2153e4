### 第一局的提示，每個新場面一句。

coach-title = 提示
coach-next = 明白
coach-stop = 不再提示

coach-first-turn = 輪到你。你已經抽牌，最多可以出三張。按一張手牌，看看可以怎樣用。
coach-property = 把物業擺到枱面。集齊三套不同顏色的物業就贏。
coach-money = 把錢存入銀行，交租時就不用拿物業去抵。存入之後不能取回手中。
coach-wild = 這張物業可以當多於一種顏色。選對你有用的一種，自己的回合還可以轉色。
coach-rent = 租金牌按你面前一種顏色的物業收租，張數愈多，租金愈高。
coach-steal = 這張牌可以取走別人的物業。整套的只有「{ card-deal-breaker }」取得到。
coach-build = 整套物業加上房子，租金會更高，再加酒店又再高些。
coach-draw = 「{ card-pass-go }」用一次出牌換來兩張新牌。牌多些，選擇就多些。
coach-recolor = 枱面的多功能物業，自己的回合可以轉色，不計作出牌。
coach-charged = 有人對你出牌。你手上沒有「{ card-just-say-no }」，今次只好接受。
coach-no = 有人對你出牌。「{ card-just-say-no }」可以擋住，但損失不大的話，不如留着。
coach-pay = 你要付錢。剔選用哪些牌付：先用銀行，不夠才用物業，不設找贖。「建議」會替你選。
coach-color = 這張多功能物業歸你了。選一種顏色擺放。
coach-discard = 回合完結時最多留七張手牌。選最不可惜的放回。
coach-end = 三次出牌都用完了。結束回合，輪到下一位。
coach-winning = 有人還差一套就贏。快些集齊自己的，或者拆散對方的。
coach-others = 輪到其他人。留意他們在儲哪些顏色；有人對你出牌時，會問你怎樣做。
