import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { BuiltQuestion } from '../building/built.ts';
import type { Bar } from './bars.ts';

/** The distribution of the answers to one question: each bar with its words and its number. */
export function ResultBars({ question, bars }: { question: BuiltQuestion; bars: readonly Bar[] }) {
  return question.kind === 'scale' ? <Columns bars={bars} /> : <Rows question={question} bars={bars} />;
}

function Rows({ question, bars }: { question: BuiltQuestion; bars: readonly Bar[] }) {
  const { i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return (
    <ul className="grid grid-cols-1 gap-2.5">
      {bars.map(({ key, label, count, share }) => {
        const words = question.kind === 'date' && label ? formatDay(label, i18n.locale, 'year') : label;
        return (
          <li key={key} className="grid grid-cols-1 gap-1">
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span lang={words && ownLang(words)} className="wrap-anywhere min-w-0">
                {words ?? <Trans>Other</Trans>}
              </span>
              <span className="shrink-0 text-ink-2 tabular-nums">
                <strong className="font-semibold text-ink">{count}</strong> · {percent.format(share)}
              </span>
            </span>
            <span
              aria-hidden="true"
              className="h-3 overflow-hidden rounded-pill bg-sunken forced-colors:border"
            >
              <span
                style={{ width: `${share * 100}%` }}
                className="block h-full rounded-pill bg-grape forced-colors:bg-[Highlight]"
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Columns({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="flex max-w-120 items-end gap-1">
      {bars.map(({ key, label, count }) => (
        <li key={key} className="grid min-w-0 flex-1 justify-items-center gap-1 text-sm tabular-nums">
          <span className={count === 0 ? 'text-ink-3' : 'font-semibold'}>{count}</span>
          <span
            aria-hidden="true"
            style={{ height: `${(count / most) * 6}rem` }}
            className="min-h-0.5 w-full rounded-t-sm bg-grape forced-colors:bg-[Highlight]"
          />
          <span className="w-full border-line border-t text-center text-ink-2">
            <span className="sr-only">
              <Trans>answered</Trans>{' '}
            </span>
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
