import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../components/class-names.ts';
import type { Point, Scale } from './series.ts';
import { usePointName } from './use-point-name.ts';

type Props = {
  label: string;
  scale: Scale;
  points: readonly Point[];
  chosen: number;
  onChoose: (at: number) => void;
};

/** The same facts as the chart, a row each; a row opens its day. */
export function ScoreTable({ label, scale, points, chosen, onChoose }: Props) {
  const { i18n } = useLingui();
  const nameOf = usePointName(scale);
  return (
    <div className="max-h-96 overflow-y-auto rounded-md border border-line">
      <table aria-label={label} className="w-full border-collapse">
        <thead className="text-ink-2 text-sm">
          <tr>
            <th scope="col" className="p-2 text-start font-semibold">
              <Trans>Time</Trans>
            </th>
            <th scope="col" className="p-2 text-end font-semibold">
              <Trans>Score</Trans>
            </th>
            <th scope="col" className="p-2 text-end font-semibold">
              <Trans>Grade</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point.day} className="border-line border-t">
              <th scope="row" className="p-0 text-start font-normal">
                <button
                  type="button"
                  aria-pressed={at === chosen}
                  onClick={() => onChoose(at)}
                  className={classNames(
                    'min-h-(--target) w-full px-2 text-start',
                    at === chosen && 'font-semibold text-grape',
                  )}
                >
                  {nameOf(point)}
                </button>
              </th>
              <td className="p-2 text-end tabular-nums">
                {point.value === null ? '–' : i18n.number(point.value)}
              </td>
              <td className="p-2 text-end">{point.grade ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
