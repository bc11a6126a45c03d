import { useLayoutEffect, useRef } from 'react';

/**
 * Where a diary takes the feed's place, coming back leads to where one was reading.
 * @param isAway whether something else stands in the place of the list
 */
export function useScrollOnWayBack(isAway: boolean): void {
  const offset = useRef(0);
  const wasAway = useRef(isAway);
  useLayoutEffect(() => {
    if (wasAway.current && !isAway) scrollTo({ top: offset.current, behavior: 'instant' });
    wasAway.current = isAway;
    if (isAway) return;
    const keep = () => {
      offset.current = scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [isAway]);
}
