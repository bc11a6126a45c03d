import type { MoodDay } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DayText } from '../../../components/days/time-text.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { ExpressionMark, useExpressionLabel } from '../../diary/expression-mark.part.tsx';

/** Days with the face of each, one's note, and how its diary begins; a row opens its diary. */
export function MoodList({ days }: { days: readonly MoodDay[] }) {
  return (
    <ul className="divide-y divide-line">
      {days.map((day) => (
        <li key={day.day} className="break-inside-avoid">
          <Row of={day} />
        </li>
      ))}
    </ul>
  );
}

function Row({ of: { day, mood, kept, note, diaryId, beginning } }: { of: MoodDay }) {
  const labelOf = useExpressionLabel();
  return (
    <div className="relative -mx-2 flex min-h-14 flex-wrap items-start gap-x-3 rounded-md px-2 py-2.5 has-[a:hover]:bg-grape-soft">
      {mood !== null && <ExpressionMark expression={mood} silent className="mt-0.5 text-xl" />}
      <div className="wrap-anywhere min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-2">
          {diaryId === null ? (
            <span className="font-semibold">
              <DayText day={day} style="year" />
            </span>
          ) : (
            <Link
              to="/home"
              search={{ diary: diaryId }}
              className="font-semibold after:absolute after:inset-0 after:rounded-md"
            >
              <DayText day={day} style="year" />
            </Link>
          )}
          {mood !== null && <span className="text-ink-2 text-sm">{labelOf(mood)}</span>}
          {kept && (
            <span className="inline-flex items-center gap-1 text-ink-2 text-sm">
              <LockIcon className="size-4" />
              <Trans>only you</Trans>
            </span>
          )}
        </p>
        {note !== '' && (
          <p lang={ownLang(note)} className="whitespace-pre-line">
            {note}
          </p>
        )}
        {beginning !== '' && (
          <p lang={ownLang(beginning)} className="text-ink-2 text-sm">
            {beginning}
          </p>
        )}
      </div>
    </div>
  );
}
