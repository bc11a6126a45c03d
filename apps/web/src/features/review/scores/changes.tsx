import { Trans, useLingui } from '@lingui/react/macro';
import { partNames } from '../rubric/part-names.ts';
import { useRubricText } from '../rubric/rubric-text.ts';
import { changesOf, type ScoredDay } from './series.ts';

/** What rose and what fell, in words; what fell most comes with what earns its points. */
export function Changes({ now, before }: { now: readonly ScoredDay[]; before: readonly ScoredDay[] }) {
  const { i18n } = useLingui();
  const say = useRubricText();
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
  const lowest = changes.find(({ by }) => by < 0);
  return (
    <ul className="grid grid-cols-1 gap-2">
      {changes.map(({ part, by, ...points }) => {
        const name = i18n._(partNames[part]);
        const size = i18n.number(Math.abs(by));
        const [from, to] = [i18n.number(points.before), i18n.number(points.now)];
        return (
          <li key={part}>
            {by > 0 ? (
              <Trans>
                ↑ {name} rose by {size}, from {from} to {to}.
              </Trans>
            ) : (
              <Trans>
                ↓ {name} fell by {size}, from {from} to {to}.
              </Trans>
            )}
            {part === lowest?.part && part !== 'punctuality' && (
              <span className="block text-ink-2 text-sm">{say(`${part}Earns`)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
