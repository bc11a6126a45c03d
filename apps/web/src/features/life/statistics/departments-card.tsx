import type { api, OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { measureOf, missingOf } from './series.ts';
import { ShareBar } from './share-bar.tsx';
import { Withheld } from './withheld.tsx';

type Departments = OutputOf<typeof api.statistics.get>['departments'];

/** Completion of each department; a press looks at it alone. */
export function DepartmentsCard({
  departments,
  onChoose,
}: {
  departments: Departments;
  onChoose: (departmentId: string) => void;
}) {
  const { i18n } = useLingui();
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 text-lg">
        <Trans>Departments</Trans>
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {departments.map(({ id, name, total, withheld }) => {
          const completion = measureOf(total, 'completion');
          return (
            <li key={id} className="grid grid-cols-1 gap-1 py-2">
              {total ? (
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="-mx-2 grid min-h-(--target) grid-cols-1 gap-1 rounded-md px-2 py-1.5 text-start transition-colors hover:bg-grape-soft"
                >
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="wrap-anywhere font-semibold">{name}</span>
                    <span className="tabular-nums">
                      {completion === null
                        ? '–'
                        : i18n.number(completion / 100, { style: 'percent', maximumFractionDigits: 0 })}
                    </span>
                  </span>
                  <ShareBar onTime={total.onTime} late={total.late} missing={missingOf(total)} />
                </button>
              ) : (
                <>
                  <span className="wrap-anywhere font-semibold">{name}</span>
                  <Withheld why={withheld} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
