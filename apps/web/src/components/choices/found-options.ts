/** One choice; `words` are found too, such as a city's name in the other language. */
export type ComboboxOption = { value: string; label: string; note?: string; words?: string };

/**
 * What is found by typing: every typed word must occur somewhere in label, note or words, whatever the order.
 * @param chosen stands first while nothing is typed
 */
export function foundOptions(
  options: readonly ComboboxOption[],
  query: string,
  chosen: string | null,
): ComboboxOption[] {
  const words = query.trim().toLowerCase().split(/\s+/u);
  const found = options.filter(({ label, note = '', words: others = '' }) => {
    const text = `${label} ${note} ${others}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (query) return found;
  return [...found.filter(({ value }) => value === chosen), ...found.filter(({ value }) => value !== chosen)];
}
