import { type TouchEvent, useRef } from 'react';
import { swipeOf } from './swipe.ts';

/** Where a finger does something else: it writes, or scrolls what is wider than the page. */
const OTHERWISE = 'textarea, input, pre, table, .scroll-row';

/** Handlers for an element that is swiped to the next and the previous one. */
export function useSwipe(onSwipe: (way: 'next' | 'previous') => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => ({ x, y });
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0];
      const isOther = target instanceof Element && target.closest(OTHERWISE) !== null;
      from.current = touch && touches.length === 1 && !isOther ? pointOf(touch) : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = undefined;
      if (!touch || !start || getSelection()?.isCollapsed === false) return;
      const way = swipeOf(start, pointOf(touch), innerWidth);
      if (way) onSwipe(way);
    },
    onTouchCancel() {
      from.current = undefined;
    },
  };
}
