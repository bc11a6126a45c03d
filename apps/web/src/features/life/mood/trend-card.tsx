import { api, type DayNoteView, type TeamMoodDay } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { LinePlot } from '../../../components/plots/line-plot.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { PlotTable } from '../statistics/plot-table.tsx';
import { faces, facesOf } from './faces.ts';

type Props = {
  teamId: string;
  period: { readonly from: string; readonly to: string };
  notes: readonly DayNoteView[];
};

/** Five faces from the lowest line to the highest. */
const scale = { ticks: faces.map(({ face }) => face), y: (face: number) => 25 * (face - 1) };

/** How a team’s days were going, where it asks. */
export function TrendCard({ teamId, period: { from, to }, notes }: Props) {
  const headingId = useId();
  const { data } = useApiQuery(api.mood.trend, { teamId, from, to }, { failure: 'none', keepPrevious: true });
  if (!data?.on) return null;
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-lg">
        <Trans>Mood survey</Trans>
      </h2>
      {data.days.length > 0 && <Days days={data.days} notes={notes} />}
      <p className="mt-2 text-ink-2 text-sm">
        <Trans>
          Counted on the next morning. With fewer than five answers, or few and nearly all alike, a day has no
          number.
        </Trans>
      </p>
    </Card>
  );
}

function Days({ days, notes }: { days: readonly TeamMoodDay[]; notes: readonly DayNoteView[] }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState(days.length - 1);
  const at = Math.min(chosen, days.length - 1);
  const wordOf = ({ mean, most }: TeamMoodDay) => {
    const words = facesOf(most ?? mean ?? 0)
      .map(({ word }) => i18n._(word))
      .join(' – ');
    if (most !== null) return t`most: ${words}`;
    return mean === null ? t`no number` : words;
  };
  const notesOf = ({ day }: TeamMoodDay) => notes.filter((note) => note.day === day).map(({ text }) => text);
  const nameOf = (place: number) => {
    const day = days[place];
    if (!day) return '';
    const name = formatDay(day.day, i18n.locale);
    return [t`${name}: ${wordOf(day)}`, ...notesOf(day)].join(' · ');
  };
  return (
    <>
      <LinePlot
        label={t`Days`}
        nameOf={nameOf}
        below={(place) => formatDay(days[place]?.day ?? '', i18n.locale, 'short')}
        format={(value) => faces.find(({ face }) => face === value)?.sign ?? ''}
        chosen={at}
        onChoose={setChosen}
        scale={scale}
        values={days.map(({ mean, most }) => most ?? mean)}
        marks={days.flatMap((day, place) => (notesOf(day).length > 0 ? [place] : []))}
      />
      <p aria-live="polite" className="wrap-anywhere">
        {nameOf(at)}
      </p>
      <PlotTable
        caption={<Trans>Mood survey</Trans>}
        rows={days.map((day) => ({
          key: day.day,
          name: formatDay(day.day, i18n.locale),
          value: wordOf(day),
          notes: notesOf(day).join(' · '),
        }))}
      />
    </>
  );
}
