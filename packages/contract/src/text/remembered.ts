/** How many answers are kept, and how long a word of them is: what people write is mostly the same few thousand words. */
const MOST = 5_000;
const LONGEST = 30;

/** A pure function of a word that answers from memory where it was asked before. */
export function remembered<T>(answer: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = answer(word);
    if (word.length > LONGEST) return found;
    if (known.size >= MOST) known.clear();
    known.set(word, found);
    return found;
  };
}
