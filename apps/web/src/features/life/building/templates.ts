import type { Condition } from '@garden/contract';
import type { Words } from '../questionnaires/words.ts';
import { type Built, type BuiltItem, hasChoices, type Kind, newQuestion } from './built.ts';

export const templateNames = ['enps', 'retrospective', 'onboarding', 'engagement', 'mood'] as const;
export type TemplateName = (typeof templateNames)[number];

/** A questionnaire to begin with, in both languages. */
export type Template = { readonly title: Words; readonly intro: Words; readonly items: Built };

type Plan = {
  readonly kind: Kind;
  readonly text: Words;
  readonly required?: boolean;
  readonly choices?: readonly Words[];
  readonly other?: boolean;
  readonly low?: Words;
  readonly high?: Words;
  /** The place of the question that it depends on, counted among all items, with places of choices or numbers. */
  readonly showIf?: { readonly at: number } & (
    | { readonly choices: readonly number[] }
    | { readonly from: number; readonly to: number }
  );
};

const w = (en: string, zh: string): Words => ({ en, zh });
const section = (en: string, zh: string): Words => w(en, zh);
const agree = { low: w('Disagree', '不同意'), high: w('Agree', '同意') };
const statement = (en: string, zh: string): Plan => ({
  kind: 'scale',
  required: true,
  text: w(en, zh),
  ...agree,
});

const plans: Record<TemplateName, { title: Words; intro: Words; items: readonly (Plan | Words)[] }> = {
  enps: {
    title: w('Would you recommend us?', '你会推荐我们吗？'),
    intro: w('Two short questions about working here.', '关于在这里工作的两个小问题。'),
    items: [
      {
        kind: 'scale',
        required: true,
        text: w(
          'How likely are you to recommend our team to a friend as a place to work?',
          '你有多大可能把我们团队推荐给朋友，作为工作的地方？',
        ),
        low: w('Not likely', '不太可能'),
        high: w('Very likely', '非常可能'),
      },
      {
        kind: 'text',
        text: w('What would have to change?', '需要改变什么？'),
        showIf: { at: 0, from: 1, to: 6 },
      },
      {
        kind: 'text',
        text: w('What do you like most about working here?', '在这里工作，你最喜欢什么？'),
        showIf: { at: 0, from: 7, to: 10 },
      },
    ],
  },
  retrospective: {
    title: w('Looking back on our weeks', '回顾这几周'),
    intro: w('What we keep, what we drop, what we try next.', '继续什么，停下什么，接下来试什么。'),
    items: [
      {
        kind: 'scale',
        required: true,
        text: w('How did these weeks go for you?', '这几周你过得怎么样？'),
        low: w('Rough', '很吃力'),
        high: w('Great', '很顺利'),
      },
      {
        kind: 'multiple',
        text: w('What helped us?', '什么帮到了我们？'),
        choices: [
          w('Clear goals', '目标清楚'),
          w('Quick answers', '回应及时'),
          w('Time without meetings', '没有会议的时间'),
          w('Help from other teams', '其他团队的帮助'),
        ],
        other: true,
      },
      { kind: 'text', text: w('What should we keep doing?', '哪些做法要继续？') },
      { kind: 'text', text: w('What should we stop doing?', '哪些做法该停下？') },
      { kind: 'text', text: w('What should we try next?', '接下来试试什么？') },
    ],
  },
  onboarding: {
    title: w('Your first weeks', '你的头几周'),
    intro: w('You see us with fresh eyes. What do you notice?', '你刚来，看得最清楚。你注意到了什么？'),
    items: [
      section('Arriving', '刚来的时候'),
      statement('I know what’s expected of me.', '我清楚大家对我的期待。'),
      statement('I have what I need for my work.', '工作需要的东西我都有了。'),
      {
        kind: 'date',
        text: w('On which day did you finish your first task?', '你哪天完成了第一项任务？'),
      },
      section('People', '身边的人'),
      {
        kind: 'single',
        required: true,
        text: w('Do your questions get an answer within a day?', '你的问题一天之内有人回答吗？'),
        choices: [w('Always', '总是'), w('Mostly', '多数时候'), w('Rarely', '很少')],
      },
      {
        kind: 'text',
        text: w('Which questions are still open?', '哪些问题还没有答案？'),
        showIf: { at: 5, choices: [1, 2] },
      },
      {
        kind: 'multiple',
        text: w('What helped you most?', '什么对你帮助最大？'),
        choices: [
          w('My buddy', '我的伙伴'),
          w('The team’s diaries', '团队的日记'),
          w('Written guides', '书面指南'),
          w('Trying things myself', '自己动手试'),
        ],
        other: true,
      },
      { kind: 'text', text: w('What confused you?', '什么让你困惑？') },
    ],
  },
  engagement: {
    title: w('Working here', '在这里工作'),
    intro: w('Twelve statements. How far do you agree with each?', '十二句话，你在多大程度上同意？'),
    items: [
      section('The basics', '基本条件'),
      statement('I know what good work looks like in my role.', '我知道自己的岗位上怎样算做得好。'),
      statement('I have the tools and information I need.', '我有需要的工具和信息。'),
      section('My part', '我的贡献'),
      statement('Most days I do what I’m best at.', '多数日子，我在做自己最擅长的事。'),
      statement(
        'In the past week someone noticed good work of mine.',
        '过去一周，有人看到了我做得好的地方。',
      ),
      statement('Someone here cares how I am.', '这里有人关心我过得怎么样。'),
      statement('Someone here helps me grow.', '这里有人帮助我成长。'),
      section('Belonging', '归属'),
      statement('What I say is heard.', '我说的话有人听。'),
      statement('I understand why our work matters.', '我明白我们的工作为什么重要。'),
      statement('My teammates do careful work.', '我的同事做事认真。'),
      statement('I can talk openly with someone here.', '在这里，我有可以说心里话的人。'),
      section('Growing', '成长'),
      statement(
        'In the past months someone talked with me about my progress.',
        '过去几个月，有人和我聊过我的进步。',
      ),
      statement(
        'In the past year I learned something that matters to me.',
        '过去一年，我学到了对自己重要的东西。',
      ),
      { kind: 'text', text: w('What one change would help most?', '哪一个改变最有帮助？') },
    ],
  },
  mood: {
    title: w('How are we?', '我们过得怎么样？'),
    intro: w('One tap, and a word if you like.', '点一下，想说再说一句。'),
    items: [
      {
        kind: 'single',
        required: true,
        text: w('How was your week?', '这一周过得怎么样？'),
        choices: [
          w('😄 Great', '😄 很好'),
          w('🙂 Good', '🙂 不错'),
          w('😐 So-so', '😐 一般'),
          w('🙁 Hard', '🙁 有点难'),
          w('😫 Exhausting', '😫 很累'),
        ],
      },
      { kind: 'text', text: w('What was behind it?', '是因为什么？') },
    ],
  },
};

/** A template as a questionnaire of its own: with ids of its own. */
export function templateOf(name: TemplateName, newId: () => string): Template {
  const { title, intro, items: planned } = plans[name];
  const items: BuiltItem[] = [];
  for (const plan of planned) {
    if (!('kind' in plan)) {
      items.push({ id: newId(), kind: 'section', text: plan });
      continue;
    }
    const { showIf, choices, ...rest } = plan;
    items.push({
      ...newQuestion(plan.kind, newId),
      ...rest,
      choices: (choices ?? []).map((text) => ({ id: newId(), text })),
      showIf: showIf ? conditionOf(showIf, items) : null,
    });
  }
  return { title, intro, items };
}

function conditionOf(planned: NonNullable<Plan['showIf']>, items: readonly BuiltItem[]): Condition | null {
  const source = items[planned.at];
  if (!source || source.kind === 'section') return null;
  if ('from' in planned) return { questionId: source.id, from: planned.from, to: planned.to };
  if (!hasChoices(source.kind)) return null;
  const choiceIds = planned.choices.flatMap((at) => source.choices[at]?.id ?? []);
  return { questionId: source.id, choiceIds };
}
