/** A name that is being written: what stands after its @, and where the @ stands. */
export type MentionQuery = { readonly start: number; readonly keyword: string };

/** As long as a name can be. */
const NAME_MAX = 40;
/** An @ within an address or a word begins no name; after a Chinese character it does. */
const QUERY = new RegExp(`(?<![A-Za-z0-9._-])@((?:[^\\s@][^@\\n]{0,${NAME_MAX - 1}})?)$`, 'u');

/**
 * The name that ends at the caret, if one is being written there.
 * @param caret offset in UTF-16 units, as a text area tells it
 */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const found = QUERY.exec(text.slice(0, caret));
  return found ? { start: found.index, keyword: (found[1] ?? '').trim() } : undefined;
}

/** Somebody as a text can name them in one team. */
export type Mentionable = {
  readonly name: string;
  readonly code: string;
  /** Whether somebody else of the team bears the same name: without the code neither is meant. */
  readonly hasNamesake: boolean;
};

/** What stands in the text for somebody, with the space after it. */
export function mentionOf({ name, code, hasNamesake }: Mentionable): string {
  return hasNamesake ? `@${name}#${code} ` : `@${name} `;
}
