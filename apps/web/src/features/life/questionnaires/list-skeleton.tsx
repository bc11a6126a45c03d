import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';

/** Where questionnaires will be. */
export function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      <SkeletonBox className="h-12 rounded-lg" />
      <SkeletonBox className="h-36 rounded-lg" />
      <SkeletonBox className="h-36 rounded-lg" />
    </SkeletonGroup>
  );
}
