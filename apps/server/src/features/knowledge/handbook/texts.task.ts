import { type Api, characterCount, isTooNested, type OutputOf } from '@garden/contract';
import { threadTask } from '../../../platform/threads/task.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { readHandbook, type WrittenGuideline } from './markdown.rules.ts';

/** As `upset` takes them. */
const LIMITS = { title: 120, category: 40, content: 20_000 } as const;

type Skipped = OutputOf<Api['handbook']['import']>['skipped'][number];
type Told = Pick<WrittenGuideline, 'title' | 'category' | 'content'>;

/** A guideline with what it is found by. */
export type ReadyGuideline = WrittenGuideline & { readonly words: string };

/** The guidelines of a text in their order, and those among them that a handbook cannot have. */
export const readHandbookTask = threadTask(
  'knowledge/handbook/import',
  (markdown: string): (ReadyGuideline | Skipped)[] =>
    readHandbook(markdown).map((guideline) => {
      const reason = faultOf(guideline);
      return reason ? { title: guideline.title, reason } : { ...guideline, words: wordsOf(guideline) };
    }),
  (markdown) => markdown.length,
);

/** What guidelines are found by. */
export const describeGuidelinesTask = threadTask(
  'knowledge/handbook/describe',
  (guidelines: readonly Told[]) => guidelines.map(wordsOf),
  (guidelines) => guidelines.reduce((sum, { content }) => sum + content.length, 0),
);

const wordsOf = ({ title, category, content }: Told) => describeTexts([title, category, content]);

function faultOf({ title, category, content }: Told): keyof typeof LIMITS | null {
  if (title === '' || characterCount(title) > LIMITS.title) return 'title';
  if (characterCount(category) > LIMITS.category) return 'category';
  if (content === '' || characterCount(content) > LIMITS.content || isTooNested(content)) return 'content';
  return null;
}
