import { type RefObject, useEffect, useEffectEvent } from 'react';
import { feedKeys } from '../../lib/preferences/feed-keys.ts';
import { itemFrom } from './open-item.ts';
import { keyTarget } from './pane-keys.ts';
import { rowId } from './row-id.ts';

type Keys = {
  /** The items of the list, in its order. */
  ids: readonly string[];
  openId: string | undefined;
  onOpen: (id: string) => void;
  list: RefObject<HTMLElement | null>;
  detail: RefObject<HTMLElement | null>;
};

/**
 * Beside each other: `j` and `k` open the next and the previous item, `o` goes into the one that is open, `r` to its field,
 * and Escape back to the list. In a text field letters stay letters; a dialog keeps its keys. Letters can be switched off
 * for those who speak to their computer, or brush against keys (WCAG 2.1.4).
 */
export function usePaneKeys(isOn: boolean, { ids, openId, onOpen, list, detail }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')) return;
    const { key, target: from } = event;
    const isWriting =
      from instanceof HTMLElement && (from.isContentEditable || from.matches('input,textarea,select'));
    const target = keyTarget(key, { isWriting, hasLetters: feedKeys.get() === 'on' });
    if (target === undefined) return;
    event.preventDefault();
    if (typeof target === 'number') {
      const next = itemFrom(ids, openId, target);
      if (next === undefined) return;
      onOpen(next);
      focusOn(document.getElementById(rowId(next)));
    } else if (target === 'list') {
      focusOn(document.getElementById(rowId(openId ?? '')) ?? list.current?.querySelector('h1'));
    } else if (target === 'detail') {
      focusOn(detail.current?.querySelector('h2,h3'));
    } else {
      focusOn(fieldOf(detail.current));
    }
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** The field for a comment, else the first for text. */
function fieldOf(detail: HTMLElement | null): Element | null | undefined {
  return (
    detail?.querySelector('[data-conversation-field] textarea') ??
    detail?.querySelector('textarea:not(:disabled)')
  );
}

/** A heading takes the focus as a field does. */
export function focusOn(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
