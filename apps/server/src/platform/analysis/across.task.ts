import { alikeAcross } from '@garden/analysis/glosses/likeness';
import { type AcrossTerm, termsAcross } from '@garden/analysis/glosses/terms';
import { threadTask } from '../threads/task.ts';
import { dictionary } from './dictionary.ts';

/** The dictionary is read and looked up off the main thread, however short the text is. */
const NEVER_LIGHT = () => Number.POSITIVE_INFINITY;

/** What a text is about, in the words of the other language. */
export const termsAcrossTask = threadTask(
  'platform/analysis/terms-across',
  (text: string): AcrossTerm[] => termsAcross(text, dictionary()),
  NEVER_LIGHT,
);

/** The same of each of some texts. */
export const termsOfEachTask = threadTask(
  'platform/analysis/terms-of-each',
  (texts: readonly string[]): AcrossTerm[][] => texts.map((text) => termsAcross(text, dictionary())),
  NEVER_LIGHT,
);

/** A question, and others in the other language that share words with it. */
type Compared = {
  readonly question: string;
  readonly terms: readonly AcrossTerm[];
  /** In how many texts each term stands, and of how many. */
  readonly found: readonly number[];
  readonly among: number;
  readonly others: readonly { readonly id: string; readonly text: string }[];
};

/** Those of them that ask the same, the most alike first. */
export const alikeAcrossTask = threadTask(
  'platform/analysis/alike-across',
  ({ question, terms, found, among, others }: Compared): string[] =>
    alikeAcross({ text: question, terms }, others, { found, among }, dictionary()).map(({ of }) => of.id),
  NEVER_LIGHT,
);
