### 纸牌和颜色。card-KIND 是牌名，card-KIND-does 用一句话说明功用；
### color-COLOR 用在句子里，color-COLOR-short 是牌上的单字。

## 颜色

color-brown = 啡色
color-brown-short = 啡
color-light-blue = 浅蓝色
color-light-blue-short = 浅
color-pink = 粉红色
color-pink-short = 粉
color-orange = 橙色
color-orange-short = 橙
color-red = 红色
color-red-short = 红
color-yellow = 黄色
color-yellow-short = 黄
color-green = 绿色
color-green-short = 绿
color-dark-blue = 蓝色
color-dark-blue-short = 蓝
color-railroad = 车站
color-railroad-short = 站
color-utility = 公共事业
color-utility-short = 公

## 小牌面上的短名，颜色由色带表示

face-wild = 多功能物业
face-rent = 租金

## 钱牌

card-money-1 = 一百万元
card-money-1-does = 钱牌，存入银行，用来付租金和还债。
card-money-2 = 二百万元
card-money-2-does = 钱牌，存入银行，用来付租金和还债。
card-money-3 = 三百万元
card-money-3-does = 钱牌，存入银行，用来付租金和还债。
card-money-4 = 四百万元
card-money-4-does = 钱牌，存入银行，用来付租金和还债。
card-money-5 = 五百万元
card-money-5-does = 钱牌，存入银行，用来付租金和还债。
card-money-10 = 一千万元
card-money-10-does = 钱牌，存入银行。留意付款不找零。

## 物业

card-brown = 啡色物业
card-brown-does = 两张啡色牌就是一套。
card-light-blue = 浅蓝色物业
card-light-blue-does = 三张浅蓝色牌就是一套。
card-pink = 粉红色物业
card-pink-does = 三张粉红色牌就是一套。
card-orange = 橙色物业
card-orange-does = 三张橙色牌就是一套。
card-red = 红色物业
card-red-does = 三张红色牌就是一套。
card-yellow = 黄色物业
card-yellow-does = 三张黄色牌就是一套。
card-green = 绿色物业
card-green-does = 三张绿色牌就是一套。
card-dark-blue = 蓝色物业
card-dark-blue-does = 两张蓝色牌就是一套。
card-railroad = 车站
card-railroad-does = 四张车站就是一套，不能加盖房子。
card-utility = 公共事业
card-utility-does = 两张公共事业就是一套，不能加盖房子。

## 多功能物业

card-wild-light-blue-brown = 浅蓝／啡多功能物业
card-wild-light-blue-brown-does = 可当作浅蓝色或啡色，轮到自己时可以改。
card-wild-light-blue-railroad = 浅蓝／车站多功能物业
card-wild-light-blue-railroad-does = 可当作浅蓝色或车站，轮到自己时可以改。
card-wild-pink-orange = 粉红／橙多功能物业
card-wild-pink-orange-does = 可当作粉红色或橙色，轮到自己时可以改。
card-wild-red-yellow = 红／黄多功能物业
card-wild-red-yellow-does = 可当作红色或黄色，轮到自己时可以改。
card-wild-dark-blue-green = 蓝／绿多功能物业
card-wild-dark-blue-green-does = 可当作蓝色或绿色，轮到自己时可以改。
card-wild-green-railroad = 绿／车站多功能物业
card-wild-green-railroad-does = 可当作绿色或车站，轮到自己时可以改。
card-wild-railroad-utility = 车站／公共事业多功能物业
card-wild-railroad-utility-does = 可当作车站或公共事业，轮到自己时可以改。
card-wild-rainbow = 彩色多功能物业
card-wild-rainbow-does = 可当作任何颜色，但要和该颜色的其他牌一起用。没有面值，不能付款。

## 租金

card-rent-light-blue-brown = 浅蓝／啡租金
card-rent-light-blue-brown-does = 向所有对手收取浅蓝色或啡色物业的租金。
card-rent-pink-orange = 粉红／橙租金
card-rent-pink-orange-does = 向所有对手收取粉红色或橙色物业的租金。
card-rent-red-yellow = 红／黄租金
card-rent-red-yellow-does = 向所有对手收取红色或黄色物业的租金。
card-rent-dark-blue-green = 蓝／绿租金
card-rent-dark-blue-green-does = 向所有对手收取蓝色或绿色物业的租金。
card-rent-railroad-utility = 车站／公共事业租金
card-rent-railroad-utility-does = 向所有对手收取车站或公共事业的租金。
card-rent-rainbow = 彩色租金
card-rent-rainbow-does = 选一位对手，收取你任何一种颜色物业的租金。

## 行动牌

card-deal-breaker = 物业接管
card-deal-breaker-does = 拿走一位对手的整套物业，连同上面的房子和酒店。
card-forced-deal = 强制交易
card-forced-deal-does = 用自己一张物业换对手一张物业，整套的不能换。
card-sly-deal = 盗取
card-sly-deal-does = 拿走对手一张物业，整套的不能拿。
card-just-say-no = 作出反对
card-just-say-no-does = 抵消对手对你使用的牌。不算出牌，别人的回合也能用。
card-debt-collector = 收取债务
card-debt-collector-does = 选一位对手，向他收五百万元。
card-birthday = 我的生日
card-birthday-does = 每位对手送你二百万元。
card-double-rent = 双倍租金
card-double-rent-does = 和租金牌一起打出，租金加倍。本身也算一次出牌。
card-house-3 = 房子
card-house-3-does = 加在自己的整套物业上，租金多三百万元。车站和公共事业不能加。
card-hotel-4 = 酒店
card-hotel-4-does = 加在已有房子的整套物业上，租金再多四百万元。
card-pass-go = 通行证
card-pass-go-does = 多抽两张牌。

## 加强版行动牌

card-go-to-jail = 即时入狱
card-go-to-jail-does = 选一位对手，他的下一回合暂停。
card-double-sly = 双重盗取
card-double-sly-does = 拿走同一位对手的两张物业，整套的不能拿。
card-speeding = 超速行驶
card-speeding-does = 选两位对手，各弃掉一张手牌。
card-rent-transfer = 租金转移
card-rent-transfer-does = 别人向你收租时，指定另一位玩家替你付。
card-inheritor = 继承者
card-inheritor-does = 从一位对手的手牌中暗抽一张。
card-house-4 = 新房子
card-house-4-does = 加在自己的整套物业上，租金多四百万元。车站和公共事业不能加。
card-hotel-5 = 新酒店
card-hotel-5-does = 加在已有房子的整套物业上，租金再多五百万元。
