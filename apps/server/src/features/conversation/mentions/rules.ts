/** Someone whose name stands in a text after an @, as they are called. */
export type Mention = { readonly id: string; readonly name: string };

/** A person a text can mention. */
export type Mentionable = { readonly id: string; readonly name: string; readonly code: string };

/** An e-mail address has an @ in the midst of letters. */
const BEFORE = /[A-Za-z0-9._%+-]$/;
/** Letters of scripts that write words apart: a name ends where such a word does. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}_]/u;
const CODE = /^#([A-Za-z0-9]+)/;

/**
 * Those a text mentions: “@Name”, the longest name that stands there; “@Name#CODE” where several bear it, since without
 * the code none of them is meant. Each person once, in the order of the text, by their name as it is now.
 * @param people those who read the text
 */
export function mentionsIn(text: string, people: readonly Mentionable[]): Mention[] {
  const byName = Map.groupBy(people, ({ name }) => fold(name));
  const names = [...byName.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const folded = fold(text);
  const found = new Map<string, Mention>();
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    if (BEFORE.test(folded.slice(Math.max(0, at - 1), at))) continue;
    const rest = folded.slice(at + 1);
    const name = names.find((each) => rest.startsWith(each) && endsThere(each, rest.slice(each.length)));
    if (name === undefined) continue;
    const meant = chosen(byName.get(name) ?? [], rest.slice(name.length));
    if (meant) found.set(meant.id, { id: meant.id, name: meant.name });
  }
  return [...found.values()];
}

function chosen(bearers: readonly Mentionable[], after: string): Mentionable | undefined {
  const code = CODE.exec(after)?.[1];
  const byCode = bearers.find((person) => code !== undefined && fold(person.code) === code);
  if (byCode) return byCode;
  return bearers.length === 1 ? bearers[0] : undefined;
}

/** Whether a name is over where it ends, rather than going on as a longer word. */
function endsThere(name: string, after: string): boolean {
  const [next = ''] = after;
  return !(SPACED.test(name.slice(-1)) && SPACED.test(next));
}

/** One case, and one form of the sign that a Chinese keyboard writes wide. */
export function fold(text: string): string {
  return text.normalize('NFC').replaceAll('＠', '@').toLowerCase();
}
