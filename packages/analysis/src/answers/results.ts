/** What is asked; choices merge by their ids in whichever language they were read. */
export type Question = {
  readonly id: string;
  readonly kind: 'single' | 'multiple' | 'scale' | 'text' | 'date';
  /** Where nearly all answer alike, how many did would tell what each said. */
  readonly isSensitive: boolean;
  /** The question beside whose choices these words are written: where its distribution is not shown, neither are they. */
  readonly beside?: string | undefined;
};

/** Ids of choices, a number from 1 to 10, or a text; a date is a text. */
export type AnswerValue = readonly string[] | number | string;

/** What one person sent: nothing of who it was but the group. */
export type Answer = {
  /** Null outside of all groups. */
  readonly groupId: string | null;
  readonly values: Readonly<Record<string, AnswerValue>>;
};

/** Why numbers are held back. */
export type Withheld = 'fewerThanFive' | 'fewerThanEight' | 'nearlyAll' | 'nextSmallest';

export type QuestionResult = {
  readonly questionId: string;
  /** How many answered; null below five. */
  readonly count: number | null;
  /** Of a scale. */
  readonly mean: number | null;
  readonly deviation: number | null;
  /** How many chose what, from the most on; a scale has its numbers as keys. */
  readonly distribution: readonly { readonly key: string; readonly count: number }[] | null;
  /** What most chose, where how many is withheld. */
  readonly most: string | null;
  /** In the order of the alphabet, which tells nothing of when they came. */
  readonly texts: readonly string[] | null;
  readonly withheld: Withheld | null;
};

export type GroupResult = { readonly groupId: string | null; readonly questions: readonly QuestionResult[] };

export type Results = {
  /** Everyone but the groups of fewer than five. */
  readonly whole: readonly QuestionResult[];
  readonly groups: readonly GroupResult[];
};

/** Fewer people than this have no number. */
const LEAST_FOR_MEAN = 5;
/** Fewer people than this have no distribution and no texts. */
const LEAST_FOR_DISTRIBUTION = 8;

/**
 * What may be shown of the answers to a questionnaire. For each question alone: a group of fewer than five is hidden and
 * stays out of the whole, and where one is hidden so is the next smallest, so that no subtraction finds it. The same holds
 * of distributions, which take eight, and of groups that nearly all answer alike to a sensitive question. Words beside
 * choices are of the same groups as the choices, since how many chose to write them is in the distribution.
 */
export function resultsOf(questions: readonly Question[], answers: readonly Answer[]): Results {
  const groupIds = [...new Set(answers.map(({ groupId }) => groupId))].sort(compareIds);
  const byQuestion: Read[] = [];
  for (const question of questions) {
    const choices = byQuestion.find((read) => read.question.id === question.beside);
    byQuestion.push(choices ? readBeside(question, choices, answers) : readQuestion(question, answers));
  }
  return {
    whole: byQuestion.map(({ question, counted, why }) =>
      why ? withheldResult(question, why) : resultOf(question, counted),
    ),
    groups: groupIds.map((groupId) => ({
      groupId,
      questions: byQuestion.map(({ question, byGroup, hidden, undistributed }) => {
        const why = hidden.get(groupId);
        if (why) return withheldResult(question, why);
        const result = resultOf(question, byGroup.get(groupId) ?? []);
        return undistributed.has(groupId) ? withoutDistribution(result) : result;
      }),
    })),
  };
}

type ByGroup = ReadonlyMap<string | null, readonly AnswerValue[]>;

type Read = {
  readonly question: Question;
  readonly byGroup: ByGroup;
  /** Groups that have no numbers of their own. */
  readonly hidden: ReadonlyMap<string | null, Withheld>;
  /** Groups that have no distribution and no texts of their own, beside those. */
  readonly undistributed: ReadonlySet<string | null>;
  /** Groups whose answers count in the whole. */
  readonly inWhole: ByGroup;
  /** Those answers. */
  readonly counted: readonly AnswerValue[];
  /** Why the whole has nothing to show, whatever its answers. */
  readonly why?: Withheld | null;
};

function valuesByGroup({ id }: Question, answers: readonly Answer[]): Map<string | null, AnswerValue[]> {
  const byGroup = new Map<string | null, AnswerValue[]>();
  for (const { groupId, values } of answers) {
    const known = byGroup.get(groupId) ?? [];
    byGroup.set(groupId, known);
    const value = values[id];
    if (value !== undefined) known.push(value);
  }
  return byGroup;
}

function readQuestion(question: Question, answers: readonly Answer[]): Read {
  const byGroup = valuesByGroup(question, answers);
  const hidden = new Map(
    hiddenGroups([...byGroup].map(([groupId, { length }]) => ({ groupId, count: length }))),
  );
  // A group that answers nothing here, as a branch leads it elsewhere, takes nothing away. One group alone is the whole.
  const inWhole = new Map(
    [...byGroup].filter(([groupId]) => hidden.get(groupId) !== 'fewerThanFive' || byGroup.size === 1),
  );
  const { length: answering } = [...inWhole.values()].filter(({ length }) => length > 0);
  const undistributed = new Set<string | null>();
  if (answering > 1) {
    const withoutMean = new Set(
      [...inWhole].flatMap(([groupId, values]) =>
        hidden.has(groupId) || isNearlyAll(question, values) ? [groupId] : [],
      ),
    );
    for (const groupId of joined(question, inWhole, withoutMean, LEAST_FOR_MEAN))
      if (!hidden.has(groupId) && !isNearlyAll(question, inWhole.get(groupId) ?? []))
        hidden.set(groupId, 'nextSmallest');
    const without = new Set(
      [...inWhole].flatMap(([groupId, values]) =>
        hidden.has(groupId) || isNearlyAll(question, values) || values.length < LEAST_FOR_DISTRIBUTION
          ? [groupId]
          : [],
      ),
    );
    for (const groupId of joined(question, inWhole, without, LEAST_FOR_DISTRIBUTION))
      undistributed.add(groupId);
  }
  return { question, byGroup, hidden, undistributed, inWhole, counted: [...inWhole.values()].flat() };
}

/** Words beside choices: of the groups whose distribution is shown, where they are enough, and so are those of all others. */
function readBeside(question: Question, choices: Read, answers: readonly Answer[]): Read {
  const byGroup = valuesByGroup(question, answers);
  const inWhole = new Map([...byGroup].filter(([groupId]) => choices.inWhole.has(groupId)));
  const heldBack = new Set(
    [...inWhole].flatMap(([groupId, values]) =>
      hasDistribution(choices, groupId) && values.length >= LEAST_FOR_DISTRIBUTION ? [] : [groupId],
    ),
  );
  const hidden = new Map<string | null, Withheld>(choices.hidden);
  for (const groupId of joined(question, inWhole, heldBack, LEAST_FOR_DISTRIBUTION))
    if (!hidden.has(groupId)) hidden.set(groupId, 'nextSmallest');
  const why = resultOf(choices.question, choices.counted).withheld;
  const counted = [...inWhole.values()].flat();
  return { question, byGroup, hidden, undistributed: new Set(), inWhole, counted, why };
}

const hasDistribution = ({ question, byGroup, hidden, undistributed }: Read, groupId: string | null) =>
  !hidden.has(groupId) &&
  !undistributed.has(groupId) &&
  resultOf(question, byGroup.get(groupId) ?? []).withheld === null;

/**
 * Groups that are held back, with as many of the next smallest ones as it takes: what the whole less all others tells must
 * be of enough people, who do not nearly all say the same to a sensitive question.
 */
function joined(
  question: Question,
  inWhole: ByGroup,
  heldBack: ReadonlySet<string | null>,
  least: number,
): ReadonlySet<string | null> {
  const all = new Set(heldBack);
  const others = [...inWhole]
    .filter(([groupId, { length }]) => !heldBack.has(groupId) && length > 0)
    .sort(([a, one], [b, other]) => one.length - other.length || compareIds(a, b));
  for (const [groupId] of others) {
    const rest = [...all].flatMap((id) => inWhole.get(id) ?? []);
    if (rest.length === 0 || (rest.length >= least && !isNearlyAll(question, rest))) break;
    all.add(groupId);
  }
  return all;
}

type Size = { readonly groupId: string | null; readonly count: number };

/** Which groups have no numbers of their own: those too small, and the next smallest beside them. */
export function hiddenGroups(sizes: readonly Size[]): ReadonlyMap<string | null, Withheld> {
  const ordered = [...sizes].sort((a, b) => a.count - b.count || compareIds(a.groupId, b.groupId));
  const small = ordered.filter(({ count }) => count < LEAST_FOR_MEAN);
  const hidden = new Map<string | null, Withheld>(small.map(({ groupId }) => [groupId, 'fewerThanFive']));
  const next = ordered.find(({ count }) => count >= LEAST_FOR_MEAN);
  if (next && small.some(({ count }) => count > 0)) hidden.set(next.groupId, 'nextSmallest');
  return hidden;
}

function resultOf(question: Question, values: readonly AnswerValue[]): QuestionResult {
  if (values.length < LEAST_FOR_MEAN) return withheldResult(question, 'fewerThanFive');
  const base = { ...nothing(question), count: values.length };
  if (isNearlyAll(question, values)) {
    // The mean of numbers that are nearly all the same is that number.
    const [first] = distributionOf(values);
    const most = values.length < LEAST_FOR_DISTRIBUTION ? null : (first?.key ?? null);
    return { ...base, most, withheld: 'nearlyAll' };
  }
  const numbers = values.filter((value) => typeof value === 'number');
  const spread = question.kind === 'scale' ? spreadOf(numbers) : {};
  if (values.length < LEAST_FOR_DISTRIBUTION)
    // Mean and deviation of five numbers tell together which they are.
    return { ...base, ...spread, deviation: null, withheld: 'fewerThanEight' };
  if (question.kind === 'text')
    return { ...base, texts: values.filter((value) => typeof value === 'string').sort(compareTexts) };
  return { ...base, ...spread, distribution: distributionOf(values) };
}

/** Whether one choice is everyone’s, or everyone’s but one: which of both it is, no one learns. */
function isNearlyAll({ isSensitive, kind }: Question, values: readonly AnswerValue[]): boolean {
  if (!isSensitive || kind === 'text' || values.length === 0) return false;
  return (distributionOf(values)[0]?.count ?? 0) >= values.length - 1;
}

const withoutDistribution = (result: QuestionResult): QuestionResult =>
  result.withheld ? result : { ...result, distribution: null, texts: null, withheld: 'nextSmallest' };

const nothing = ({ id }: Question): QuestionResult => ({
  questionId: id,
  count: null,
  mean: null,
  deviation: null,
  distribution: null,
  most: null,
  texts: null,
  withheld: null,
});

const withheldResult = (question: Question, withheld: Withheld): QuestionResult => ({
  ...nothing(question),
  withheld,
});

function spreadOf(numbers: readonly number[]): Pick<QuestionResult, 'mean' | 'deviation'> {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / numbers.length;
  return { mean, deviation: Math.sqrt(variance) };
}

function distributionOf(values: readonly AnswerValue[]): { key: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values)
    for (const key of typeof value === 'object' ? value : [String(value)])
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || compareTexts(a.key, b.key));
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareIds = (a: string | null, b: string | null): number => compareTexts(a ?? '', b ?? '');
