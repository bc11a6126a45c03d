import type { HiddenMemory } from '@garden/contract';
import type { HiddenRow } from './store.ts';

export const presentHidden = ({ id, fromDay: from, toDay: to }: HiddenRow): HiddenMemory => ({
  id,
  from,
  to,
});

type Span = Pick<HiddenRow, 'fromDay' | 'toDay'>;

/** Whether a day lies in one of some spans. */
export const isHidden = (day: string, spans: readonly Span[]): boolean =>
  spans.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
