import { type ComponentProps, Suspense, useState } from 'react';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { useWas } from '../../../lib/use-was.ts';
import { InterviewsFirst } from '../slots.tsx';

/**
 * The interviews that come before the diary: the one thing that may push the question down, since no one writes for an
 * evening to hear then that it cannot be published. The editor waits for it, so that nothing moves; what becomes due
 * while someone writes lets their text stand instead.
 */
export function HeldBack(props: ComponentProps<typeof InterviewsFirst>) {
  const isNow = props.first.length > 0;
  const [isFromStart] = useState(isNow);
  const wasOnce = useWas(isNow);
  if (!wasOnce) return null;
  const card = <InterviewsFirst {...props} />;
  return (
    <PartBoundary of={props.first}>
      {isFromStart ? card : <Suspense fallback={<div className="min-h-36" />}>{card}</Suspense>}
    </PartBoundary>
  );
}
