### 第一局的提示，每个新场面一句。

coach-title = 提示
coach-next = 明白
coach-stop = 不再提示

coach-first-turn = 轮到你。你已经抽了牌，最多可以出三张。点一张手牌，看看可以怎样用。
coach-property = 把物业放到桌上。集齐三套不同颜色的物业就赢。
coach-money = 把钱存入银行，付租金时就不用拿物业去抵。存入之后不能拿回手中。
coach-wild = 这张物业可以当作不止一种颜色。选对你有用的一种，自己的回合还可以改。
coach-rent = 租金牌按你面前一种颜色的物业收租，张数越多，租金越高。
coach-steal = 这张牌可以拿走别人的物业。整套的只有“{ card-deal-breaker }”拿得到。
coach-build = 整套物业加上房子，租金会更高，再加酒店又更高。
coach-draw = “{ card-pass-go }”用一次出牌换来两张新牌。牌多些，选择就多些。
coach-recolor = 桌上的多功能物业，自己的回合可以改颜色，不算出牌。
coach-charged = 有人对你出牌。你手上没有“{ card-just-say-no }”，这次只好接受。
coach-no = 有人对你出牌。“{ card-just-say-no }”可以挡住，但损失不大的话，不如留着。
coach-pay = 你要付钱。勾选用哪些牌付：先用银行，不够才用物业，不找零。“建议”会替你选。
coach-color = 这张多功能物业归你了。选一种颜色放下。
coach-discard = 回合结束时最多留七张手牌。选最不可惜的放回。
coach-end = 三次出牌都用完了。结束回合，轮到下一位。
coach-winning = 有人还差一套就赢。快点集齐自己的，或者拆散对方的。
coach-others = 轮到其他人。留意他们在集哪些颜色；有人对你出牌时，会问你怎么办。
