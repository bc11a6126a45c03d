/** Who follows which people, by the part of the address before the @. */
export const follows: Readonly<Record<string, readonly string[]>> = {
  maya: ['linmei', 'priya', 'aiko', 'lina'],
  linmei: ['maya', 'wanglei', 'tomas'],
  priya: ['chenxiao', 'ben'],
  wanglei: ['tomas', 'zhouting'],
  aiko: ['zhouting', 'maya'],
  tomas: ['wanglei'],
};

/** Selections of people to read together. */
export const followGroups: readonly { owner: string; name: string; people: readonly string[] }[] = [
  { owner: 'maya', name: 'On the phone', people: ['aiko', 'zhouting', 'lina'] },
  { owner: 'linmei', name: '到达时间', people: ['wanglei', 'tomas', 'chenxiao', 'ben'] },
];

/** What someone said about an entry, and what was replied; `anonymous` has no name. */
export type Said = {
  readonly by: string;
  readonly text: string;
  readonly anonymous?: true;
  readonly replies?: readonly { readonly by: string; readonly text: string }[];
};

/** An entry by its author, and its week and weekday counted from the end: `1.5` is the Friday before the last. */
type Talk = {
  readonly about: readonly [author: string, place: string];
  readonly said: readonly Said[];
  readonly reactions?: readonly (readonly [by: string, emoji: string])[];
};

/** What the team said about the week of the arrival times. */
export const talks: readonly Talk[] = [
  {
    about: ['wanglei', '1.5'],
    said: [
      {
        by: 'tomas',
        text: 'Half, and none of it an algorithm. Print that sentence, @王磊.',
        replies: [{ by: 'wanglei', text: '打印好了，贴在圆珠笔旁边。' }],
      },
      { by: 'linmei', text: '那行“临时”代码，终于。' },
    ],
    reactions: [
      ['maya', '🎉'],
      ['linmei', '🎉'],
      ['priya', '👍'],
      ['sofia', '👍'],
    ],
  },
  {
    about: ['aiko', '1.5'],
    said: [
      {
        by: 'maya',
        text: 'From 40 calls to 22, and a teacher who gave up his own model. I shall quote him in Coimbra.',
        replies: [{ by: 'aiko', text: 'He asks for royalties in melons.' }],
      },
      {
        by: 'zhouting',
        text: '那位老师下楼的时候，我们这边也有一位阿姨没梳头。准了也得提前说一声。',
      },
    ],
    reactions: [
      ['priya', '😄'],
      ['zhouting', '👍'],
    ],
  },
  {
    about: ['linmei', '1.4'],
    said: [
      {
        by: 'sofia',
        text: 'Three on the rota is what the card asked for. Thank you for not waiting until someone broke.',
      },
      {
        by: 'zhaoyiming',
        anonymous: true,
        text: '夜里每人一周醒两次还是多。能不能把凌晨的告警先合并一遍再叫人？',
        replies: [
          { by: 'linmei', text: '能。下周一前我把近一个月的告警过一遍，只留真要起床的，改完在日记里写。' },
        ],
      },
    ],
    reactions: [['maya', '👍']],
  },
  {
    about: ['maya', '1.2'],
    said: [
      {
        by: 'ben',
        anonymous: true,
        text: 'I like a handover of one side. I would also like to know on Monday, not Friday, when you are going to be away.',
        replies: [
          {
            by: 'maya',
            text: 'You are right, and it is easy to mend: from now on it stands in the calendar on the day I book.',
          },
        ],
      },
      { by: 'aiko', text: 'The fridge has a magnet of Sintra. The sheet fits under it.' },
    ],
    reactions: [['aiko', '😄']],
  },
  {
    about: ['lina', '1.4'],
    said: [
      {
        by: 'maya',
        text: '“Easier than my grandson’s homework” is the best sentence we have for Binjiang. May I use it?',
      },
      { by: 'chenxiao', text: '劝十句不如同行一句，这句我要写进欢迎页。' },
    ],
    reactions: [
      ['zhouting', '😄'],
      ['chenxiao', '👍'],
    ],
  },
];
