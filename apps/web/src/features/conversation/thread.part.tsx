import { Card } from '../../components/layout/card.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { ThreadSkeleton } from './comments/thread-skeleton.tsx';

/** The comments on an object, each with its replies. */
export const ObjectThread = latePart(async () => (await import('./comments/thread.tsx')).Thread, {
  fallback: (
    <Card as="div">
      <ThreadSkeleton />
    </Card>
  ),
  of: ({ about }) => about.objectId,
});
