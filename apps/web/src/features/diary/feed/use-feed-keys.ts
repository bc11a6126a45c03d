import { useEffect, useEffectEvent } from 'react';
import { feedKeys } from '../../../lib/preferences/feed-keys.ts';
import { entryLinkId } from '../reading/entry.tsx';

type Keys = {
  /** The diaries of the list, in its order. */
  ids: readonly string[];
  openId: string | undefined;
  onOpen: (diaryId: string) => void;
};

/** The id of the open diary's heading. */
export const OPEN_DIARY = 'open-diary';
/** The field for a comment on it. */
const FIELD = '[data-conversation-field] textarea';

/**
 * Beside each other: `j` and `k` open the next and the previous diary, `o` goes into the one that is open, `r` to the field
 * for a comment, and Escape back to the list. In a text field letters stay letters; a dialog keeps its keys. Letters can be
 * switched off for those who speak to their computer, or brush against keys (WCAG 2.1.4).
 */
export function useFeedKeys(isOn: boolean, { ids, openId, onOpen }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')) return;
    const target = targetOf(event);
    if (target === undefined) return;
    event.preventDefault();
    if (typeof target === 'number') {
      const next = ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(openId ?? '') + target))];
      if (next === undefined) return;
      onOpen(next);
      document.getElementById(entryLinkId(next))?.focus();
    } else if (target === 'list') {
      document.getElementById(entryLinkId(openId ?? ''))?.focus();
    } else {
      document.querySelector<HTMLElement>(target.place)?.focus();
    }
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** What a key leads to: a diary so many further on, the list, or a place of the open diary. */
function targetOf({ key, target }: KeyboardEvent): number | 'list' | { readonly place: string } | undefined {
  if (key === 'Escape') return 'list';
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  if (isWriting || feedKeys.get() === 'off') return undefined;
  if (key === 'j') return 1;
  if (key === 'k') return -1;
  if (key === 'o') return { place: `#${OPEN_DIARY}` };
  return key === 'r' ? { place: FIELD } : undefined;
}
