import * as z from 'zod/mini';
import * as f from './fields.ts';
import { MAX_QUESTIONS } from './limits.ts';
import { type Branching, HELPED, type Words } from './questionnaire-branches.ts';

const questionKinds = ['single', 'multiple', 'scale', 'text', 'date'] as const;
const MAX_CHOICES = 20;

/** Words in one or both languages; a reader sees their own where it is there. */
const words = (max: number) => {
  const said = () => z.optional(f.text({ max }));
  return z.strictObject({ en: said(), zh: said() });
};
const isSaid = ({ en, zh }: Words) => Boolean(en || zh);
const wordsNeeded = (max: number, required: Parameters<typeof f.say>[0]) =>
  words(max).check(z.refine(isSaid, { error: f.say(required) }));

export const questionnaireTitle = () => wordsNeeded(120, 'titleMissing');
export const questionnaireIntro = () => words(2_000);

const choice = z.strictObject({ id: f.id(), text: wordsNeeded(200, 'choiceRequired') });
const scalePoint = () => f.count({ from: 1, to: 10 });

const showIf = z
  .strictObject({
    /** One that stands above. */
    questionId: f.id(),
    /** Of a question with choices: any of them was chosen. */
    choiceIds: z.optional(
      z.array(f.id()).check(z.minLength(1, f.say('conditionEmpty')), z.maxLength(MAX_CHOICES)),
    ),
    /** Of a scale: its number lies between, both included. */
    from: z.optional(scalePoint()),
    to: z.optional(scalePoint()),
  })
  .check(
    z.refine(
      ({ choiceIds, from, to }) =>
        choiceIds ? from === undefined && to === undefined : (from ?? to) !== undefined,
      {
        error: f.say('conditionEmpty'),
      },
    ),
  );

const question = z
  .strictObject({
    /** Made by the client; answers of all runs and both languages are merged by it. */
    id: f.id(),
    kind: z.enum(questionKinds),
    text: wordsNeeded(500, 'questionnaireQuestionRequired'),
    required: z._default(z.boolean(), false),
    /** Where all answer alike, how many did is not told. */
    sensitive: z._default(z.boolean(), false),
    /** The heading of a section that begins here. */
    section: z._default(z.nullable(wordsNeeded(120, 'titleMissing')), null),
    /** Of `single` and `multiple`. */
    choices: z._default(z.array(choice).check(z.maxLength(MAX_CHOICES, f.say('choicesTooMany'))), []),
    /** Whether one may answer in words of one’s own instead. */
    other: z._default(z.boolean(), false),
    /** Of a scale: what 1 and 10 mean. */
    low: z._default(z.nullable(words(60)), null),
    high: z._default(z.nullable(words(60)), null),
    /** Asked only then. */
    showIf: z._default(z.nullable(showIf), null),
  })
  .check(
    z.refine(
      ({ kind, choices }) =>
        kind === 'single' || kind === 'multiple' ? choices.length >= 2 : choices.length === 0,
      {
        path: ['choices'],
        error: f.say('choicesNeeded'),
      },
    ),
    z.refine(({ kind, other }) => !other || kind === 'single' || kind === 'multiple', {
      path: ['other'],
      error: f.say('otherNeedsChoices'),
    }),
    z.refine(({ choices }) => areDifferent(choices), { path: ['choices'], error: f.say('idsRepeated') }),
  );
export type Question = z.output<typeof question>;

/** Words as they are sent; a language that is not there is left out. */
export const wordsView = z.object({ en: z.optional(z.string()), zh: z.optional(z.string()) });
const perhapsWords = z.nullable(wordsView);

/** A question as it is sent, in all its languages. */
export const questionView = z.object({
  id: f.id(),
  kind: z.enum(questionKinds),
  text: wordsView,
  required: z.boolean(),
  sensitive: z.boolean(),
  section: perhapsWords,
  choices: z.array(z.object({ id: f.id(), text: wordsView })),
  other: z.boolean(),
  low: perhapsWords,
  high: perhapsWords,
  showIf: z.nullable(
    z.object({
      questionId: f.id(),
      choiceIds: z.optional(z.array(f.id())),
      from: z.optional(z.int()),
      to: z.optional(z.int()),
    }),
  ),
});

/** An answer as it is sent back to the one who gave it. */
export const answerView = z.object({
  questionId: f.id(),
  choiceIds: z.optional(z.array(f.id())),
  other: z.optional(z.string()),
  number: z.optional(z.int()),
  text: z.optional(z.string()),
  day: z.optional(f.day()),
});

const areDifferent = (items: readonly { readonly id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** One to fifty questions, each of which depends on earlier ones alone. */
export const questions = () =>
  z.array(question).check(
    z.minLength(1, { error: f.say('questionsNeeded'), abort: true }),
    z.maxLength(MAX_QUESTIONS, { error: f.say('questionnaireQuestionsTooMany'), abort: true }),
    z.refine(areDifferent, { error: f.say('idsRepeated'), abort: true }),
    z.refine((asked: Question[]) => !hasCircle(asked), { error: f.say('questionsCircle'), abort: true }),
    z.refine((asked: Question[]) => asked.every((one, at) => dependsOnEarlier(one, asked.slice(0, at))), {
      error: f.say('conditionInvalid'),
    }),
  );

function dependsOnEarlier({ showIf }: Question, earlier: readonly Question[]): boolean {
  if (!showIf) return true;
  const on = earlier.find(({ id }) => id === showIf.questionId);
  if (!on) return false;
  const { choiceIds, from = 1, to = 10 } = showIf;
  if (!choiceIds) return on.kind === 'scale' && from <= to;
  return choiceIds.every((id) => on.choices.some((choice) => choice.id === id));
}

/** An answer to one question, by its kind: `choiceIds` with or without `other`, `number`, `text` or `day`. */
export const questionAnswer = z.strictObject({
  questionId: f.id(),
  choiceIds: z.optional(z.array(f.id()).check(z.maxLength(MAX_CHOICES, f.say('choicesTooMany')))),
  other: z.optional(f.text({ min: 1, max: 200, required: 'otherRequired' })),
  number: z.optional(scalePoint()),
  text: z.optional(f.text({ min: 1, max: 2_000, required: 'contentMissing' })),
  day: z.optional(f.day()),
});
export type QuestionAnswer = z.output<typeof questionAnswer>;

/** Whether an action that was decided since the run before helped. */
const helped = { actionId: f.id(), helped: z.enum(HELPED) };
export const helpedAnswer = z.object(helped);
export const helpedWish = z.strictObject(helped);

/** Why numbers are held back: each is a rule that readers can look up. */
const withheldReasons = ['fewerThanFive', 'fewerThanEight', 'nearlyAll', 'nextSmallest'] as const;

const receipt = z.object({
  /** How many answered; null below five. */
  count: z.nullable(z.int()),
  withheld: z.nullable(z.enum(withheldReasons)),
  /** How many departments have no numbers of their own here. */
  hiddenGroups: z.int(),
});

/** How many said that an action helped, with the receipt of what is not shown. */
const helpedResult = z.object({
  distribution: z.nullable(z.array(z.object({ key: z.enum(HELPED), count: z.int() }))),
  receipt,
});
export type HelpedResult = z.output<typeof helpedResult>;

/** The same of everyone, and where results are shown by department, of each. */
export const helpedResults = z.extend(helpedResult, {
  groups: z.array(
    z.extend(helpedResult, {
      /** Null for those in no department, or in several. */
      departmentId: z.nullable(f.id()),
    }),
  ),
});

/** What is shown of the answers to one question, with the receipt of what is not. */
const questionResult = z.object({
  questionId: z.string(),
  /** Of a scale. */
  mean: z.nullable(z.number()),
  deviation: z.nullable(z.number()),
  /** By the id of the choice (`other` for one’s own words), the number of a scale, or the day. */
  distribution: z.nullable(z.array(z.object({ key: z.string(), count: z.int() }))),
  /** What most chose, where how many did is withheld. */
  most: z.nullable(z.string()),
  /** In the order of the alphabet. */
  texts: z.nullable(z.array(z.string())),
  /** Words of one’s own beside the choices; from eight of them on. */
  otherTexts: z.nullable(z.array(z.string())),
  receipt,
});
export type QuestionResultView = z.output<typeof questionResult>;

export const questionnaireResults = z.object({
  /** The day on whose morning the answers were counted, once and together. */
  countedOn: f.day(),
  /** How many answered, of how many who were asked when it closed; null below five. */
  answered: z.nullable(z.int()),
  asked: z.int(),
  questions: z.array(questionResult),
  /** Departments by themselves, where they are compared; null is everyone in none, or in several. */
  groups: z.array(z.object({ departmentId: z.nullable(f.id()), questions: z.array(questionResult) })),
});
export type QuestionnaireResults = z.output<typeof questionnaireResults>;

/** Whether questions depend on one another in a circle, so that none of them could ever be asked. */
function hasCircle(questions: readonly Branching[]): boolean {
  const dependsOn = new Map(questions.map(({ id, showIf }) => [id, showIf?.questionId]));
  return questions.some(({ id }) => {
    const seen = new Set<string>();
    for (let at = dependsOn.get(id); at !== undefined && !seen.has(at); at = dependsOn.get(at)) {
      if (at === id) return true;
      seen.add(at);
    }
    return false;
  });
}
