import type { QuestionResult } from '@garden/analysis/answers/results';
import { OTHER, withoutPrivateLines, wordsFor } from '@garden/contract';
import type { Table } from '../sheets/table.rules.ts';
import { otherId } from './answers.rules.ts';
import type { StoredResults } from './present.ts';
import type { StoredAnswer, StoredAsked } from './store.ts';

type Locale = 'en' | 'zh';

const texts = {
  en: {
    sheet: 'Answers',
    name: 'Name',
    formerMember: 'Former member',
    other: 'Other',
    chosen: 'yes',
    withheld: {
      fewerThanFive: 'fewer than 5 answers: not shown',
      fewerThanEight: 'fewer than 8 answers: only the average is shown',
      nearlyAll: 'nearly everyone answered alike: not shown',
      nextSmallest: 'not shown, so that no subtraction finds a small group',
    },
    shuffled: 'Each column is shuffled by itself: a row is not a person',
  },
  zh: {
    sheet: '答案',
    name: '姓名',
    formerMember: '前成员',
    other: '其他',
    chosen: '是',
    withheld: {
      fewerThanFive: '少于 5 份答案，不显示',
      fewerThanEight: '少于 8 份答案，只显示平均值',
      nearlyAll: '几乎所有人的答案都一样，不显示',
      nextSmallest: '为防止通过相减推出小群体的答案，不显示',
    },
    shuffled: '每一列单独打乱顺序：同一行不是同一个人',
  },
} as const;

export const sheetName = (locale: Locale): string => texts[locale].sheet;

type Named = { readonly name: string; readonly answers: readonly StoredAnswer[] };

/** Answers by name, one row a person; lines that begin with `!!` are for no one’s eyes. */
export function tableOfNamed(
  questions: readonly StoredAsked[],
  given: readonly Named[],
  locale: Locale,
  mask: (text: string) => string,
): Table {
  const said = texts[locale];
  return [
    [said.name, ...questions.map(({ text }) => wordsFor(text, locale))],
    ...given.map(({ name, answers }) => {
      const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
      return [
        name || said.formerMember,
        ...questions.map((question) => cellOf(question, byId.get(question.id), locale, mask)),
      ];
    }),
  ];
}

function cellOf(
  { choices }: StoredAsked,
  answer: StoredAnswer | undefined,
  locale: Locale,
  mask: (text: string) => string,
): string {
  if (!answer) return '';
  const show = (written: string) => mask(withoutPrivateLines(written));
  const { choiceIds = [], other, number, text, day } = answer;
  if (number !== undefined) return String(number);
  const chosen = choices
    .filter(({ id }) => choiceIds.includes(id))
    .map((choice) => wordsFor(choice.text, locale));
  const beside = other === undefined ? '' : show(other);
  return day ?? (text === undefined ? [...chosen, ...(beside ? [beside] : [])].join('; ') : show(text));
}

type Column = { readonly head: string; readonly cells: readonly string[] };

/**
 * Anonymous answers as they were counted: as many rows as there were answers, each column in an order of its own, so that no
 * row says what one person answered to two questions.
 * @param shuffle gives the same cells in the order of chance
 */
export function tableOfAnonymous(
  questions: readonly StoredAsked[],
  { answered, results }: StoredResults,
  locale: Locale,
  { mask, shuffle }: { mask(text: string): string; shuffle(cells: readonly string[]): readonly string[] },
): Table {
  const byId = new Map(results.whole.map((result) => [result.questionId, result]));
  const columns = questions.flatMap((question) => columnsOf(question, byId, locale, mask));
  const rows = columns.some(({ cells }) => cells.length > 0) ? answered : 0;
  const filled = columns.map(({ cells }) =>
    shuffle([...cells, ...Array.from({ length: Math.max(rows - cells.length, 0) }, () => '')]),
  );
  return [
    [...columns.map(({ head }) => head), texts[locale].shuffled],
    ...Array.from({ length: rows }, (_, row) => [...filled.map((cells) => cells[row] ?? ''), '']),
  ];
}

function columnsOf(
  question: StoredAsked,
  byId: ReadonlyMap<string, QuestionResult>,
  locale: Locale,
  mask: (text: string) => string,
): Column[] {
  const { id, kind, choices, other: takesOther } = question;
  const said = texts[locale];
  const head = wordsFor(question.text, locale);
  const result = byId.get(id);
  const withheld = result?.withheld;
  if (!result || withheld) {
    const mean = result?.mean === null || result?.mean === undefined ? '' : ` (⌀ ${result.mean.toFixed(2)})`;
    return [{ head: `${head}${mean}${withheld ? ` [${said.withheld[withheld]}]` : ''}`, cells: [] }];
  }
  const words = [
    ...choices.map((choice) => [choice.id, wordsFor(choice.text, locale)] as const),
    ...(takesOther ? [[OTHER, said.other] as const] : []),
  ];
  const counts = new Map(result.distribution?.map(({ key, count }) => [key, count]));
  const repeated = (cell: string, count = 0) => Array.from({ length: count }, () => cell);
  const columns: Column[] = [];
  if (kind === 'multiple')
    for (const [key, word] of words)
      columns.push({ head: `${head}: ${word}`, cells: repeated(said.chosen, counts.get(key)) });
  else if (kind === 'single')
    columns.push({ head, cells: words.flatMap(([key, word]) => repeated(word, counts.get(key))) });
  else
    columns.push({
      head,
      cells: result.texts?.map(mask) ?? [...counts].flatMap(([key, count]) => repeated(key, count)),
    });
  const others = byId.get(otherId(id))?.texts;
  if (others) columns.push({ head: `${head}: ${said.other}`, cells: others.map(mask) });
  return columns;
}
