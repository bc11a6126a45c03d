/** A question that someone of the demo team asks, and how someone else asks the same later. */
export type KnowingCase = {
  readonly question: string;
  readonly again: string;
  /** Who wrote about it, by the part of the address before the @: one of them belongs among the three. */
  readonly knows: readonly string[];
};

const asked = (question: string, again: string, ...knows: readonly string[]): KnowingCase => ({
  question,
  again,
  knows,
});

/** Written before the ranking was: 60 questions in both languages. Every third is held out, and tunes nothing. */
const cases: readonly KnowingCase[] = [
  asked(
    'How do we keep the crates in the van in a sensible order?',
    'In which order should crates stand in the van?',
    'aiko',
  ),
  asked(
    'What should we tell customers in the first hour after an incident?',
    'An incident just happened: what do people want to know in the first hour?',
    'aiko',
  ),
  asked(
    'Who has experience with telling apart churches that have the same name?',
    'Two places have the same name; which church is meant?',
    'aiko',
  ),
  asked(
    'How do we call shops after we made a mistake?',
    'Calling people after a mistake: is there a page?',
    'aiko',
  ),
  asked(
    'Can older drivers read the letters in the app, or should they be bigger?',
    'Should the letters in the app be bigger for drivers?',
    'aiko',
    'ben',
    'sofia',
  ),
  asked(
    'Why does Android stop our uploads when the battery is low?',
    'Android battery saver stops the uploads, why?',
    'ben',
  ),
  asked('What happens to old feature flags?', 'Feature flags: who deletes the old ones?', 'ben'),
  asked(
    'How long does it take to roll back the app, and which passwords do I need?',
    'Rolling back the app: how long, and with which password?',
    'ben',
    'sofia',
    'tomas',
  ),
  asked(
    'How do map tiles work on the phone in flight mode?',
    'Tiles on disk: do they work in flight mode?',
    'ben',
    'tomas',
  ),
  asked(
    'Why do delivery photos arrive twice?',
    'Why did we get the same delivery photo twice?',
    'ben',
    'sofia',
  ),
  asked(
    'Which printers do the shops have, and do their margins differ?',
    'Printers in the shops: how much do margins differ?',
    'sofia',
    'priya',
  ),
  asked(
    'How much battery does a phone lose in the cold room?',
    'Battery loss in the cold, any numbers?',
    'sofia',
  ),
  asked(
    'How do we test buttons with wet gloves?',
    'Testing with a wet glove: how?',
    'sofia',
    'priya',
    'aiko',
  ),
  asked(
    'Who signs the release checklist, and where does it get stuck?',
    'Who has to sign the release checklist?',
    'sofia',
  ),
  asked(
    'Can an arrival time on the screen be in the past?',
    'The screen showed an arrival in the past; can that happen?',
    'sofia',
  ),
  asked(
    'What do we do when two drivers scan the same crate?',
    'Two drivers scanned one crate: who is right?',
    'tomas',
  ),
  asked(
    'What is the constraint on delivery windows for?',
    'Why does a delivery window have a constraint now?',
    'tomas',
    'maya',
    'aiko',
  ),
  asked('What do map tiles cost us for each order?', 'What is the price of tiles per order?', 'tomas', 'ben'),
  asked(
    'Do leading zeros survive in the export?',
    'Does the export lose leading zeros?',
    'tomas',
    'chenxiao',
    'sofia',
  ),
  asked(
    'Why did the export hit the memory alarm with the orders of the peak day?',
    'Memory alarm while exporting the peak day, why?',
    'tomas',
  ),
  asked(
    'How do we test the price on the two pages?',
    'The two pages with a price each: how is that tested?',
    'maya',
    'priya',
    'sofia',
  ),
  asked(
    'How many months is the pilot free for the grocers?',
    'Grocers in the pilot: how many free months?',
    'maya',
  ),
  asked(
    'How do we count lost taps?',
    'Lost taps: by comparing what are they counted?',
    'maya',
    'sofia',
    'aiko',
  ),
  asked(
    'What happened to export links that live for ever?',
    'Do old export links still work?',
    'maya',
    'tomas',
    'sofia',
  ),
  asked(
    'What is the stop rule on launch day?',
    'When do we stop: what is the rule about lost deliveries?',
    'maya',
    'sofia',
  ),
  asked(
    'How many blues do our screens have, and which colour may I add?',
    'May I add a colour, or are there too many blues already?',
    'priya',
  ),
  asked('Where do the fold marks on the sheet go?', 'How thick are the fold marks on the sheet?', 'priya'),
  asked(
    'What should the phone show after the paper is printed?',
    'After the paper is printed, what is on the phone?',
    'priya',
    'ben',
  ),
  asked(
    'How many characters has the phone number that dials?',
    'Does the phone number dial when it is tapped?',
    'priya',
    'ben',
  ),
  asked(
    'Where is the original drawing of the lids?',
    'Who made the original drawing of the lids?',
    'priya',
    'maya',
  ),
  asked('“离线”这个词师傅听着害怕，换成什么好？', '“离线”该换个什么词师傅才不怕？', 'zhouting'),
  asked('outbox用中文该叫什么？', 'outbox翻成中文是哪个词？', 'zhouting'),
  asked('车库出口找不到的投诉怎么处理？', '好多投诉说找不到车库出口，怎么办？', 'zhouting', 'lina'),
  asked('出错以后怎么给客户打电话道歉？', '打道歉电话有什么讲究？出错以后怎么打？', 'zhouting'),
  asked('手机存满了该怎么提示师傅？', '手机存满的提示怎么写？', 'zhouting'),
  asked('小票机打出来全是问号怎么办？', '为什么小票机打出来是问号？', 'linmei'),
  asked('签收和改派冲突了以谁为准？', '冲突规则里，签收以谁为准？', 'linmei'),
  asked('清单怎么从九条删到了七条？', '清单原来的九条，为什么只剩七条？', 'linmei', 'zhaoyiming', 'sofia'),
  asked('定价测试的分组按什么定？', '分组会不会因为换浏览器变掉？按什么定死的？', 'linmei', 'wanglei'),
  asked('断网时拍的签收照为什么会传两张？', '签收照传了两张一样的，怎么回事？', 'linmei'),
  asked('长列表滚起来卡，怎么解决？', '长列表几百行怎么滚得顺？', 'chenxiao'),
  asked('前端冻结之前要走一遍哪些机器？', '前端冻结前拿哪些旧显示器、平板检查？', 'chenxiao'),
  asked('两个时间之间该拉开几个像素？', '时间之间拉开多少像素才不像比分？', 'chenxiao'),
  asked('备注应该放在地址上头吗？', '备注和地址，哪个放上头？', 'chenxiao'),
  asked('省电模式下手机多久报一次平安？', '手机每隔多少秒报平安？省电模式呢？', 'chenxiao', 'ben'),
  asked('试点预算是怎么谈的，免费多久？', '试点免费一个月是怎么谈下来的？', 'lina', 'maya'),
  asked('充电宝的编号被撕了怎么办？', '师傅把充电宝编号弄掉了，找谁？', 'lina'),
  asked('中位数怎么讲老板才听得懂？', '跟老板讲中位数，有没有一句好懂的话？', 'lina', 'wanglei'),
  asked('开城那天谁守白马湖？', '白马湖那边开城当天是谁守？', 'lina'),
  asked('老板天天刷定价页等降价，怎么谈？', '有人一直等降价，定价页刷了几十回，该说什么？', 'lina'),
  asked('定价页要测几天才算数？', '定价页测试需要多少天，样本才够？', 'wanglei'),
  asked('节前的量怎么预测？', '怎么预测节前能到多少单？', 'wanglei', 'zhaoyiming'),
  asked('旧模型每站固定加三分钟是为什么？', '为什么旧模型每站都多三分钟？', 'wanglei', 'tomas'),
  asked('为什么有人不照路线走反而更快？', '不照路线走反而比路线快，图里缺了什么？', 'wanglei'),
  asked('从楼下到签收要几分钟？', '楼下与签收之间隔多久？', 'wanglei'),
  asked('连接池默认的大小够用吗？', '连接池要调到多少才够用？', 'zhaoyiming'),
  asked('备份恢复一次要几分钟？', '做一次备份恢复花多长时间？', 'zhaoyiming'),
  asked('楼里停电的时候电池能撑多久？', '停电二十分钟，电池撑得住吗？', 'zhaoyiming'),
  asked('短信的第二通道多久能切过去？', '短信主通道断了，第二通道切过去要几秒？', 'zhaoyiming'),
  asked('没有主人的旧测试机怎么处理？', '旧测试机没有主人会怎样？到期停吗？', 'zhaoyiming'),
];

/**
 * What no one in the demo team wrote of, though many use some of its words; written before anything was asked of what
 * speaks for someone. Every third is held out as well.
 */
const unanswerable: readonly string[] = [
  'How do I apply for parental leave?',
  'Who knows a good dentist near the office?',
  'Which tax form do freelancers in Spain have to file?',
  'How can I repair a dripping tap in the kitchen?',
  'Does anyone play the cello and want to form a quartet?',
  'What visa do I need for a week in Brazil?',
  'How do you train a puppy not to bark at night?',
  'Who has experience with Kubernetes operators written in Go?',
  'Which insurance covers a stolen bicycle?',
  'How long does it take to learn to drive a forklift?',
  'Can someone explain quantum key distribution?',
  'Where do I order business cards with my new title?',
  'What is a good first marathon plan for a beginner?',
  'How do we register a trademark in Canada?',
  'Who can help me write a wedding speech?',
  'Which union should drivers call about their pension?',
  'What time does the swimming pool open on Sunday?',
  'Who has the phone number of a reliable plumber?',
  'Which tablet is the best for children to draw on the road?',
  'How do customers of a bank get their money back after a fraud?',
  '公司附近哪家牙医好？',
  '产假怎么申请？',
  '有人会修钢琴吗？',
  '去巴西出差要办什么签证？',
  '孩子上小学学区怎么选？',
  '谁懂区块链的共识算法？',
  '怎么注册海外商标？',
  '马拉松第一次跑怎么训练？',
  '家里的水龙头漏水怎么修？',
  '房贷提前还款划算吗？',
  '谁知道卫星图像怎么买？',
  '公积金怎么提取？',
  '年会的主持人谁来当？',
  '有没有会说葡萄牙语的翻译？',
  '打疫苗要提前几天预约？',
  '股票期权怎么交税？',
  '谁有靠谱的搬家公司电话？',
  '新手机买哪个牌子的好？',
  '周末开车去山里哪条路线好看？',
  '客户送的月饼放哪里了？',
];

const isHeldOut = (_: unknown, index: number) => index % 3 === 2;

export const tuningCases = cases.filter((each, index) => !isHeldOut(each, index));
export const heldOutCases = cases.filter(isHeldOut);
export const unanswerableCases = {
  tuning: unanswerable.filter((each, index) => !isHeldOut(each, index)),
  heldOut: unanswerable.filter(isHeldOut),
};
