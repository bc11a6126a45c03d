import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';

/** Placeholder for two comments. */
export function ThreadSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4 py-3">
      {['first', 'second'].map((key) => (
        <div key={key} className="flex gap-3">
          <SkeletonBox className="size-9 shrink-0 rounded-pill" />
          <SkeletonText lines={3} className="flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
