import { randomUUID } from 'node:crypto';
import { commentAdd } from '../src/features/conversation/comments/comment-add.ts';
import { curiousAccept } from '../src/features/knowledge/answers/curious-accept.ts';
import { curiousHelped } from '../src/features/knowledge/answers/curious-helped.ts';
import { curiousGet } from '../src/features/knowledge/curiosity/curious-get.ts';
import { curiousPublish } from '../src/features/knowledge/curiosity/curious-publish.ts';
import { curiousAsk } from '../src/features/knowledge/knowing/curious-ask.ts';
import type { Context } from '../src/http/context.ts';
import { HOUR, MINUTE, shift } from '../src/platform/clock.ts';

type Asking = {
  readonly idOf: (name: string) => string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
};

type DemoQuestion = {
  readonly by: string;
  /** So many hours before now. */
  readonly hoursAgo: number;
  readonly question: string;
  readonly detail?: string;
  readonly asks?: readonly string[];
  readonly answers?: readonly { readonly by: string; readonly text: string }[];
  /** What someone answered without a name. */
  readonly unnamed?: { readonly by: string; readonly text: string };
  /** Who gave the answer that was accepted, and helped. */
  readonly solvedBy?: string;
};

type Unnamed = {
  readonly by: string;
  readonly text: string;
  readonly asker: string;
  readonly curiousId: string;
  readonly at: Date;
};

/** What the team asks beside its diaries; people are named by the part of the address before the @. */
const questions: readonly DemoQuestion[] = [
  {
    by: 'priya',
    hoursAgo: 150,
    question: 'Which printers do the shops have, and how far do their margins differ?',
    detail: 'I would like **one** sheet that survives all of them, fold marks included.',
    asks: ['sofia'],
    answers: [
      {
        by: 'sofia',
        text: '24 printers, 17 models. Margins differ by up to 9 mm; the table has each of them.',
      },
      { by: 'aiko', text: 'Two of them print only if struck. That is not in the table.' },
    ],
    solvedBy: 'sofia',
  },
  {
    by: 'chenxiao',
    hoursAgo: 120,
    question: '小票机打出来全是问号怎么办？',
    detail: '老周家那台，字库很老。',
    asks: ['linmei'],
    answers: [{ by: 'linmei', text: '字库太老就别跟它讲道理，整张转成图再打，老周那台就是这样好的。' }],
    solvedBy: 'linmei',
  },
  {
    by: 'chenxiao',
    hoursAgo: 98,
    question: '司机戴湿手套怎么按按钮？',
  },
  {
    by: 'ben',
    hoursAgo: 74,
    question: 'In which order should crates stand in the van?',
    answers: [
      {
        by: 'aiko',
        text: 'By house numbers, says Senhor Abílio: a driver who looks is a driver who stands.',
      },
    ],
    unnamed: {
      by: 'priya',
      text: 'At six in the morning no one looks at a plan, the drivers told me. Paint the numbers on the floor of the van.',
    },
  },
  {
    by: 'lina',
    hoursAgo: 50,
    question: '跟老板讲误差，有没有一句好懂的话？',
    asks: ['wanglei'],
    answers: [{ by: 'wanglei', text: '以前约七点，七点十一才到；现在七点零五。' }],
    solvedBy: 'wanglei',
  },
  {
    by: 'linmei',
    hoursAgo: 26,
    question: '停电的时候，机房的电池现在能撑多久？',
    asks: ['zhaoyiming'],
    unnamed: {
      by: 'wanglei',
      text: '说实话，上次演练其实只撑了四分钟，记录里写的是十分钟。先把旧电池换了再测吧。',
    },
  },
  {
    by: 'sofia',
    hoursAgo: 22,
    question: 'Does the app say anything when a phone is too cold to charge?',
    detail: 'At 3 °C two of five refused, without a word.',
    asks: ['maya'],
  },
];

/** What is answered of the questions that came out of diaries, by how they begin. */
const answersToDiaries: readonly { readonly begins: string; readonly by: string; readonly text: string }[] = [
  {
    begins: '新旧两个模型并排跑',
    by: 'wanglei',
    text: '至少五个工作日，其中得有一天下雨。光看晴天，两个模型谁都像神仙。',
  },
  {
    begins: '小区两期同名的门',
    by: 'lina',
    text: '一期和二期是两家物业录的，编号都从1开始。把期数并进编号就分开了。',
  },
  {
    begins: 'What shall the app say when a driver is too early?',
    by: 'priya',
    text: '“You are twelve minutes early, the shop opens at six.” One sentence, and nothing in red.',
  },
  {
    begins: 'Could we ever tell a shop when the river rises?',
    by: 'tomas',
    text: 'The gauge at Coimbra is public, every fifteen minutes. A threshold and one short message would do.',
  },
  {
    begins: '为什么有的小区门禁',
    by: 'zhouting',
    text: '我问过胡师傅：上午是物业自己的人，登记本归他们管；下午换成保安公司，只认脸。',
  },
];

/** Lets the demo team ask, answer and thank each other; returns what gives the answers without names, for a step to show. */
export async function askAround({ idOf, as, now }: Asking): Promise<() => Promise<void>> {
  const unnamedAnswers: (() => Promise<void>)[] = [];
  for (const {
    by,
    hoursAgo,
    question,
    detail = '',
    asks = [],
    answers = [],
    unnamed,
    solvedBy,
  } of questions) {
    const at = shift(now, -hoursAgo * HOUR);
    const { id: curiousId } = await curiousPublish(await as(by, at), { question, detail });
    for (const name of asks) {
      await curiousAsk(await as(by, shift(at, MINUTE)), { curiousId, userId: idOf(name) });
    }
    if (unnamed) unnamedAnswers.push(() => answerUnnamed({ ...unnamed, asker: by, curiousId, at }, as));
    const given = new Map<string, string>();
    for (const [index, { by: answerer, text }] of answers.entries()) {
      const then = await as(answerer, shift(at, (index + 1) * HOUR));
      const said = await commentAdd(then, { kind: 'curious', objectId: curiousId, text });
      if (said.comment) given.set(answerer, said.comment.id);
    }
    const commentId = solvedBy === undefined ? undefined : given.get(solvedBy);
    if (commentId === undefined) continue;
    const later = await as(by, shift(at, 5 * HOUR));
    await curiousAccept(later, { curiousId, commentId });
    await curiousHelped(later, { curiousId, helped: true });
  }
  await answerDiaries(as, now);
  return async () => {
    for (const give of unnamedAnswers) await give();
  };
}

async function answerDiaries(as: Asking['as'], now: Date): Promise<void> {
  const { items } = await curiousGet(await as('linmei', now), { limit: 50 });
  for (const { begins, by, text } of answersToDiaries) {
    const found = items.find(({ question }) => question.startsWith(begins));
    if (!found) continue;
    const soon = shift(new Date(found.createdAt), HOUR);
    const at = soon < now ? soon : now;
    await commentAdd(await as(by, at), { kind: 'curious', objectId: found.id, text });
  }
}

/** Those who open a question that is answered without a name: enough to hide who it was. */
const openers = ['maya', 'linmei', 'aiko', 'sofia', 'zhouting', 'chenxiao'];

async function answerUnnamed({ by, text, asker, curiousId, at }: Unnamed, as: Asking['as']): Promise<void> {
  const then = shift(at, HOUR);
  for (const name of new Set([...openers, by])) {
    if (name !== asker) await curiousGet(await as(name, then), { curiousId, limit: 1 });
  }
  const writer = await as(by, then);
  const anonymous = { id: randomUUID(), key: writer.random.token() };
  await commentAdd(writer, { kind: 'curious', objectId: curiousId, text, anonymous });
}
