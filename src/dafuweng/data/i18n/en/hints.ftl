### Why the bot sensible would do that: one sentence each, without variables. The page shows the move.

hint-wins = This wins the game.
hint-completes-set = This completes a set.
hint-starts-set = This starts a new set, and rent can be charged for it.
hint-grows-set = This brings one of your sets closer to complete.
hint-break-deal = A whole set at once, and your opponent loses it.
hint-steal-for-set = The stolen card completes or feeds a set of yours.
hint-steal-to-break = This keeps somebody from completing a set.
hint-swap-for-set = You get a card that your set needs, for one that you need less.
hint-charge-rent = Your opponents have something to pay this rent with.
hint-charge-double = This rent is high, so doubling it is worth the extra play.
hint-collect-debt = 5M is much, and this player can pay most of it.
hint-birthday = Everybody else gives 2M, and that adds up.
hint-build = A building makes every later rent of this set dearer.
hint-draw-more = More cards first: they may show something better to play.
hint-bank-money = With money in the bank you needn’t pay with properties.
hint-bank-spare = This card is of little use now; in the bank it protects your properties.
hint-say-no = This would hurt, so it is worth a Just Say No.
hint-keep-no = The loss is small. Keep your Just Say No for something worse.
hint-no-holds-none = You can’t say No, so let it happen.
hint-pay-least = These cards cover the debt and cost your sets least.
hint-pay-all = Everything that can pay has to go.
hint-color-best = In this colour the card helps your sets most.
hint-recolor = In another colour this wild does more for you.
hint-put-back-least = These are the cards you will miss least.
hint-end-turn = Nothing left improves your position; what you hold is better kept.
hint-only-move = There is nothing else you can do.
