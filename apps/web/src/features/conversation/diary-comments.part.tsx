import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { cacheReactions } from './comments/thread-cache.ts';
import { ThreadSkeleton } from './comments/thread-skeleton.tsx';
import { Reactions } from './reactions/reactions.tsx';

const Thread = lazyComponent(async () => (await import('./comments/thread.tsx')).Thread);
const WhoReacted = lazyComponent(async () => (await import('./reactions/who-reacted.tsx')).WhoReacted);

/** The reactions below a diary. */
export function DiaryReactions({ diary: { id, talk } }: { diary: DiaryView }) {
  const [isAsking, setAsking] = useState(false);
  const target = { kind: 'diary', objectId: id } as const;
  return (
    <div className="mt-3 -mb-1 -ml-3 flex flex-wrap items-center gap-x-1">
      <Reactions
        target={target}
        reactions={talk.reactions}
        remember={(reactions) => cacheReactions(id, reactions)}
      />
      {talk.reactions.length > 0 && (
        <Button look="ghost" className="font-normal text-sm" onClick={() => setAsking(true)}>
          <Trans>Who reacted</Trans>
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <WhoReacted target={target} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The comments on a diary. */
export function DiaryThread({ diary }: { diary: DiaryView }) {
  return (
    <Suspense
      fallback={
        <Card as="div">
          <ThreadSkeleton />
        </Card>
      }
    >
      <Thread about={{ kind: 'diary', objectId: diary.id }} owner={diary.author} />
    </Suspense>
  );
}
