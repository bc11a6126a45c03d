import type { ScorePart } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useRubricText } from './rubric-text.ts';

type Part = { readonly part: ScorePart; readonly points: number; readonly max: number };

/** The parts of a score, each with its points as a number and as a bar. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  const { i18n } = useLingui();
  const say = useRubricText();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {parts.map(({ part, points, max }) => (
        <li key={part} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>{say(part)}</span>
            <span className="text-ink-2 tabular-nums">
              {say('pointsOf', { points: i18n.number(points), most: max })}
            </span>
          </span>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-line forced-colors:border">
            <div
              style={{ width: `${(100 * points) / max}%` }}
              className="h-full rounded-pill bg-grape forced-colors:bg-[Highlight]"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
