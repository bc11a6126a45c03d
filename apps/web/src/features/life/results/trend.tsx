import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';
import { Picture } from '../../../components/layout/picture.tsx';

/** The average of one round. */
export type TrendPoint = { readonly run: number; readonly closes: string; readonly mean: number };

const LEAST = 1;
const MOST = 10;

/** Averages by round as a line from 1 to 10, and as a table. */
export function Trend({ points }: { points: readonly TrendPoint[] }) {
  const { t, i18n } = useLingui();
  const decimal = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const x = (at: number) => (100 * at) / Math.max(1, points.length - 1);
  const y = (mean: number) => 100 - (100 * (mean - LEAST)) / (MOST - LEAST);
  const first = points.at(0);
  const last = points.at(-1);
  const before = first && decimal.format(first.mean);
  const now = last && decimal.format(last.mean);
  const count = points.length;
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="text-sm">
        <Trans>
          Over {count} rounds: {before} → {now}
        </Trans>
      </figcaption>
      <div aria-hidden="true" className="mx-1 h-20">
        <Picture
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full overflow-visible rounded-sm bg-sunken"
        >
          <path
            d={`M${points.map(({ mean }, at) => `${x(at)} ${y(mean)}`).join('L')}`}
            fill="none"
            stroke="var(--color-grape)"
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
          {points.map(({ run, mean }, at) => (
            <path
              key={run}
              d={`M${x(at)} ${y(mean)}h0`}
              stroke="var(--color-grape)"
              strokeWidth={8}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Picture>
      </div>
      <details className="text-sm">
        <summary className="inline-flex min-h-(--target) cursor-pointer items-center text-grape underline underline-offset-[.2em]">
          <Trans>As a table</Trans>
        </summary>
        <table aria-label={t`Averages by round`} className="w-full text-start">
          <thead>
            <tr className="border-line border-b text-ink-2">
              <th scope="col" className="py-1 text-start font-medium">
                <Trans>Closed</Trans>
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                <Trans>Average</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ run, closes, mean }) => (
              <tr key={run} className="border-rule border-b">
                <td className="py-1">{formatDay(closes, i18n.locale, 'year')}</td>
                <td className="py-1 text-end tabular-nums">{decimal.format(mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
