/** Where words stand in a text, in either case, in order and without overlap; empty where folding would move them. */
export function marksOf(text: string, words: readonly string[]): { start: number; end: number }[] {
  const folded = text.toLowerCase();
  const wanted = words.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
  if (folded.length !== text.length) return [];
  const marks: { start: number; end: number }[] = [];
  for (let at = 0; at < folded.length; ) {
    const length = Math.max(
      0,
      ...wanted.filter((word) => folded.startsWith(word, at)).map((word) => word.length),
    );
    if (length > 0) marks.push({ start: at, end: at + length });
    at += length || 1;
  }
  return marks;
}
