import { Trans, useLingui } from '@lingui/react/macro';
import { partNames } from '../rubric/part-names.ts';
import { changesOf, type ScoredDay } from './series.ts';

/** What rose and what fell, each from what to what. */
export function Changes({ now, before }: { now: readonly ScoredDay[]; before: readonly ScoredDay[] }) {
  const { i18n } = useLingui();
  const changes = changesOf(now, before);
  if (changes === null || changes.length === 0) {
    return (
      <p className="text-ink-2">
        {changes === null ? (
          <Trans>There’s nothing to compare with yet.</Trans>
        ) : (
          <Trans>Much the same as before.</Trans>
        )}
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-2">
      {changes.map(({ part, by, ...points }) => {
        const name = i18n._(partNames[part]);
        const [from, to] = [i18n.number(points.before), i18n.number(points.now)];
        return (
          <li key={part}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{name}</span>
              <span className="tabular-nums">
                <span className="sr-only">
                  {by > 0 ? (
                    <Trans>
                      more, from {from} to {to}
                    </Trans>
                  ) : (
                    <Trans>
                      less, from {from} to {to}
                    </Trans>
                  )}
                </span>
                <span aria-hidden="true">
                  <span className="text-ink-2">{from} → </span>
                  <span className={by > 0 ? 'font-semibold text-leaf' : 'font-semibold'}>{to}</span>
                </span>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
