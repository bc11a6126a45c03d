import { api, type GuidelineView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { use, useCallback, useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Card } from '../../../components/layout/card.tsx';
import { PanesContext } from '../../../components/panes/panes-context.ts';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { GuidelineLine } from './guideline-line.tsx';
import { GuidelineRow } from './guideline-row.tsx';
import { inOrder, type Placing } from './in-order.ts';

type Props = {
  guidelines: readonly GuidelineView[];
  /** All of them are here, so that they can be put in order. */
  isWhole: boolean;
};

/** Guidelines, pinned ones first; moved among those that are pinned like them. */
export function GuidelineList({ guidelines, isWhole }: Props) {
  const { t } = useLingui();
  const panes = use(PanesContext);
  const [placings, setPlacings] = useState<readonly Placing[]>([]);
  const { mutateAsync } = useApiCommand(api.handbook.arrange, { loading: 'none' });
  const shown = inOrder(guidelines, placings);
  const place = useCallback(
    async (id: string, position: number) => {
      const placing = { id, position };
      setPlacings((before) => [...before, placing]);
      // A toast has said what failed; the row falls back.
      await mutateAsync({ guidelineId: id, position }).catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: apiKey(api.handbook.getList) });
      setPlacings((before) => before.filter((other) => other !== placing));
    },
    [mutateAsync],
  );
  const isMovable = isWhole && shown.length > 1;
  const groups = [true, false].map((pinned) => {
    const alike = shown.filter((guideline) => guideline.pinned === pinned);
    return (
      alike.length > 0 && (
        <ul
          key={String(pinned)}
          aria-label={pinned ? t`Pinned guidelines` : t`Guidelines`}
          className={classNames(
            'grid grid-cols-1',
            !panes && 'divide-y divide-line',
            !panes && !pinned && shown.length > alike.length && 'border-line border-t',
          )}
        >
          {alike.map((guideline, index) =>
            panes ? (
              <GuidelineLine
                key={guideline.id}
                guideline={guideline}
                isOpen={guideline.id === panes.openId}
                {...(isMovable && { index, count: alike.length, onMove: place })}
              />
            ) : (
              <GuidelineRow
                key={guideline.id}
                guideline={guideline}
                {...(isMovable && {
                  place: {
                    index,
                    count: alike.length,
                    move: (position: number) => void place(guideline.id, position),
                  },
                })}
              />
            ),
          )}
        </ul>
      )
    );
  });
  if (panes) return <div>{groups}</div>;
  return (
    <Card as="div">
      <div className="-my-2">{groups}</div>
    </Card>
  );
}
