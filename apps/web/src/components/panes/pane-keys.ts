/** Where a key leads: so many items further on, to the list, into what is open, or to its field. */
type KeyTarget = number | 'list' | 'detail' | 'field';

const letters: Readonly<Record<string, KeyTarget>> = { j: 1, k: -1, o: 'detail', r: 'field' };

/**
 * What a key does beside a list. Escape comes back to it from everywhere, a text field included, where letters stay letters.
 * @param hasLetters false for those who have switched them off
 */
export function keyTarget(
  key: string,
  { isWriting, hasLetters }: { isWriting: boolean; hasLetters: boolean },
): KeyTarget | undefined {
  if (key === 'Escape') return 'list';
  return isWriting || !hasLetters ? undefined : letters[key];
}
