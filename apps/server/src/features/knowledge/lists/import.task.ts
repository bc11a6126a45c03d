import type { Api, OutputOf } from '@garden/contract';
import { threadTask } from '../../../platform/threads/task.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { normalizeTags } from '../collection/rules.ts';
import { wordsOfQuestion } from '../curiosity/rules.ts';
import { tagsOf, wordsOfMistake } from '../mistakes/rules.ts';
import { type FitItem, judge, type Moment } from './import.rules.ts';
import { type ListName, readList } from './markdown.rules.ts';

/** Items of one request. */
export const MOST = 1_000;
/** Items that are told of among those that are left out: no one reads more. */
const MOST_TOLD = 1_000;
/** Characters by which an item that is left out is known again. */
const EXCERPT = 80;
/** What of a text is looked at for them: a text of blanks has none. */
const EXCERPT_OF = 1_000;

export type Skipped = OutputOf<Api['lists']['import']>['skipped'][number];

type Asked = {
  readonly list: ListName;
  readonly markdown: string;
  readonly moment: Moment;
  readonly ownerId: string;
  readonly teamIds: readonly string[];
  /** Whether only what would happen is asked. */
  readonly preview: boolean;
};

/** An item with its tags as its list keeps them, and what it is found by; nothing in a preview. */
export type ReadyItem = Omit<FitItem, 'tags'> & { readonly tags: string[]; readonly words: string };

/** What a text holds, before anyone has looked at what is there already. */
export type ReadImport = {
  readonly items: number;
  readonly fit: readonly ReadyItem[];
  readonly skipped: readonly Skipped[];
  /** All that are left out, those included that are not told of. */
  readonly left: number;
};

/** Reads the items of a list, with why some are left out; of too many it only tells how many. */
export const readImportTask = threadTask(
  'knowledge/lists/import',
  readImport,
  ({ markdown }) => markdown.length,
);

function readImport({ list, markdown, moment, preview, ...whose }: Asked): ReadImport {
  const { items, stray } = readList(list, markdown);
  const skipped: Skipped[] = [];
  const skip = (line: number, text: string, reason: Skipped['reason']) => {
    if (skipped.length < MOST_TOLD + MOST) skipped.push(skippedOf(line, text, reason));
  };
  for (const { line, text, reason } of stray.slice(0, MOST_TOLD)) skip(line, text, reason);
  if (items.length > MOST) return { items: items.length, fit: [], skipped: [], left: 0 };
  const fit = items.flatMap((item) => {
    const judged = judge(list, item, moment);
    if (typeof judged !== 'string') {
      const found = preview ? { tags: [...judged.tags], words: '' } : describe(list, judged, whose);
      return [{ ...judged, ...found }];
    }
    skip(item.line, item.text, judged);
    return [];
  });
  return {
    items: items.length,
    fit,
    skipped: firstOf(skipped),
    left: stray.length + items.length - fit.length,
  };
}

/** What is told of an item that is left out. */
export function skippedOf(line: number, text: string, reason: Skipped['reason']): Skipped {
  const begins = text.slice(0, EXCERPT_OF).trim().replace(/\s+/g, ' ');
  return { line, text: [...begins].slice(0, EXCERPT).join(''), reason };
}

/** Those that are told of, in the order in which they stand in the text. */
export function firstOf(skipped: readonly Skipped[]): Skipped[] {
  return skipped.toSorted((a, b) => a.line - b.line).slice(0, MOST_TOLD);
}

function describe(
  list: ListName,
  { text, body, tags }: FitItem,
  { ownerId, teamIds }: Pick<Asked, 'ownerId' | 'teamIds'>,
): Pick<ReadyItem, 'tags' | 'words'> {
  switch (list) {
    case 'wisdom':
      return { tags: normalizeTags(tags), words: describeTexts([text], { authorId: ownerId }) };
    case 'questions':
      return { tags: [...tags], words: wordsOfQuestion(text, ownerId, teamIds) };
    case 'mistakes': {
      const kept = tagsOf(tags);
      return { tags: kept, words: wordsOfMistake({ text, instead: body, tags: kept }) };
    }
  }
}
