## The sheets that rise from below: choosing, answering, paying, putting back.

choose-seat = 對誰使用？
choose-second = 另一位選誰？
choose-take = 要{ $name }的哪一張？
choose-give = 用哪一張來交換？
choose-also = 另一張取哪一張？
choose-confirm = 確定這樣出牌？
choose-set = 整套{ $color }
choose-nothing = 這張牌現在用不到。
choose-back = 返回
choose-cancel = 放回手中
choose-leave = 不轉了
choose-seat-has = 銀行 { $bank_m }M · 手牌 { $hand } 張
choose-play = 出牌

use-bank = 存入銀行：{ $amount_m }M
use-place = 當作{ $color }物業擺出
use-place-plain = 擺到自己枱面
use-place-which = 擺出，當作：
use-recolor = 轉為{ $color }
use-recolor-which = 轉為：
use-rent =
    { $doubles ->
        [0] 收取{ $color }租金：每人 { $amount_m }M
       *[other] 收取{ $color }雙倍租金：每人 { $amount_m }M
    }
use-rent-rainbow =
    { $doubles ->
        [0] 向一人收取{ $color }租金：{ $amount_m }M
       *[other] 向一人收取{ $color }雙倍租金：{ $amount_m }M
    }
use-birthday = 每人送你 { $amount_m }M
use-debt-collector = 向一人收取 { $amount_m }M
use-pass-go = 多抽兩張牌
use-sly-deal = 盜取一張物業
use-forced-deal = 交換一張物業
use-deal-breaker = 接管一整套物業
use-go-to-jail = 令一位對手暫停一個回合
use-double-sly = 盜取同一位對手的兩張物業
use-speeding = 令對手各放棄一張手牌
use-inheritor = 從一位對手的手牌暗抽一張
use-build = 加在整套{ $color }上

## Why a card can only be money now

unused-double = 這張牌不能單獨用：請拿起租金牌，選雙倍租金。
unused-double-alone = 這張牌只可以令租金牌加倍，而你手上沒有租金牌。可以先留着。
unused-no = 有人對你出牌時才用得着，留待那時吧。
unused-no-set = 其他玩家都未集齊一套。這張牌可以先留着。
unused-nothing-there = 其他玩家都未有物業。這張牌可以先留着。
unused-no-own-set = 要加在整套物業上，而你還未集齊一套。這張牌可以先留着。

## What is about to be done

summary-rent-rainbow = 向{ $name }收取{ $color }租金 { $amount_m }M。
summary-debt-collector = 向{ $name }收取 { $amount_m }M。
summary-sly-deal = 從{ $name }盜取{ $take }。
summary-forced-deal = 取{ $name }的{ $take }，給對方{ $give }。
summary-deal-breaker = 接管{ $name }的整套{ $color }物業。
summary-go-to-jail = { $name }下一個回合要跳過。
summary-double-sly =
    { $count ->
        [1] 從{ $name }盜取{ $take }。
       *[other] 從{ $name }盜取{ $take }和{ $give }。
    }
summary-speeding =
    { $count ->
        [1] { $name }要放棄一張手牌。
       *[other] { $name }和{ $second }各要放棄一張手牌。
    }
summary-inheritor = 從{ $name }的手牌暗抽一張。

placed-card = { $card }（{ $color }）
swatch-completes = 剛好成套
swatch-full = 已有整套

respond-amount = 金額：
respond-waiting = 你之後還有 { $count } 人要回應。
respond-none-held = 你手上沒有可以反對的牌。
respond-accept = 接受
respond-let-no-stand = 接受對方反對
respond-transfer-to = 由誰代你付？

pay-total = 已選 { $chosen_m }M，應付 { $due_m }M
pay-no-change = 多付的不設找贖。
pay-forgiven = 你付不清：可以付的全部付出，還差的 { $lacks_m }M 就不用再付。
pay-suggest = 建議
pay-confirm = 支付 { $chosen_m }M
pay-anyway = 照樣支付
pay-breaks = 這樣會拆散整套物業：{ $colors }。

give-choose = 請選一張牌
give-confirm = 放棄{ $card }

discard-left =
    { $count ->
        [0] 先選的先放到卡組底部。
       *[other] 還要選 { $count } 張。
    }
discard-confirm = 放回 { $count } 張
discard-enough = 已經夠數。想換一張，先按一下已選的牌取消。

value-none = 無面值
