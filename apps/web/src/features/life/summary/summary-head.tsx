import type { TeamSummaryView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDays } from '../../../components/days/format-days.ts';
import { DayText } from '../../../components/days/time-text.tsx';

/** Which days it is of, how many wrote, and how much of it was read. */
export function SummaryHead({ summary }: { summary: TeamSummaryView }) {
  const { i18n } = useLingui();
  const { from, to, completion, writers, diaries, tooFew } = summary;
  const { settled, expected } = completion;
  return (
    <div className="grid grid-cols-1 gap-1 text-ink-2">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>{from === to ? <DayText day={from} /> : formatDays(from, to, i18n.locale)}</span>
        {expected > 0 ? (
          <span>
            <Trans>
              {settled} of {expected} diaries are there, or their writers are away
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>No working day</Trans>
          </span>
        )}
        <span>
          <Plural value={writers} one="# writer" other="# writers" />
        </span>
      </p>
      {tooFew && (
        <p>
          <Trans>When five people have written, you’ll see here what it was about.</Trans>
        </p>
      )}
      {diaries.read > 0 && diaries.read < diaries.written && (
        <p>
          <Trans>
            Of the newest {diaries.read} of {diaries.written} diaries
          </Trans>
        </p>
      )}
    </div>
  );
}
