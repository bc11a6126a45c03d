import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus near where it was when a focused part disappears: Tab continues from there.
 * @returns for an element around the part, with `tabIndex={-1}`
 */
export function useFocusFallback<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const around = useRef<E>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body) around.current?.focus({ preventScroll: true });
  }, [isShown]);
  return around;
}
