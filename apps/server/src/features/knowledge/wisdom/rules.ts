import { oneLine, shownText } from '@garden/contract';

/** A text as lines are compared: selected text has other white space than what was written, around Chinese even none. */
const flat = (text: string) => oneLine(text.replace(/\s+/gu, '\n'));

/** Whether a line stands in one of some texts, as it is written or as it is shown, Markdown without its marks. */
export function standsIn(line: string, texts: readonly string[]): boolean {
  const wanted = flat(line);
  return wanted !== '' && texts.some((text) => holds(text, wanted) || holds(shownText(text), wanted));
}

const holds = (text: string, wanted: string) => flat(text).includes(wanted);

/** Whether the author of a diary keeps a line of it to themselves by now; one that they only reworded they do not. */
export function isRetracted(
  line: string,
  { shared, all }: { readonly shared: readonly string[]; readonly all: readonly string[] },
): boolean {
  return standsIn(line, all) && !standsIn(line, shared);
}
