import { type OwnWork, sentencesIn, type Trait, traitsOf, workOf } from '@garden/analysis';
import { threadTask } from '../threads/task.ts';
import type { OwnMonths } from './analysis.ts';
import { weighSources } from './weigh.rules.ts';

const weigh = ({ sources }: Pick<OwnMonths, 'sources'>): number => weighSources(sources);

/** What months of one's own diaries show of one's work. */
export const ownWorkTask = threadTask(
  'platform/analysis/work',
  ({ sources, recent }: OwnMonths): OwnWork => workOf(sources.flatMap(sentencesIn), new Set(recent)),
  weigh,
);

/** Which traits they show. */
export const ownTraitsTask = threadTask(
  'platform/analysis/traits',
  ({ sources }: Pick<OwnMonths, 'sources'>): Trait[] => traitsOf(sources.flatMap(sentencesIn)),
  weigh,
);
