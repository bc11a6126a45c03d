/** What the words of one language are called in the other: of a Chinese word its glosses, of a gloss the Chinese words. */
export type Dictionary = {
  glossesOf(word: string): readonly string[];
  /** @param key the words of a gloss by `baseOf`, blanks between them */
  wordsOf(key: string): readonly string[];
};

const [TAB, LINE] = [9, 10];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Reads the dictionary where it lies: lines of two parts in the order of their bytes, an empty line between them. Nothing is
 * unpacked, so that opening it costs nothing and it weighs what the file does.
 * @param bytes as `testing/make-glosses.ts` writes them
 */
export function openDictionary(bytes: Uint8Array): Dictionary {
  const middle = bytes.findIndex((byte, at) => byte === LINE && bytes[at + 1] === LINE);
  const find = (from: number, to: number) => (key: string) => valuesOf(bytes, from, to, encoder.encode(key));
  return { glossesOf: find(0, middle + 1), wordsOf: find(middle + 2, bytes.length) };
}

/** What stands behind a key in the lines between two places; nothing where no line begins with it. */
function valuesOf(bytes: Uint8Array, from: number, to: number, key: Uint8Array): string[] {
  let [low, high] = [from, to];
  while (low < high) {
    const half = (low + high) >> 1;
    const line = half > low ? Math.max(low, bytes.lastIndexOf(LINE, half - 1) + 1) : low;
    const end = bytes.indexOf(LINE, line);
    const order = compareKey(bytes, line, key);
    if (order === 0) return decoder.decode(bytes.subarray(line + key.length + 1, end)).split('\t');
    if (order > 0) high = line;
    else low = end + 1;
  }
  return [];
}

/** Whether the key of a line comes before another (below 0), after it, or is it. */
function compareKey(bytes: Uint8Array, line: number, key: Uint8Array): number {
  for (const [at, byte] of key.entries()) {
    const difference = (bytes[line + at] ?? 0) - byte;
    if (difference !== 0) return difference;
  }
  return (bytes[line + key.length] ?? 0) === TAB ? 0 : 1;
}
