import type { ReadonlySections } from '@garden/contract';

/** What aids change of a day's text. */
type Part = Partial<Pick<ReadonlySections, 'summary' | 'learnings' | 'mistakes' | 'nextTasks' | 'unclear'>>;

/** The day that is being written, as its aids use it. */
export type AidProps = {
  day: string;
  /** Which optional sections the home team writes. */
  modules: { readonly mistakes: boolean; readonly unclear: boolean };
  writing: ReadonlySections;
  onChange: (part: Part) => void;
  /** Saves what is written: aids look at what the server has. */
  save: () => Promise<void>;
};

/** As many lines as a list takes (contract, `sections`). */
export const LINES_MAX = 20;
