import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the scroll position of the feed after a diary took its place.
 * @param isAway whether something else is shown in place of the list
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
