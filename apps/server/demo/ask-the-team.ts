import { addDays, type Calendar, type DiaryDay, dayStart } from '@garden/calendar';
import type { QuestionAnswer } from '@garden/contract';
import { questionnaireAct } from '../src/features/life/questionnaires/questionnaire-act.ts';
import { questionnaireAdd } from '../src/features/life/questionnaires/questionnaire-add.ts';
import { questionnaireDo } from '../src/features/life/questionnaires/questionnaire-do.ts';
import { takeQuestionnaireMornings } from '../src/features/life/questionnaires/taking.store.ts';
import type { Context } from '../src/http/context.ts';
import { HOUR, shift } from '../src/platform/clock.ts';

type Asking = {
  readonly teamId: string;
  readonly names: readonly string[];
  readonly idOf: (name: string) => string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
  readonly today: DiaryDay;
  readonly calendar: Calendar;
};

type Tried = {
  readonly id: string;
  readonly owner: string;
  readonly day: DiaryDay;
  readonly text: string;
  readonly isDone: boolean;
};

/** What a question has unless it says otherwise. */
const plain = {
  required: false,
  sensitive: false,
  section: null,
  choices: [],
  other: false,
  low: null,
  high: null,
  showIf: null,
};

/** What the pulse asks: how the two weeks were, what took most of them, what helped, and one thing to change. */
const scores = [8, 7, 9, 6, 8, 7, 8, 5, 9, 7, 8];
const took = [0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 2];
const felt = ['yes', 'yes', 'partly', 'yes', 'no'] as const;
const wishes = [
  'Fewer meetings on the morning of a release.',
  '发布当天上午不开会。',
  'One place for what Coimbra calls things.',
  '值班表提前两周排好。',
  'Answer the shops before ten.',
  'A second telephone at the desk.',
  '复盘别超过一小时。',
  'Lunch away from the screen.',
];

/** Asks the demo team about its last two weeks, anonymously and again and again, and by name about its launch. */
export async function askTheTeam(asking: Asking): Promise<void> {
  await takePulse(asking);
  await lookBack(asking);
}

/** Its first two runs were counted; the second asked whether what was done about the first helped, as the third does. */
async function takePulse({ teamId, names, idOf, as, now, today, calendar }: Asking): Promise<void> {
  const opens = addDays(today, -28);
  const closes = addDays(opens, 6);
  const maya = await as('maya', shift(dayStart(opens, calendar), HOUR));
  const id = () => maya.random.id();
  const [rating, most, wish, ...choiceIds] = [id(), id(), id(), id(), id(), id(), id()];
  const choices = [
    { en: 'Customers and shops', zh: '客户和门店' },
    { en: 'Building', zh: '开发' },
    { en: 'Meetings', zh: '会议' },
    { en: 'Mending what broke', zh: '修故障' },
  ].map((text, at) => ({ id: choiceIds[at] ?? '', text }));
  const { id: questionnaireId, version } = await questionnaireAdd(maya, {
    teamId,
    title: { en: 'Pulse of two weeks', zh: '两周脉搏' },
    intro: { en: 'Three questions, two minutes.', zh: '三个问题，两分钟。' },
    questions: [
      {
        ...plain,
        id: rating,
        kind: 'scale',
        required: true,
        text: { en: 'How were the last two weeks?', zh: '过去两周过得怎么样？' },
        low: { en: 'Hard', zh: '很难' },
        high: { en: 'Great', zh: '很好' },
      },
      {
        ...plain,
        id: most,
        kind: 'single',
        text: { en: 'What took most of your time?', zh: '时间主要花在哪里？' },
        choices,
      },
      { ...plain, id: wish, kind: 'text', text: { en: 'One thing to change?', zh: '想改变的一件事？' } },
    ],
    departmentIds: [],
    anonymous: true,
    byDepartment: false,
    opens,
    closes,
    repeats: 'twoWeeks',
    resultsFor: 'all',
  });
  const morning = async (day: DiaryDay) =>
    takeQuestionnaireMornings(await as('maya', shift(dayStart(day, calendar), 4 * HOUR)));
  const answer = async (run: number, first: DiaryDay, actionIds: readonly string[]) => {
    for (const [at, score] of scores.entries()) {
      const name = names[at];
      if (name === undefined) break;
      const text = wishes[(at + run - 1) % scores.length];
      const answers: QuestionAnswer[] = [
        { questionId: rating, number: Math.min(score + run - 1, 10) },
        { questionId: most, choiceIds: [choices[took[at] ?? 0]?.id ?? ''] },
        ...(text === undefined ? [] : [{ questionId: wish, text }]),
      ];
      const helped = actionIds.map((actionId, nth) => ({
        actionId,
        helped: felt[(at + nth) % felt.length] ?? 'yes',
      }));
      const moment = shift(dayStart(addDays(first, 1), calendar), (6 + at) * HOUR);
      await questionnaireDo(await as(name, moment), {
        ...{ questionnaireId, run, version, anonymous: true, answers, helped },
      });
    }
  };
  const act = async (run: number, at: Date, actions: readonly Tried[]) =>
    questionnaireAct(await as('maya', at), {
      ...{ questionnaireId, run },
      actions: actions.map(({ owner, ...action }) => ({ ...action, ownerId: idOf(owner) })),
    });
  await answer(1, opens, []);
  await morning(addDays(closes, 1));
  const tried = [
    { id: id(), owner: 'linmei', day: addDays(closes, 6), text: '发布当天上午不排会', isDone: true },
    { id: id(), owner: 'aiko', day: addDays(closes, 7), text: 'Order a second telephone', isDone: true },
  ];
  await act(1, shift(dayStart(addDays(closes, 1), calendar), 6 * HOUR), tried);
  const second = addDays(opens, 14);
  await morning(second);
  await answer(
    2,
    second,
    tried.map((action) => action.id),
  );
  await morning(addDays(second, 7));
  await act(2, shift(dayStart(addDays(second, 7), calendar), 6 * HOUR), [
    { id: id(), owner: 'ben', day: addDays(today, 3), text: 'Answer the shops before ten', isDone: false },
  ]);
  await takeQuestionnaireMornings(await as('maya', now));
}

/** It runs, and some have answered. */
async function lookBack({ teamId, as, now, today }: Asking): Promise<void> {
  const linmei = await as('linmei', shift(now, -HOUR));
  const [went, hard] = [linmei.random.id(), linmei.random.id()];
  const made = await questionnaireAdd(linmei, {
    teamId,
    title: { en: 'Looking back at the rehearsal', zh: '演练回顾' },
    intro: {},
    questions: [
      {
        ...plain,
        id: went,
        kind: 'text',
        required: true,
        text: { en: 'What went well?', zh: '哪些做得好？' },
      },
      { ...plain, id: hard, kind: 'text', text: { en: 'What was hard?', zh: '哪里难？' } },
    ],
    departmentIds: [],
    anonymous: false,
    byDepartment: false,
    opens: today,
    closes: addDays(today, 4),
    repeats: null,
    resultsFor: 'participants',
  });
  const ofRun = { questionnaireId: made.id, run: 1, version: made.version, anonymous: false, helped: [] };
  const said = [
    ['ben', 'The van knew its route before I did.', 'Parking at Santa Clara.'],
    ['wanglei', '预计到达时间和实际只差四分钟。', '地下车库里还是没信号。'],
    ['priya', 'No one asked what the range means.', 'Finding who decides about refunds.'],
  ] as const;
  for (const [name, well, difficult] of said) {
    const answers = [
      { questionId: went, text: well },
      { questionId: hard, text: difficult },
    ];
    await questionnaireDo(await as(name, now), { ...ofRun, answers });
  }
}
