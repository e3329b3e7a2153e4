### 电脑 sensible 为什么会这样做：每项一句，没有变量。怎样做由页面显示。

hint-wins = 这样就赢了。
hint-completes-set = 这样就凑成一套。
hint-starts-set = 开始集新的一套，也可以用它收租。
hint-grows-set = 离凑成一套又近了一步。
hint-break-deal = 一次拿到一整套，对手同时少一套。
hint-steal-for-set = 盗来的牌，你那一套正好用得上。
hint-steal-to-break = 可以阻止对手凑成一套。
hint-swap-for-set = 用不太需要的牌，换来你那一套缺的牌。
hint-charge-rent = 对手现在付得起这笔租金。
hint-charge-double = 这笔租金够高，多用一次出牌来加倍也值得。
hint-collect-debt = 五百万元不少，而这位对手大半付得起。
hint-birthday = 每人送二百万元，加起来也不少。
hint-build = 加盖之后，这一套每次都能多收租。
hint-draw-more = 先多抽两张，也许有更好的牌可用。
hint-bank-money = 银行里有钱，就不必拿物业来付款。
hint-bank-spare = 这张牌暂时用处不大，存入银行可以保护物业。
hint-say-no = 这次损失很大，值得用“{ card-just-say-no }”。
hint-keep-no = 这次损失不大，“{ card-just-say-no }”留到更要紧的时候再用。
hint-no-holds-none = 你不能反对，只好接受。
hint-pay-least = 用这些牌足以付清，对你的物业伤害最小。
hint-pay-all = 能付的都要付出去。
hint-color-best = 当作这种颜色，对你的物业最有帮助。
hint-recolor = 换一种颜色，这张多功能物业更有用。
hint-put-back-least = 放回这几张牌最不可惜。
hint-end-turn = 剩下的牌现在用没有好处，不如留着。
hint-only-move = 现在只能这样做。
