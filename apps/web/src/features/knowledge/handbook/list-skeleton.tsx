import { SkeletonBox, SkeletonGroup } from '../../../components/skeleton.tsx';

/** Placeholder for a list of the handbook, with what stands above it. */
export function ListSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-11 rounded-pill" />
      <SkeletonBox className="h-72 rounded-lg" />
    </SkeletonGroup>
  );
}
