import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';

/** In place of what is still loading. */
export function VineSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonBox className="h-80 rounded-lg" />
    </SkeletonGroup>
  );
}
