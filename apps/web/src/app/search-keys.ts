import type { AnyRouter } from '@tanstack/react-router';

const SEARCH_PAGE = '/search';

/**
 * `/` and Ctrl or ⌘ with K open the search from any page of a signed-in user; in a text field `/` stays a character.
 * With a dialog open, keys belong to the dialog.
 */
export function watchSearchKeys(router: AnyRouter, page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || !isSearchKey(event)) return;
    const isInside = router.state.matches.at(-1)?.staticData.requiresSession === true;
    if (!isInside || page.querySelector('[role=dialog],[role=alertdialog]')) return;
    event.preventDefault();
    if (router.state.location.pathname === SEARCH_PAGE) page.getElementById('search-field')?.focus();
    else void router.navigate({ to: SEARCH_PAGE });
  });
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  // Some keyboards write a slash with Shift.
  if (key === '/') return !ctrlKey && !metaKey && !isWriting(target);
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}
