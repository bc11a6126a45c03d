import { api } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { inputOf, type Selection } from './use-unread.ts';

type Props = {
  selection: Selection;
  /** Settles once what was read on the way was told. */
  whenTold?: () => Promise<unknown>;
  /** So many were kept unread on the way. */
  kept: number;
  /** Reads on with what is unread now. */
  onAgain: () => void;
};

/** Nothing is left; or what came meanwhile, and what was kept unread. */
export function AllRead({ selection, whenTold, kept, onAgain }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [isTold, setTold] = useState(whenTold === undefined);
  useEffect(() => {
    let isShown = true;
    void whenTold?.().then(() => isShown && setTold(true));
    return () => {
      isShown = false;
    };
  }, [whenTold]);
  const now = useApiQuery(
    api.reading.unread,
    { ...inputOf(selection), limit: 1 },
    { failure: 'none', staleTime: 0, enabled: isTold },
  );
  const fresh = Math.max(0, (now.data?.left ?? 0) - kept);
  useEffect(() => {
    const heading = area.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <Card as="div" tone="grape">
      <div ref={area} className="[&_h2]:outline-none">
        <EmptyState
          title={kept > 0 ? <Trans>That’s all for now</Trans> : <Trans>All read</Trans>}
          action={
            <>
              {fresh > 0 ? (
                <Button onClick={onAgain}>
                  <Plural value={fresh} one="Read # new diary" other="Read # new diaries" />
                </Button>
              ) : (
                kept > 0 && (
                  <Button look="quiet" loading={!isTold} onClick={onAgain}>
                    <Plural value={kept} one="Read # you kept" other="Read # you kept" />
                  </Button>
                )
              )}
              <RouteLink from="/home" to="/home" search={({ view: _shut, ...rest }) => rest} look="quiet">
                <Trans>All diaries</Trans>
              </RouteLink>
            </>
          }
        >
          {kept > 0 ? (
            <Plural
              value={kept}
              one="You kept # diary unread. It comes again."
              other="You kept # diaries unread. They come again."
            />
          ) : (
            <Trans>You’re up to date with the last two weeks.</Trans>
          )}
        </EmptyState>
      </div>
    </Card>
  );
}
