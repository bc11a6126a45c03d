import { type RefObject, useEffect } from 'react';

const FIELD = '[data-conversation-field] textarea';

/** Puts the focus into the field for a comment as soon as it is there: its file and its thread come late. */
export function useFieldWhenThere(area: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const place = area.current;
    if (!isWanted || !place) return;
    const focus = () => {
      const field = place.querySelector<HTMLElement>(FIELD);
      field?.focus();
      return field !== null;
    };
    if (focus()) return;
    const watching = new MutationObserver(() => focus() && watching.disconnect());
    watching.observe(place, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [area, isWanted]);
}
