import { useEffect, useEffectEvent } from 'react';
import { feedKeys } from '../../../lib/preferences/feed-keys.ts';
import { type Deed, deedOf } from './reading-keys.ts';

const FIELDS = 'input, textarea, select';
const CONTROLS = 'a, button, summary, [role=button]';

type From = {
  readonly isWriting: boolean;
  /** The key is held down. */
  readonly isHeld: boolean;
};

/** The keys for reading one after another; a dialog keeps its own. */
export function useReadingKeys(onDeed: (deed: Deed, from: From) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')) return;
    const { target: from } = event;
    const isWriting = from instanceof HTMLElement && (from.isContentEditable || from.matches(FIELDS));
    const isOnControl = from instanceof HTMLElement && from.closest(CONTROLS) !== null;
    const deed = deedOf(event, { isWriting, isOnControl, hasLetters: feedKeys.get() === 'on' });
    if (deed === undefined) return;
    event.preventDefault();
    onDeed(deed, { isWriting, isHeld: event.repeat });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
