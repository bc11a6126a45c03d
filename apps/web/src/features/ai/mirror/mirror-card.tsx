import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';

type Read<T> = Parameters<typeof ReadFailure>[0]['of'] & {
  readonly data: T | undefined;
  readonly isError: boolean;
};

type Props<T> = { of: Read<T>; title: ReactNode; children: (data: T) => ReactNode };

/** A card of what was read, while it is read, and where it can’t be. */
export function MirrorCard<T>({ of, title, children }: Props<T>) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId}>{title}</h2>
      {of.data !== undefined ? (
        children(of.data)
      ) : of.isError || of.fetchStatus === 'paused' ? (
        <ReadFailure of={of} />
      ) : (
        <SkeletonGroup className="min-h-28">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Card>
  );
}
