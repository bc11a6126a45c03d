/** How long what was typed counts as one word, in milliseconds. */
const PAUSE_MS = 750;

/**
 * The row to which a key leads in a list.
 * @param current the row that has the focus, -1 for none
 * @param loops whether the last row is followed by the first
 * @returns undefined for a key that moves nothing, and in an empty list
 */
export function rowByKey(key: string, current: number, count: number, loops: boolean): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (current < 0) return key === 'ArrowDown' ? 0 : count - 1;
  const next = key === 'ArrowDown' ? current + 1 : current - 1;
  return loops ? (next + count) % count : Math.min(Math.max(next, 0), count - 1);
}

/**
 * The row that begins with what was typed, at or after the focused one; one letter, even repeated, goes on to the
 * next row that begins with it.
 * @returns undefined where no row does
 */
export function rowByWords(texts: readonly string[], typed: string, current: number): number | undefined {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const words = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const from = current + (isOneLetter ? 1 : 0);
  const order = texts.map((_, step) => (Math.max(from, 0) + step) % texts.length);
  return order.find((row) => texts[row]?.trim().toLowerCase().startsWith(words));
}

/** Whether a key press types a character rather than commanding something. */
export function typesLetter(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  return [...event.key].length === 1 && event.key !== ' ' && !isCommand;
}

/** Keeps what is typed until a pause. Times are in milliseconds. */
export function createTyped() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** @returns all that was typed since the last pause */
    add(letter: string, now: number): string {
      typed = now - last > PAUSE_MS ? letter : typed + letter;
      last = now;
      return typed;
    },
  };
}
