import { useLayoutEffect, useRef } from 'react';
import { rowId } from '../../../components/panes/row-id.ts';

const topOf = (diaryId: string) => document.getElementById(rowId(diaryId))?.getBoundingClientRect().top;

/**
 * Puts the feed back where it was after a diary took its place: the entry that was opened stands where it stood. Entries
 * out of sight have a guessed height, so the distance from the top alone would miss it.
 * @param away the diary that is shown in place of the list
 */
export function useScrollOnWayBack(away: string | undefined): void {
  const offset = useRef(0);
  const tops = useRef(new Map<string, number>());
  const before = useRef(away);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = away;
    if (away !== undefined) return;
    let frame = 0;
    if (left !== undefined) {
      scrollTo({ top: offset.current, behavior: 'instant' });
      const wanted = tops.current.get(left);
      // Heights settle as entries come into sight.
      let tries = 3;
      const settle = () => {
        const top = topOf(left);
        if (wanted !== undefined && top !== undefined) scrollBy({ top: top - wanted, behavior: 'instant' });
        tries -= 1;
        if (tries > 0) frame = requestAnimationFrame(settle);
      };
      settle();
    }
    const keep = () => {
      offset.current = scrollY;
    };
    const keepTops = ({ target }: MouseEvent) => {
      const entry = target instanceof Element ? target.closest<HTMLElement>('[data-diary]') : null;
      const diaryId = entry?.dataset.diary;
      const top = diaryId && topOf(diaryId);
      if (diaryId && top !== undefined && top !== '') tops.current.set(diaryId, top);
    };
    addEventListener('scroll', keep, { passive: true });
    addEventListener('click', keepTops, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', keep);
      removeEventListener('click', keepTops, { capture: true });
    };
  }, [away]);
}
