import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { DayMark } from '../../../components/day-mark.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import type { DayData } from '../writing/day-cache.ts';

const VacationNote = lazyComponent(async () => (await import('../vacation/vacation-note.tsx')).VacationNote);

/** Says kindly that nothing is expected on this day; writing is possible all the same. */
export function DayNote({ data: { day, state, holiday: names } }: { data: DayData }) {
  const holiday = names?.[useLocale()];
  if (state === 'vacation') {
    return (
      <Suspense fallback={null}>
        <VacationNote day={day} />
      </Suspense>
    );
  }
  if (state !== 'holiday') return null;
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <DayMark state="holiday" className="size-6 shrink-0" />
      {holiday ? (
        <Trans>{holiday}: day off. Write only if you feel like it.</Trans>
      ) : (
        <Trans>Day off. Write only if you feel like it.</Trans>
      )}
    </p>
  );
}
