### 牌桌以外的页面：规则和回放，打开时才载入。

## 规则

rules-search = 搜索纸牌和规则
rules-found =
    { $count ->
        [0] 没有找到。换个词试试，或者输入编号，例如 B50。
       *[other] 找到 { $count } 项
    }
rules-clear = 显示全部
rules-brief = 简单来说
rules-cards = 纸牌
rules-link = 规则 { $number } 的链接
rules-counts =
    { $same ->
        [yes] 每副 { $base } 张
       *[no]
            { $base ->
                [0] 只有加强版有，{ $enhanced } 张
               *[other] 基本版 { $base } 张，加强版 { $enhanced } 张
            }
    }
rules-value = 面值 { $value_m }M
rules-values = 值 { $value_m }M（印刷版 { $printed_m }M）
rules-options = 选项和各套规则
rules-by-choice = 只在自定规则中
rules-enhanced-only = 只用于加强版。
rules-rents = 租金 { $rents }

rules-goal = 比别人先集齐三套不同颜色的物业就赢。
rules-begin = 轮到你就抽两张牌；手上没有牌就抽五张。
rules-play = 最多用三张牌：钱存入银行，物业放到桌上，行动牌照牌面去做。
rules-pay = 要付钱时，用自己面前的银行或物业去付，不找零，手牌不用拿出来。
rules-no = 有人对你出牌，可以用“{ card-just-say-no }”挡住，轮到谁都一样。
rules-end = 最多留七张手牌，然后轮到下一位。

## 牌的种类

rules-kind-money = 钱牌
rules-kind-property = 物业
rules-kind-wild = 多功能物业
rules-kind-rent = 租金
rules-kind-action = 行动牌
rules-kind-building = 房子和酒店

## 规则的章节

rules-chapter-basics = 基本规则
rules-chapter-decks = 牌数和面值
rules-chapter-winning = 获胜
rules-chapter-turn = 回合
rules-chapter-properties = 物业
rules-chapter-paying = 付款和房子
rules-chapter-rent = 租金
rules-chapter-steals = 盗取和交换
rules-chapter-no = 作出反对
rules-chapter-enhanced = 加强版的牌
rules-chapter-tournaments = 比赛

## 回放

replay-title = 回放 { $code }
replay-first = 回到发牌
replay-back = 上一步
replay-play = 播放
replay-pause = 暂停
replay-next = 下一步
replay-last = 到结束
replay-move = 第 { $at } 步，共 { $last } 步
replay-deal = 发牌。
replay-speed = 速度
replay-course = 全局经过
replay-hand =
    { $count ->
        [0] 没有手牌
       *[other] 手牌 { $count } 张
    }
replay-pile = 领牌处 { $draw } 张，弃牌堆 { $discard } 张
replay-keys = 快捷键：← → 移一步，Page Up、Page Down 移一个回合，Home、End 到头尾，空格键播放。
replay-log = 保存本局记录
replay-checking = 正在检查洗牌……
replay-unchecked = 现在无法检查洗牌。
