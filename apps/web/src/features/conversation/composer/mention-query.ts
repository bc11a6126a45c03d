/** A name that is being typed behind an @, and the offset of that @. */
export type MentionQuery = { readonly start: number; readonly keyword: string };

/** As long as a name can be. */
const NAME_MAX = 40;
/** An @ within an address or a word begins no name; after a Chinese character it does. */
const QUERY = new RegExp(`(?<![A-Za-z0-9._-])@((?:[^\\s@][^@\\n]{0,${NAME_MAX - 1}})?)$`, 'u');

/**
 * The name that ends at the caret, if one is being typed there.
 * @param caret offset in UTF-16 units, as a text area reports it
 */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const found = QUERY.exec(text.slice(0, caret));
  return found ? { start: found.index, keyword: (found[1] ?? '').trim() } : undefined;
}

/** A person who can be mentioned in a team. */
export type Mentionable = {
  readonly name: string;
  readonly code: string;
  /** Whether another member has the same name: without the code neither is meant. */
  readonly hasNamesake: boolean;
};

/** The text of a mention, with the space after it. */
export function mentionOf({ name, code, hasNamesake }: Mentionable): string {
  return hasNamesake ? `@${name}#${code} ` : `@${name} `;
}
