import type { AnyRouter } from '@tanstack/react-router';
import { showPalette, usePaletteStore } from '../palette/palette-store.ts';

const SEARCH_PAGE = '/search';

/**
 * Keys on every page of a signed-in user: `/` opens the search, but stays a character in a text field; Ctrl or ⌘ with K
 * opens and closes the palette. With another dialog open, keys belong to the dialog.
 */
export function watchSearchKeys(router: AnyRouter, page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const wish = wishOf(event);
    const isInside = router.state.matches.at(-1)?.staticData.requiresSession === true;
    const { isOpen } = usePaletteStore.getState();
    if (wish === undefined || !isInside) return;
    if (!isOpen && page.querySelector('[role=dialog],[role=alertdialog]')) return;
    if (wish === 'palette') showPalette(!isOpen);
    else if (isOpen) return;
    else if (router.state.location.pathname === SEARCH_PAGE) page.getElementById('search-field')?.focus();
    else void router.navigate({ to: SEARCH_PAGE });
    event.preventDefault();
  });
}

function wishOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  if (altKey) return undefined;
  // Some keyboards write a slash with Shift.
  if (key === '/') return ctrlKey || metaKey || isWriting(target) ? undefined : 'search';
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey ? 'palette' : undefined;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}
