import { useRef } from 'react';

/** So much of the window goes by at once, so that a line or two stay in sight. */
const SCREEN = 0.85;
/** A press that comes sooner after the one before meant to scroll. */
const SETTLED_MS = 400;

/**
 * Space: scrolls, and at the end goes on, or with Shift at the beginning back. Only a press of its own goes on, never one
 * that is held, or that follows a scroll at once.
 */
export function useSpace({ onEnd, onBeginning }: { onEnd: () => void; onBeginning: () => void }) {
  const pressedAt = useRef(0);
  return (way: 'down' | 'up', isHeld: boolean) => {
    const { scrollHeight } = document.documentElement;
    const isOver = way === 'down' ? scrollY + innerHeight >= scrollHeight - 2 : scrollY <= 2;
    const now = performance.now();
    const isMeant = !isHeld && now - pressedAt.current >= SETTLED_MS;
    pressedAt.current = now;
    if (!isOver) scrollBy({ top: (way === 'down' ? 1 : -1) * SCREEN * innerHeight });
    else if (isMeant) (way === 'down' ? onEnd : onBeginning)();
  };
}
