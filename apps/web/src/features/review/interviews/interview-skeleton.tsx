import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';

export function InterviewSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-5">
      <SkeletonBox className="h-11 rounded-md" />
      <SkeletonBox className="h-64 rounded-lg" />
    </SkeletonGroup>
  );
}
