/*
 * How deep a Markdown text nests. Formatting it takes a reader's browser time and stack in proportion to that, so the
 * contract refuses what nests deeper than anyone means to, and the web shows it as it was typed.
 */

/** Quotes and lists within one another: deeper than any reader follows. */
export const MAX_NESTING = 32;
/** Marks in one paragraph that could open emphasis which others close: 150 words in bold. */
const MAX_EMPHASIS = 300;
/** Brackets within one another in one paragraph. */
const MAX_BRACKETS = 32;

const BLANK = /[ \t]*/y;
const ITEM = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;
const RULE = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/y;
/** A line after which a paragraph above it cannot go on. */
const BEGINS_ANEW = /^[ \t>]*(?:$|#{1,6}(?=\s|$)|(?:[-+*]|0{0,8}1[.)])\s+\S)/;
/** So many columns, at least, keep a line within an item. */
const ITEM_INDENT = 2;
const TAB = 4;

/** Whether a text nests deeper than is formatted. It takes time in proportion to the text, and never counts too little. */
export function isTooNested(markdown: string): boolean {
  let openItems = 0;
  let isAfterBlank = true;
  let inline = new InlineNesting();
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (BEGINS_ANEW.test(line)) inline = new InlineNesting();
    if (inline.isTooDeepWith(line)) return true;
    if (line.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    const { quotes, items, columns } = readPrefix(line);
    const withinItems = Math.min(openItems, Math.floor(columns / ITEM_INDENT)) + items;
    if (quotes + withinItems > MAX_NESTING) return true;
    // A line right below another may go on with its paragraph, wherever it begins.
    openItems = isAfterBlank ? withinItems : Math.max(openItems, withinItems);
    isAfterBlank = false;
  }
  return false;
}

/** The marks of quotes and items that a line begins with, and the columns of white space between them. */
function readPrefix(line: string): { quotes: number; items: number; columns: number } {
  let [at, quotes, items, columns] = [0, 0, 0, 0];
  const take = (mark: RegExp): string | undefined => {
    mark.lastIndex = at;
    return mark.exec(line)?.[0];
  };
  while (quotes + items <= MAX_NESTING) {
    const blank = take(BLANK) ?? '';
    at += blank.length;
    columns += blank.length + (TAB - 1) * (blank.split('\t').length - 1);
    if (line[at] === '>') {
      quotes += 1;
      at += 1;
      continue;
    }
    const item = take(RULE) === undefined ? take(ITEM) : undefined;
    if (item === undefined) break;
    items += 1;
    at += item.length;
  }
  return { quotes, items, columns };
}

/** What may nest within one paragraph, counted line by line. */
class InlineNesting {
  #opening = 0;
  #closing = 0;
  #brackets = 0;

  isTooDeepWith(line: string): boolean {
    for (const { 0: run, index } of line.matchAll(/\*+|_+|\[|\]/g)) {
      if (run === '[') this.#brackets += 1;
      else if (run === ']') this.#brackets = Math.max(0, this.#brackets - 1);
      else this.#countEmphasis(run, line.charAt(index - 1), line.charAt(index + run.length));
      if (Math.min(this.#opening, this.#closing) > MAX_EMPHASIS || this.#brackets > MAX_BRACKETS) return true;
    }
    return false;
  }

  #countEmphasis(run: string, before: string, after: string): void {
    const isWithinWord = run.startsWith('_') && isLetter(before) && isLetter(after);
    if (isWithinWord) return;
    if (after.trim() !== '') this.#opening += run.length;
    if (before.trim() !== '') this.#closing += run.length;
  }
}

function isLetter(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}
