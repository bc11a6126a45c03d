/** A place in texts that follow each other: which of them, and how far into it. */
export type Spot = { readonly text: number; readonly offset: number };

/** Where a sentence begins and ends in texts that follow each other; white space between its words does not count. */
export function findSentence(
  texts: readonly string[],
  sentence: string,
): { readonly from: Spot; readonly to: Spot } | undefined {
  const wanted = sentence.replace(/\s/gu, '');
  if (wanted === '') return undefined;
  const spots = texts.flatMap((content, text) =>
    Array.from({ length: content.length }, (_, offset) => ({ text, offset, unit: content.charAt(offset) })),
  );
  const shown = spots.filter(({ unit }) => !/\s/u.test(unit));
  const start = shown
    .map(({ unit }) => unit)
    .join('')
    .indexOf(wanted);
  const [first, last] = [shown[start], shown[start + wanted.length - 1]];
  if (!first || !last) return undefined;
  return {
    from: { text: first.text, offset: first.offset },
    to: { text: last.text, offset: last.offset + 1 },
  };
}
