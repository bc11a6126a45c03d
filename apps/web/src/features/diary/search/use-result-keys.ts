import { type KeyboardEvent, useRef } from 'react';

/** The id of the field, to which the shortcut leads. */
export const SEARCH_FIELD = 'search-field';

/** Arrow keys walk from the field through the results and back; Home and End jump, Escape returns to the field. */
export function useResultKeys<Element extends HTMLElement>() {
  const results = useRef<Element>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(results.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const at = links.indexOf(event.target as HTMLElement);
    const target = targetOf(event.key, at, links);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return { results, onKeyDown };
}

/** Where a key leads from the link at an index; -1 is the field. */
function targetOf(key: string, at: number, links: readonly HTMLElement[]): HTMLElement | null | undefined {
  const field = document.getElementById(SEARCH_FIELD);
  if (key === 'ArrowDown') return links[at + 1];
  if (at < 0) return undefined;
  if (key === 'ArrowUp') return at === 0 ? field : links[at - 1];
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return key === 'Escape' ? field : undefined;
}
