import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';

/** Placeholder for a list of the handbook, with what stands above it. */
export function ListSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-11 rounded-pill" />
      <SkeletonBox className="h-72 rounded-lg" />
    </SkeletonGroup>
  );
}

/** Around a part of the handbook that comes in a file of its own. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
    </PartBoundary>
  );
}
