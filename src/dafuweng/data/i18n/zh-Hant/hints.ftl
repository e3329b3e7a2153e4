### 電腦 sensible 為甚麼會這樣做：每項一句，沒有變數。怎樣做由頁面顯示。

hint-wins = 這樣就贏了。
hint-completes-set = 這樣就集齊一套。
hint-starts-set = 開始儲新一套，亦可以用它收租。
hint-grows-set = 距離集齊一套又近一步。
hint-break-deal = 一次過取得整套，對手同時少一套。
hint-steal-for-set = 盜來的牌，你那一套正好用得着。
hint-steal-to-break = 可以阻止對手集齊一套。
hint-swap-for-set = 用不太需要的牌，換來你那一套欠的牌。
hint-charge-rent = 對手現在付得起這筆租金。
hint-charge-double = 這筆租金夠高，多用一次出牌去加倍也值得。
hint-collect-debt = 五百萬元不少，而這位對手大半付得起。
hint-birthday = 每人送二百萬元，加起來也不少。
hint-build = 起好之後，這一套每次收租都多些。
hint-draw-more = 先多抽兩張，或者有更好的牌可用。
hint-bank-money = 銀行有錢，就不用拿物業來付款。
hint-bank-spare = 這張牌暫時用處不大，存入銀行可以保護物業。
hint-say-no = 今次損失很大，值得用「{ card-just-say-no }」。
hint-keep-no = 今次損失不大，「{ card-just-say-no }」留待更要緊的時候再用。
hint-no-holds-none = 你不能反對，只好接受。
hint-pay-least = 用這些牌足以付清，對你的物業損害最小。
hint-pay-all = 可以付的都要付出去。
hint-color-best = 當作這種顏色，對你的物業最有幫助。
hint-recolor = 轉另一種顏色，這張多功能物業更有用。
hint-put-back-least = 放回這幾張牌最不可惜。
hint-end-turn = 餘下的牌現在用沒有好處，不如留着。
hint-only-move = 現在只可以這樣做。
