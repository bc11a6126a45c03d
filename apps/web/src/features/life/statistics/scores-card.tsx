import type { DayNoteView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { dateFormat, formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { LinePlot } from '../../../components/plots/line-plot.tsx';
import { scaleTo } from '../../../components/plots/plot-scale.ts';
import { DayNotes } from './day-notes.tsx';
import { PlotTable } from './plot-table.tsx';
import { notesOf } from './series.ts';

type Scores = readonly { readonly month: string; readonly mean: number | null }[];

/** The mean score month by month, as far as it tells nothing about fewer than five people. */
export function ScoresCard({ scores, notes }: { scores: Scores; notes: readonly DayNoteView[] }) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      scores.findLastIndex(({ mean }) => mean !== null),
    ),
  );
  const at = Math.min(chosen, scores.length - 1);
  const notesAt = (place: number) => {
    const { month = '' } = scores[place] ?? {};
    return notesOf(notes, { from: `${month}-01`, to: `${month}-31` });
  };
  const nameOf = (place: number) => {
    const { month = '', mean = null } = scores[place] ?? {};
    const name = formatDay(`${month}-01`, i18n.locale, 'month');
    return mean === null ? t`${name}: no numbers` : t`${name}: ${i18n.number(mean)}`;
  };
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-lg">
        <Trans>Average score</Trans>
      </h2>
      {scores.length > 1 && (
        <LinePlot
          label={t`Months`}
          nameOf={nameOf}
          below={(place) =>
            dateFormat(i18n.locale, { month: 'short', timeZone: 'UTC' }).format(
              Date.parse(`${scores[place]?.month}-01T00:00:00Z`),
            )
          }
          format={(value) => i18n.number(value)}
          marks={scores.flatMap((_, place) => (notesAt(place).length > 0 ? [place] : []))}
          chosen={at}
          onChoose={setChosen}
          scale={scaleTo(100, true)}
          values={scores.map(({ mean }) => mean)}
        />
      )}
      <p aria-live="polite">{nameOf(at)}</p>
      <DayNotes notes={notesAt(at)} isDated />
      <PlotTable
        caption={<Trans>Average score</Trans>}
        rows={scores.map(({ month, mean }, place) => ({
          key: month,
          name: formatDay(`${month}-01`, i18n.locale, 'month'),
          value: mean === null ? '–' : i18n.number(mean),
          notes: notesAt(place)
            .map(({ text }) => text)
            .join(' · '),
        }))}
      />
    </Card>
  );
}
