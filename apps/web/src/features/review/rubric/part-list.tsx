import type { ScorePart } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { partNames } from './part-names.ts';

type Part = { readonly part: ScorePart; readonly points: number; readonly max: number };

/** The parts of a score, each with its points as a number and as a bar; below it what there is to say of it. */
export function PartList<P extends Part>({
  parts,
  below,
}: {
  parts: readonly P[];
  below?: (part: P) => ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <ul className={`grid grid-cols-1 ${below ? 'gap-4' : 'gap-2'}`}>
      {parts.map((each) => {
        const { part, max } = each;
        const name = i18n._(partNames[part]);
        const points = i18n.number(each.points);
        return (
          <li key={part}>
            <ProgressBar
              label={
                <Trans>
                  {name}: {points} of {max}
                </Trans>
              }
              value={each.points}
              max={max}
              percent={false}
              tone="grape"
            />
            {below?.(each)}
          </li>
        );
      })}
    </ul>
  );
}
