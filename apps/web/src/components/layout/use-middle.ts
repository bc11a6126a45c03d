import { type RefObject, useEffect } from 'react';

/**
 * Brings the chosen one of a row that scrolls sideways to its middle; a frame later, since the router first gives rows
 * the place that they had on the page before. `--before` is how much of it is out of sight at its beginning, for a mask.
 *
 * @param chosen finds it in the row
 */
export function useMiddle(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const shown = row.current?.querySelector<HTMLElement>(chosen);
      if (row.current && shown)
        row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, chosen]);
  useEffect(() => {
    const { current } = row;
    if (current) current.onscroll = () => current.style.setProperty('--before', `${current.scrollLeft}px`);
  }, [row]);
}
