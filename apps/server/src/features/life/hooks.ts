import type { Registered } from '../../platform/hooks.ts';
import { topicsAsked } from '../diary/asking/hooks.ts';
import { listTopicsAsked } from './topics/store.ts';

/** What team life adds to diaries. */
export const lifeHooks: readonly Registered[] = [topicsAsked.from(listTopicsAsked)];
