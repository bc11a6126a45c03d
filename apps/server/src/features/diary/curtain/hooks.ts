import { Hook } from '../../../platform/hooks.ts';
import type { Morning } from './store.ts';

/** The days of some teams have begun: what waits for that becomes visible, in the transaction of their steps. */
export const morningsBegun = new Hook<readonly Morning[]>('morningsBegun');
