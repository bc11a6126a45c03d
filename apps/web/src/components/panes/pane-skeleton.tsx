import { SkeletonBox, SkeletonGroup, SkeletonText } from '../states/skeleton.tsx';

/** Placeholder for the rows of a list beside what is open, after a line above them or none. */
export function PaneSkeleton({ isUnderLine = false }: { isUnderLine?: boolean }) {
  return (
    <SkeletonGroup className="grid grid-cols-1">
      {isUnderLine && <SkeletonText className="mx-3 my-1 max-w-24 text-sm" />}
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <div key={key} className="flex items-center gap-3 px-3 py-2.5">
          <SkeletonBox className="size-9 shrink-0 rounded-pill" />
          <SkeletonText lines={2} className="flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
