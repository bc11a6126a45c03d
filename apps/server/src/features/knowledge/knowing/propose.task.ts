import type { AcrossTerm } from '@garden/analysis/glosses/terms';
import type { DiaryDay } from '@garden/calendar';
import { weighEntry } from '../../../platform/analysis/weigh.rules.ts';
import { threadTask } from '../../../platform/threads/task.ts';
import type { Telling } from '../../diary/search/store.ts';
import { askedAcross, askedInWords, type Proposal, proposeInBoth, proposeKnowing } from './rules.ts';

/** A question in its own words and in those of the other language, with the diaries that have some of each. */
type Question = {
  readonly words: readonly string[];
  readonly terms: readonly AcrossTerm[];
  readonly own: readonly Telling[];
  readonly across: readonly Telling[];
  readonly today: DiaryDay;
};

/** Who may know an answer, the best first. */
export const proposeTask = threadTask(
  'knowledge/knowing/propose',
  ({ words, terms, own, across, today }: Question): Proposal[] =>
    proposeInBoth(
      proposeKnowing(askedInWords(words, own), own, today),
      proposeKnowing(askedAcross(terms, across), across, today),
    ),
  ({ own, across }) => [...own, ...across].reduce((sum, { sections }) => sum + weighEntry(sections), 0),
);
