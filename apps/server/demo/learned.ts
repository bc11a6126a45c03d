/** What people made a rule of for themselves; people are named by the part of the address before the @. */
export type DemoGuideline = {
  readonly by: string;
  /** So many days ago. */
  readonly daysAgo: number;
  readonly title: string;
  readonly category: string;
  readonly content: string;
  /** What it said at first. */
  readonly before?: string;
  readonly pinned?: true;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays?: readonly number[];
};

/** A mistake, what became of it, and what its owner answered each time they were asked about it. */
export type DemoMistake = {
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
  readonly instead?: string;
  readonly tags?: readonly string[];
  readonly guideline?: Omit<DemoGuideline, 'by' | 'daysAgo'>;
  readonly answers?: readonly ('yes' | 'no' | 'untested')[];
};

/** What someone did better from a day on, and how it went. */
export type DemoImprovement = {
  readonly by: string;
  readonly daysAgo: number;
  readonly forDays?: number;
  readonly text: string;
  readonly answer?: 'kept' | 'changed' | 'dropped';
  readonly note?: string;
};

const WORKING_DAYS = [1, 2, 3, 4, 5];

export const guidelines: readonly DemoGuideline[] = [
  {
    by: 'maya',
    daysAgo: 52,
    title: 'No adjectives on a page that promises something',
    category: 'Customers',
    content:
      'Say the **number**, the **hour** and the **name**.\n\n- “Fast” is a number that no one looked up.\n- If a sentence survives without its adjective, it was one word too long.',
    before: 'Say the number. Leave out “fast”, “easy” and “simple”.',
    pinned: true,
  },
  {
    by: 'maya',
    daysAgo: 30,
    title: 'The dullest line of the list before lunch',
    category: 'Days',
    content: 'Dull lines age badly. One of them, whole, before anything that is fun.',
    weekdays: WORKING_DAYS,
  },
  {
    by: 'maya',
    daysAgo: 19,
    title: 'Before an hour with a grocer',
    category: 'Customers',
    content:
      '1. Read the last two letters from them.\n2. Bring the thing itself, not a picture of it.\n3. Ask what they tape to the fridge.\n4. The last five minutes belong to them.',
  },
  {
    by: 'linmei',
    daysAgo: 47,
    title: '出事那一刻',
    category: '上线',
    content:
      '先退，再查，最后才问是谁。\n\n1. 谁能退，名字写在清单第四条。\n2. 退完报一句：退了，几点几分。\n3. 复盘不超过七十分钟。',
    before: '先退，再查。',
    pinned: true,
  },
  {
    by: 'linmei',
    daysAgo: 26,
    title: '周五下班前的三件事',
    category: '带人',
    content: '- 值班表每一格都有名字\n- 能单独退回的人，两地各一个\n- 谢一个人，当面说，说具体的事',
    weekdays: [5],
  },
  {
    by: 'linmei',
    daysAgo: 14,
    title: '数字变好的时候，先看垫底的那一个',
    category: '数据',
    content: '中位数只说大多数人。垫底那家店的名字，要能脱口而出。',
    weekdays: [1, 3],
  },
  {
    by: 'aiko',
    daysAgo: 21,
    title: 'Who not to ring before ten',
    category: 'Phone',
    content:
      'Bakers, night porters, and anyone whose child answers. Write first; they ring back when they sit.',
  },
  {
    by: 'wanglei',
    daysAgo: 16,
    title: '给别人看图之前',
    category: '数据',
    content: '先用一句话说出结论。说不出来，图就还没画完。',
    weekdays: WORKING_DAYS,
  },
];

export const mistakes: readonly DemoMistake[] = [
  {
    ...{
      by: 'maya',
      daysAgo: 61,
      text: 'Promised a date on the telephone and wrote it down an hour later, wrong.',
    },
    instead: 'Write the date down while they are still talking, and read it back to them.',
    tags: ['Promises', 'Phone'],
    guideline: {
      title: 'Write a promise down before hanging up',
      category: 'Customers',
      content:
        'The date, the hour, and who waits for it. Read it back: “So you have it on Wednesday by noon.”',
    },
    answers: ['no', 'yes', 'no', 'no', 'no'],
  },
  {
    by: 'maya',
    daysAgo: 44,
    text: 'Filled every silence in the meeting with Hangzhou myself.',
    instead: 'Count to seven. The line has a delay, and so has thinking in a second language.',
    tags: ['Meetings'],
    guideline: {
      title: 'Seven seconds belong to the other side',
      category: 'Meetings',
      content: 'Count to seven, silently. No one has ever needed eight.',
    },
    answers: ['untested', 'no', 'no', 'no'],
  },
  {
    ...{
      by: 'maya',
      daysAgo: 1,
      text: 'Answered a customer’s letter while cross; it was polite, and it was not kind.',
    },
    instead: 'Once round the block before the second paragraph.',
    tags: ['Letters'],
    guideline: {
      title: 'Once round the block before the second paragraph',
      category: 'Customers',
      content: 'A letter that was begun in anger is finished after a walk. Drizzle improves it.',
    },
  },
  {
    ...{
      by: 'maya',
      daysAgo: 9,
      text: 'Changed the agenda in the lift and told only those who were in the lift.',
    },
    instead: 'Nothing is decided until it stands where everyone reads it.',
    tags: ['Meetings', 'Promises'],
    guideline: {
      title: 'Nothing is decided in a lift',
      category: 'Meetings',
      content: 'What was agreed in passing is written to all within the hour, or it was a chat.',
    },
    answers: ['yes', 'no', 'no'],
  },
  {
    by: 'maya',
    daysAgo: 24,
    text: 'Praised the release and forgot the two people who had tested it.',
    tags: ['Thanks'],
  },
  {
    by: 'linmei',
    daysAgo: 58,
    text: '评审只看了改了哪几行，没问这段程序在哪个时区跑。',
    instead: '看代码先问三句：在哪儿跑，几点跑，跑错了谁来退。',
    tags: ['评审', '上线'],
    guideline: {
      title: '评审先问三句',
      category: '上线',
      content: '在哪儿跑？几点跑？跑错了谁来退？\n\n三句答不上来，先不看代码。',
    },
    answers: ['no', 'no', 'no'],
  },
  {
    by: 'linmei',
    daysAgo: 36,
    text: '当着全组的面说他文档写得少，他那天就没再开口。',
    instead: '批评的话一对一说，当着大家只说事。',
    tags: ['带人'],
    guideline: {
      title: '当着大家只说事，不说人',
      category: '带人',
      content: '要说人，留到一对一，先听他说完。',
    },
    answers: ['no', 'untested', 'no', 'no'],
  },
  {
    by: 'linmei',
    daysAgo: 1,
    text: '晚饭时又看了三回告警，小满说的话一句没听进去。',
    instead: '吃饭时手机放玄关。真有事，值班的人会打电话。',
    tags: ['家里'],
    guideline: {
      title: '吃饭时手机放玄关',
      category: '自己',
      content: '值班表上今晚是谁，就是谁。真有大事，电话会响。',
    },
  },
  {
    by: 'linmei',
    daysAgo: 8,
    text: '排期时把自己的时间全填满了，出了事没有一个小时能挪。',
    instead: '每天留一个半小时不排事。',
    tags: ['排期'],
    guideline: {
      title: '每天留一个半小时空着',
      category: '自己',
      content: '空着的时间不是没用，是给没想到的事用的。',
    },
    answers: ['yes', 'no'],
  },
  { by: 'linmei', daysAgo: 20, text: '翻译好的说明没请波尔图的同事读一遍，就直接发了。', tags: ['发布'] },
  {
    by: 'aiko',
    daysAgo: 33,
    text: 'Rang Dona Fernanda during the morning delivery, twice.',
    instead: 'Ask each shop once when it sits down, and write it beside the number.',
    tags: ['Phone'],
    guideline: {
      title: 'Ask when a shop sits down',
      category: 'Phone',
      content: 'One question in the first call: “When do you sit?” It stands beside the number from then on.',
    },
    answers: ['no', 'no', 'no'],
  },
  {
    by: 'wanglei',
    daysAgo: 12,
    text: '会上一口气讲了十一张图，大家记住的是第一张的颜色。',
    instead: '一次只带一张图，其余的放在后面，有人问再翻。',
    tags: ['讲解'],
    guideline: { title: '一次只带一张图', category: '讲解', content: '其余的放在后面，有人问再翻。' },
    answers: ['no', 'untested'],
  },
];

export const improvements: readonly DemoImprovement[] = [
  {
    by: 'maya',
    daysAgo: 62,
    text: 'Meetings end five minutes before the hour.',
    answer: 'kept',
    note: 'No one noticed, which is what success looks like.',
  },
  {
    by: 'maya',
    daysAgo: 40,
    forDays: 21,
    text: 'One letter a day by hand to a shop that left us.',
    answer: 'changed',
    note: 'One a week. After the second week they had begun to sound alike.',
  },
  {
    ...{
      by: 'maya',
      daysAgo: 9,
      text: 'Let the person whose question it is answer it, even when I am faster.',
    },
  },
  {
    by: 'linmei',
    daysAgo: 50,
    text: '评审意见每条都写清楚“为什么”。',
    answer: 'kept',
    note: '来回少了一半，陈晓说看意见像看笔记。',
  },
  {
    by: 'linmei',
    daysAgo: 35,
    text: '每天六点半准时关电脑。',
    answer: 'dropped',
    note: '上线那周做不到。改成每周三天准时走，先把这个做稳。',
  },
  { by: 'linmei', daysAgo: 14, text: '一周三天准时走，走之前把明天第一件事写好。' },
  { by: 'aiko', daysAgo: 6, text: 'Write first, ring second.' },
];
