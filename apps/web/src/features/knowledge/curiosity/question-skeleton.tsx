import { Card } from '../../../components/layout/card.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';

/** Placeholder for a list of questions; as high as the window, so that what stands below a long list is not pushed out of sight. */
export function QuestionsSkeleton() {
  return (
    <SkeletonGroup className="min-h-dvh">
      <Card as="div" className="grid grid-cols-1 gap-5">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="flex gap-3">
            <SkeletonBox className="size-9 shrink-0 rounded-pill" />
            <SkeletonText lines={2} className="flex-1" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}

/** Placeholder for one question. */
export function QuestionSkeleton() {
  return (
    <SkeletonGroup>
      <Card as="div">
        <SkeletonText lines={5} />
      </Card>
    </SkeletonGroup>
  );
}
