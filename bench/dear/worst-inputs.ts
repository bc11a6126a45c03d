import type { DearGarden } from './garden.ts';
import { KEYWORDS, LONG, pointsOf, range, textOf } from './texts.ts';

const MOST = { limit: 100 };
const BYTES_OF_IMPORT = 950_000;
const ROWS = 366;

const table = () =>
  [
    'day,summary',
    ...range(ROWS).map(
      (nth) =>
        `${new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10)},${textOf(BYTES_OF_IMPORT / ROWS - 20, nth)}`,
    ),
  ].join('\n');
const files = (text: (nth: number) => string) =>
  range(Math.floor(BYTES_OF_IMPORT / LONG)).map((nth) => ({
    name: `${new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10)}.md`,
    text: text(nth),
  }));
const guidelines = () =>
  range(10)
    .map((nth) => `## w${nth}\n\n${textOf(LONG, nth)}`)
    .join('\n\n');

/** What each dear call is asked at worst, by one who has as much as they may; sent one after the other. */
export function worstInputs({ teamId, questionId }: DearGarden): Readonly<Record<string, readonly object[]>> {
  const byKeyword = KEYWORDS.map((keyword) => ({ keyword, ...MOST }));
  const preview = { preview: true };
  return {
    'auth.export': [{}],
    'collection.get': byKeyword,
    'curious.get': byKeyword,
    'curious.proposals': [{ curiousId: questionId }],
    'curious.similar': [{ question: textOf(490, 1) }],
    'diary.import': [
      { files: [{ name: 'all.csv', text: table() }], ...preview },
      { files: files((nth) => textOf(LONG, nth)), ...preview },
      // Lines without end are read one by one.
      { files: files(() => 'x\n'.repeat(6_300)), ...preview },
    ],
    'diary.search': byKeyword,
    'handbook.category': [
      { from: 'w', to: 'v' },
      { from: 'v', to: 'w' },
    ],
    'handbook.export': [{}],
    'handbook.getList': byKeyword,
    'handbook.import': [{ markdown: guidelines() }],
    'lists.import': [
      { list: 'mistakes', markdown: pointsOf(1_000, 285, 1_000_000), ...preview },
      { list: 'questions', markdown: pointsOf(1_000, 285, 1_000_000), teamIds: [teamId], ...preview },
      { list: 'wisdom', markdown: 'x\n'.repeat(149_000), ...preview },
      { list: 'mistakes', markdown: '<!-- mistake {} -->\n'.repeat(14_000), ...preview },
    ],
    'mistake.list': byKeyword,
    'mistake.similar': [{ text: textOf(490, 1) }],
    'quote.get': byKeyword,
  };
}
