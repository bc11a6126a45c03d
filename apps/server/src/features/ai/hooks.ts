import type { Registration } from '../../platform/hooks.ts';
import { sentenceChoosers } from '../growth/autobiography/hooks.ts';
import { morningKinds } from '../team/mornings/hooks.ts';
import { morningDepartures } from './departures/morning.store.ts';
import { chooseSentences } from './highlights/choose.store.ts';
import { morningTeamWeek } from './week/morning.store.ts';

/** What AI registers with the areas below it. */
export const aiHooks: readonly Registration[] = [
  sentenceChoosers.of(chooseSentences),
  morningKinds.of(morningTeamWeek),
  morningKinds.of(morningDepartures),
];
