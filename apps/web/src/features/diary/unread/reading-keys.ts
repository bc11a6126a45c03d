/** What a key asks for. */
export type Deed = 'next' | 'previous' | 'down' | 'up' | 'toggle' | 'like' | 'reply' | 'open' | 'leave';

const letters: Readonly<Record<string, Deed>> = {
  j: 'next',
  k: 'previous',
  u: 'toggle',
  l: 'like',
  r: 'reply',
  o: 'open',
};

type Press = { readonly key: string; readonly shiftKey: boolean };

/**
 * What a key asks for while diaries are read one after another.
 * @param hasLetters false for those who have switched letter keys off
 */
export function deedOf(
  { key, shiftKey }: Press,
  {
    isWriting,
    isOnControl,
    hasLetters,
  }: { readonly isWriting: boolean; readonly isOnControl: boolean; readonly hasLetters: boolean },
): Deed | undefined {
  if (key === 'Escape') return 'leave';
  if (isWriting) return undefined;
  // A button that has the focus is pressed by it.
  if (key === ' ') return isOnControl ? undefined : shiftKey ? 'up' : 'down';
  return hasLetters && !shiftKey ? letters[key] : undefined;
}
