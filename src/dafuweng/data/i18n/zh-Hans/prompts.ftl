## The sheets that rise from below: choosing, answering, paying, putting back.

choose-seat = 对谁使用？
choose-second = 另一位选谁？
choose-take = 要{ $name }的哪一张？
choose-give = 用哪一张来交换？
choose-also = 另一张取哪一张？
choose-confirm = 确定这样出牌？
choose-set = 整套{ $color }
choose-nothing = 这张牌现在用不上。
choose-back = 返回
choose-cancel = 放回手中
choose-leave = 不改了
choose-seat-has = 银行 { $bank_m }M · 手牌 { $hand } 张
choose-play = 出牌

use-bank = 存入银行：{ $amount_m }M
use-place = 当作{ $color }物业放下
use-place-plain = 放到自己的桌面
use-place-which = 放下，当作：
use-recolor = 改为{ $color }
use-recolor-which = 改为：
use-rent =
    { $doubles ->
        [0] 收取{ $color }租金：每人 { $amount_m }M
       *[other] 收取{ $color }双倍租金：每人 { $amount_m }M
    }
use-rent-rainbow =
    { $doubles ->
        [0] 向一人收取{ $color }租金：{ $amount_m }M
       *[other] 向一人收取{ $color }双倍租金：{ $amount_m }M
    }
use-birthday = 每人送你 { $amount_m }M
use-debt-collector = 向一人收取 { $amount_m }M
use-pass-go = 多抽两张牌
use-sly-deal = 盗取一张物业
use-forced-deal = 交换一张物业
use-deal-breaker = 接管一整套物业
use-go-to-jail = 让一位对手暂停一个回合
use-double-sly = 盗取同一位对手的两张物业
use-speeding = 让对手各放弃一张手牌
use-inheritor = 从一位对手的手牌暗抽一张
use-build = 加在{ $color }整套上

## Why a card can only be money now

unused-double = 这张牌不能单独用：请拿起租金牌，选双倍租金。
unused-double-alone = 这张牌只能让租金牌加倍，而你手上没有租金牌。可以先留着。
unused-no = 别人对你出牌时才用得上，留到那时吧。
unused-no-set = 其他玩家都还没有集齐一套。这张牌可以先留着。
unused-nothing-there = 其他玩家都还没有物业。这张牌可以先留着。
unused-no-own-set = 要加在整套物业上，而你还没有集齐一套。这张牌可以先留着。

## What is about to be done

summary-rent-rainbow = 向{ $name }收取{ $color }租金 { $amount_m }M。
summary-debt-collector = 向{ $name }收取 { $amount_m }M。
summary-sly-deal = 从{ $name }盗取{ $take }。
summary-forced-deal = 取{ $name }的{ $take }，给对方{ $give }。
summary-deal-breaker = 接管{ $name }的整套{ $color }物业。
summary-go-to-jail = { $name }下一个回合要跳过。
summary-double-sly =
    { $count ->
        [1] 从{ $name }盗取{ $take }。
       *[other] 从{ $name }盗取{ $take }和{ $give }。
    }
summary-speeding =
    { $count ->
        [1] { $name }要放弃一张手牌。
       *[other] { $name }和{ $second }各要放弃一张手牌。
    }
summary-inheritor = 从{ $name }的手牌暗抽一张。

placed-card = { $card }（{ $color }）
swatch-completes = 正好成套
swatch-full = 已有整套

respond-amount = 金额：
respond-waiting = 你之后还有 { $count } 人要回应。
respond-none-held = 你手上没有可以反对的牌。
respond-accept = 接受
respond-let-no-stand = 接受对方反对
respond-transfer-to = 由谁替你付？

pay-total = 已选 { $chosen_m }M，应付 { $due_m }M
pay-no-change = 多付的不找零。
pay-forgiven = 你付不清：能付的全部付出，还差的 { $lacks_m }M 就不用再付。
pay-suggest = 建议
pay-confirm = 支付 { $chosen_m }M
pay-anyway = 照样支付
pay-breaks = 这样会拆散整套物业：{ $colors }。

give-choose = 请选一张牌
give-confirm = 放弃{ $card }

discard-left =
    { $count ->
        [0] 先选的先放到领牌处底部。
       *[other] 还要选 { $count } 张。
    }
discard-confirm = 放回 { $count } 张
discard-enough = 已经够了。想换一张，先点一下已选的牌取消。

value-none = 无面值
