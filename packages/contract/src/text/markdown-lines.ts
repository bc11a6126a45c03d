const INDENT = /[ \t]*/y;
const QUOTE = /> ?/y;
const ITEM = /(?:[-+*]|\d{1,9}[.)])(?=\s|$)/y;
const HEADING = /#{1,6}(?=\s|$)[ \t]*/y;
/** What ends a paragraph without a blank line: of lists, only one that is not empty and begins with the first. */
const ENDING =
  /^(?:#{1,6}(?=\s|$)|(?:-\s*){3,}$|(?:\*\s*){3,}$|(?:_\s*){3,}$|`{3,}[^`]*$|~{3,}|(?:[-+*]|0{0,8}1[.)])\s+\S)/;
const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
/** So far from the margin, a line begins no block of its own. */
const FAR = 4;

/** A line of a Markdown text with its place in quotes and lists. */
export type MarkdownLine = {
  readonly text: string;
  /** Without the marks of quotes, items and headings, and what stands before them. */
  readonly content: string;
  readonly quoted: boolean;
  /** Columns before its first mark or letter; in a quote, after the quote's marks. */
  readonly indent: number;
  /** The column of the innermost item that begins on it. */
  readonly item: number | undefined;
  readonly isBlank: boolean;
  readonly isHeading: boolean;
  /** Whether it would end a paragraph above it. */
  readonly endsParagraph: boolean;
  /** The marks by which it could begin or end a code block. */
  readonly fence: string | undefined;
};

/** The lines of a Markdown text, by CommonMark. */
export function readMarkdownLines(markdown: string): MarkdownLine[] {
  return markdown.split(/\r\n?|\n/).map(readLine);
}

function readLine(text: string): MarkdownLine {
  let at = 0;
  const take = (mark: RegExp): boolean => {
    mark.lastIndex = at;
    const isThere = mark.test(text);
    if (isThere) at = mark.lastIndex;
    return isThere;
  };
  take(INDENT);
  let inner = 0;
  while (take(QUOTE)) {
    inner = at;
    take(INDENT);
  }
  const bare = text.slice(at);
  const indent = columns(text.slice(inner, at));
  let item: number | undefined;
  for (let column = indent; take(ITEM) || take(QUOTE); column = columns(text.slice(inner, at))) {
    if (text[at - 1] !== '>' && text[at - 2] !== '>') item = column;
    take(INDENT);
  }
  const isHeading = take(HEADING);
  return {
    text,
    content: text.slice(at),
    quoted: inner > 0,
    indent,
    item,
    isBlank: bare.trim() === '',
    isHeading,
    endsParagraph: ENDING.test(bare),
    fence: inner === 0 && indent < FAR ? FENCE.exec(bare)?.[0] : undefined,
  };
}

/** How far a beginning of a line reaches; a tab leads to the next column that 4 divides. */
function columns(beginning: string): number {
  let width = 0;
  for (const char of beginning) width += char === '\t' ? FAR - (width % FAR) : 1;
  return width;
}

/**
 * The lines at which a code block begins that stands outside of quotes and items, each with the line that closes it.
 * One that nothing closes is not among them.
 */
export function findCodeBlocks(lines: readonly MarkdownLine[]): Map<number, number> {
  const blocks = new Map<number, number>();
  const unclosed = new Set<string>();
  for (let at = 0; at < lines.length; at += 1) {
    const opening = lines[at];
    if (opening?.fence === undefined || unclosed.has(opening.fence)) continue;
    const end = closingOf(opening, lines, at + 1);
    if (end === undefined) {
      if (opening.indent === 0) unclosed.add(opening.fence);
      continue;
    }
    blocks.set(at, end);
    at = end;
  }
  return blocks;
}

function closingOf({ fence = '', indent }: MarkdownLine, lines: readonly MarkdownLine[], from: number) {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    // What stands nearer to the margin has left the item that the block may be in.
    if (!line || (!line.isBlank && line.indent < indent)) return undefined;
    const marks = line.text.trim();
    const isClosing = line.fence !== undefined && marks === fence.charAt(0).repeat(marks.length);
    if (isClosing && marks.length >= fence.length) return at;
  }
  return undefined;
}
