import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../lib/locale/locale.ts';
import type { DayData } from '../writing/day-cache.ts';

/** Whether nothing is due on a day. */
export const isFree = ({ state }: DayData) => state === 'vacation' || state === 'holiday';

/** That nothing is due, and why. */
export function DayNote({ data: { state, holiday: names } }: { data: DayData }) {
  const holiday = names?.[useLocale()];
  if (state === 'vacation') return <Trans>You’re on vacation.</Trans>;
  if (state !== 'holiday') return null;
  return holiday ? <Trans>{holiday}: day off.</Trans> : <Trans>Day off.</Trans>;
}

/** That writing is possible all the same. */
export function DayNoteRest({ data: { state } }: { data: DayData }) {
  if (state === 'vacation') return <Trans>Nothing is due, and your streak is safe.</Trans>;
  if (state === 'holiday') return <Trans>Write only if you feel like it.</Trans>;
  return null;
}
