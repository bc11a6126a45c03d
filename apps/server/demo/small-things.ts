import type { Sections } from '@garden/contract';

/** What an entry of the demo holds beside its texts; `thanks` and `easier` answer the team's questions. */
export type SmallThings = Partial<
  Pick<Sections, 'mistakes' | 'unclear' | 'customerGood' | 'weeklyTop' | 'insight'>
> & { readonly thanks?: string; readonly easier?: string; readonly review?: Review };

/** What a leader said of the entry's first customer-good item; `by` is the part of the address before the @. */
export type Review = { readonly by: string; readonly verdict: 'praise' | 'ask'; readonly note: string };

type Entries = Readonly<Record<string, SmallThings>>;

const mine = (text: string) => ({ text, shared: false });
const lent = (text: string) => ({ text, shared: true });

/** By the part of the address before the @, then by week and weekday counted from the end: `0.5` is the last Friday. */
export const smallThings: Readonly<Record<string, Entries>> = {
  maya: {
    '0.1': { mistakes: [mine('Answered a question in the launch channel that was Sofia’s to answer.')] },
    '0.3': {
      unclear: ['Who tells the shops if Binjiang decides to stop half a day before us?'],
      thanks: 'Priya, who took the last adjective out of the welcome page.',
    },
    '0.5': {
      mistakes: [lent('Promised the accountant the VAT papers for Wednesday, and remembered on Thursday.')],
      weeklyTop: [
        'Everyone said go, and the stop rule is unchanged since the pilot',
        'Horta da Sé signed: five of five in Coimbra',
        'A rota for Monday with a name on every line',
      ],
      insight:
        'The launch is calm because each person can stop it. I used to think that calm came from my being sure.',
      easier: 'Saying no to Senhor Abílio.',
    },
  },
  linmei: {
    '1.2': { unclear: ['新旧两个模型并排跑，要跑几天才算看准？'] },
    '1.3': { mistakes: [mine('评审时替陈晓答了客户的问题，她明明答得上来。')] },
    '0.3': {
      unclear: ['小区两期同名的门，地址库里为什么会是同一个编号？'],
      thanks: '李娜，演得让人想退款。',
    },
    '0.5': {
      mistakes: [lent('值班表先发给了自己人，客服那边晚了一个小时才看到。')],
      weeklyTop: [
        '两地对着跑同一天的单子，差零单',
        '完整预演一次开城，两小时四十分',
        '值班表每格都有名字，两地各一个人能单独退回',
      ],
      insight:
        '这周我几乎没有亲手做什么，事情却都到了该到的地方。原来带团队最踏实的时候，是周五下午没有事做，晚上还能睡得着觉。',
      easier: '让每个人都能自己按下退回。',
    },
  },
  ben: {
    '1.2': {
      mistakes: [mine('Rounded each arrival time up before anybody else could round it, since spring.')],
    },
    '1.3': { unclear: ['What shall the app say when a driver is too early?'] },
    '0.3': {
      unclear: ['How does one route a van around four hundred singing students?'],
      customerGood: ['A driver of Horta da Sé asked to keep the app on his own telephone'],
      thanks: 'The student who gave me the ribbon.',
      review: { by: 'linmei', verdict: 'praise', note: 'This is the best test we had all week.' },
    },
    '0.5': {
      mistakes: [mine('Spent two of seven minutes of a rollback looking for a pen.')],
      weeklyTop: [
        'Rollback by Tomás’s note in seven minutes, blind',
        'A closed road is reported with two taps',
      ],
      easier: 'Finding a pen.',
    },
  },
  aiko: {
    '0.2': { customerGood: ['A planner in Coimbra printed our help page and laminated it'] },
    '0.4': {
      unclear: ['Could we ever tell a shop when the river rises?'],
      thanks: 'The owner’s father, for an hour of silence.',
    },
    '0.5': {
      mistakes: [mine('Ordered the croissants for Sunday first.')],
      customerGood: ['Rui drives up on his free day to stand next to the new drivers'],
      weeklyTop: [
        'All five shops in Coimbra are trained',
        'A call list that says whom not to ring before ten',
      ],
      insight:
        'Zhou Ting did the list for Binjiang better than I would have, because I gave her the reason and not the form.',
      easier: 'Training at five in the morning.',
    },
  },
  lina: {
    '0.1': { unclear: ['为什么有的小区门禁上午要登记，下午就不用？'], thanks: '那个讲柿子的保安。' },
    '0.4': {
      customerGood: ['方姐亲自给江晖两姐妹讲了一下午，从打印讲到备注'],
      thanks: '方姐，还有她的葱。',
      review: { by: 'aiko', verdict: 'ask', note: '方姐讲的备注用法，能录一小段给科英布拉看吗？' },
    },
    '0.5': {
      mistakes: [lent('给老陈买手机忘了开发票，财务又要笑我。')],
      weeklyTop: [
        '滨江四家，每家门口都有一个自己人',
        '十九个门禁全部跑完',
        '五个收不到短信的师傅，一个一个解决了',
      ],
      easier: '让师傅们不用记密码。',
    },
  },
  zhaoyiming: {
    '0.3': { mistakes: [mine('没有告警，先怀疑人，后怀疑告警，顺序反了。')] },
    '0.5': {
      unclear: ['备份恢复从53分钟变成14分钟，少掉的39分钟到底在等什么？'],
      weeklyTop: ['备份恢复14分钟', '短信第二通道，十五秒内切过去'],
      easier: '周一早上不用有人守着面板。',
    },
  },
};
