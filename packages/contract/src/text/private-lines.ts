import type { ReadonlySections } from '../section-texts.ts';
import type { Sections } from '../sections.ts';
import { findCodeBlocks, type MarkdownLine, readMarkdownLines } from './markdown-lines.ts';
import { isPrivateLine, PRIVATE } from './private-line.ts';

/*
 * What of a diary its author keeps to themselves (product, section 4): every paragraph and every list item that begins
 * with `!!`, and all mistakes. The server leaves these parts out for everyone else; the web marks them for their author.
 *
 * Where a text can be read in two ways, it counts as private: a line that begins so inside a paragraph hides the rest of
 * it, and only a code block that stands by itself and is closed shows such lines as they are.
 */

/** Below a paragraph, this makes a heading of it. */
const UNDERLINE = /^(?:=+|-+)\s*$/;
/** So much farther from the margin, a line goes on with a paragraph, whatever it begins with. */
const FAR = 4;

/** A part of a text; a private one without its marks. */
type TextPart = { readonly text: string; readonly isPrivate: boolean };

/** A Markdown text as everyone but its author reads it. */
export function withoutPrivateLines(markdown: string): string {
  if (!mayHold(markdown)) return markdown;
  const lines = readLines(markdown);
  if (!lines.some(({ isPrivate }) => isPrivate)) return markdown;
  const kept: string[] = [];
  let isAfterGap = false;
  for (const { text, isPrivate } of lines) {
    const isBlank = text.trim() === '';
    // Of the blank lines around what is left out one stays, so that no one sees where it stood.
    const isLeftOver = isBlank && isAfterGap && (kept.at(-1) ?? '').trim() === '';
    if (!isPrivate && !isLeftOver) kept.push(text);
    isAfterGap = isPrivate || (isAfterGap && isBlank);
  }
  return kept.join('\n').trimEnd();
}

/** A Markdown text in its parts, in their order, for its author. */
export function partsOfText(markdown: string): TextPart[] {
  if (!mayHold(markdown)) return [{ text: markdown, isPrivate: false }];
  const parts: { text: string; isPrivate: boolean }[] = [];
  for (const { shown, isPrivate } of readLines(markdown)) {
    const last = parts.at(-1);
    if (last?.isPrivate === isPrivate) last.text += `\n${shown}`;
    else parts.push({ text: shown, isPrivate });
  }
  return parts.filter(({ text }) => text.trim() !== '');
}

/** What others see of a diary's sections: no mistakes, no private lines, no answers that consist of such lines. */
export function sharedSections(written: ReadonlySections): Sections {
  const items = (list: readonly string[]) => list.filter((item) => !isPrivateLine(item));
  const answers = (list: ReadonlySections['answers']) =>
    list.flatMap(({ id, text }) => {
      const shared = withoutPrivateLines(text);
      return shared === '' ? [] : [{ id, text: shared }];
    });
  return {
    summary: withoutPrivateLines(written.summary),
    learnings: withoutPrivateLines(written.learnings),
    mistakes: [],
    nextTasks: items(written.nextTasks),
    unclear: items(written.unclear),
    customerGood: items(written.customerGood),
    weeklyTop: items(written.weeklyTop),
    insight: withoutPrivateLines(written.insight),
    answers: answers(written.answers),
    topics: answers(written.topics),
  };
}

/** Most texts hold no such marks, and need not be read line by line. */
function mayHold(markdown: string): boolean {
  return /[!！]{2}/.test(markdown);
}

/** A line with what becomes of it; `shown` is without the marks that make it private. */
type PrivacyLine = { readonly text: string; readonly shown: string; readonly isPrivate: boolean };

/** A private paragraph, or an item with all that is indented below it, as far as it has been read. */
type Hidden = {
  readonly item: number | undefined;
  readonly indent: number;
  readonly quoted: boolean;
  /** The next line may still belong to the paragraph that the last one was in. */
  readonly inParagraph: boolean;
};

function readLines(markdown: string): PrivacyLine[] {
  const lines = readMarkdownLines(markdown);
  const codeBlocks = findCodeBlocks(lines);
  let codeEnd = -1;
  let hidden: Hidden | undefined;
  return lines.map((line, at) => {
    const { text, content, isBlank } = line;
    const goesOn = hidden !== undefined && belongsTo(hidden, line);
    hidden = hidden && goesOn ? { ...hidden, inParagraph: !isBlank && !UNDERLINE.test(content) } : undefined;
    if (!hidden) codeEnd = codeBlocks.get(at) ?? codeEnd;
    const marks = at <= codeEnd ? undefined : PRIVATE.exec(content)?.[0];
    if (marks === undefined) return { text, shown: text, isPrivate: hidden !== undefined };
    hidden ??= { ...line, inParagraph: !line.isHeading };
    const before = text.slice(0, text.length - content.length);
    return { text, shown: before + content.slice(marks.length), isPrivate: true };
  });
}

/** Whether a line goes on with what is hidden above it. */
function belongsTo({ item, indent, quoted, inParagraph }: Hidden, line: MarkdownLine): boolean {
  const isInQuote = !quoted || line.quoted;
  if (item !== undefined && isInQuote && (line.isBlank || line.indent > item)) return true;
  if (!inParagraph || line.isBlank) return false;
  if (line.indent >= indent + FAR) return true;
  const isSibling = item !== undefined && line.item !== undefined;
  const endsIt = line.endsParagraph && !UNDERLINE.test(line.content);
  return !endsIt && !isSibling && (quoted || !line.quoted);
}
