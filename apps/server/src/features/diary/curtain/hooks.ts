import { Hook } from '../../../platform/hooks.ts';
import type { Morning } from './store.ts';

/** The day of a team has begun: what waits for its start becomes visible, in the transaction of its steps. */
export const morningBegun = new Hook<Morning>('morningBegun');
