import { InlineText, labelKey } from './inline-text.ts';
import { MAX_NESTING } from './nesting.ts';

const CONTAINER = /^(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$))\s*/;
const DEFINITION = /^\[([^[\]]{1,999})\]:\s*\S+(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?$/;
/** One line of words and simple punctuation, which holds and begins with no mark: it is shown as it is. */
const PLAIN = /^[\p{L}"“”‘’'(（《「][^\s\\`*_[\]!<&]*(?: [^\s\\`*_[\]!<&]+)*$/u;
const RULE = /^(?:=+|-+|(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;

/**
 * The text that a reader sees of a Markdown text, its marks removed; a line that was begun anew begins anew, other white
 * space is not kept as written.
 *
 * It reads CommonMark as the web shows it: HTML appears as it is written, images don't appear. It differs where only odd
 * texts do: indented code is read as a paragraph, every line that begins with a number and a full stop as a list item,
 * and emphasis pairs up without CommonMark's rule about multiples of 3. It takes time in proportion to the text.
 */
export function shownText(markdown: string): string {
  if (PLAIN.test(markdown)) return markdown;
  const shown: string[] = [];
  const blocks: string[] = [];
  const definitions = new Set<string>();
  let paragraph: string[] = [];
  let fence: Fence | undefined;

  for (const line of markdown.split(/\r\n?|\n/)) {
    if (fence) {
      if (closesFence(line, fence)) fence = undefined;
      else shown.push(withoutQuote(line, fence));
      continue;
    }
    const { content, startsItem, quoted } = readContainers(line);
    fence = openedFence(content, quoted);
    const heading = /^#{1,6}(?=\s|$)/.exec(content)?.[0];
    const rule = RULE.test(content);
    if (startsItem || fence || heading || rule || content === '') {
      if (paragraph.length > 0) blocks.push(paragraph.join('\n'));
      paragraph = [];
    }
    if (fence || rule || content === '') continue;
    const definition = paragraph.length === 0 ? DEFINITION.exec(content)?.[1] : undefined;
    if (definition) definitions.add(labelKey(definition));
    else if (heading) blocks.push(content.slice(heading.length).replace(/(?<=\s)#+$/, ''));
    else paragraph.push(content);
  }
  blocks.push(paragraph.join('\n'));
  for (const block of blocks) shown.push(new InlineText(block, definitions).read());
  return shown.join('\n');
}

/** The line without its indentation and the marks of quotes and list items. */
function readContainers(line: string): { content: string; startsItem: boolean; quoted: boolean } {
  let content = line.trim();
  let startsItem = false;
  let quoted = false;
  // Marks beyond it are taken as text.
  for (let depth = 0; depth < MAX_NESTING && !RULE.test(content); depth += 1) {
    const mark = CONTAINER.exec(content)?.[0];
    if (!mark) break;
    if (mark.startsWith('>')) quoted = true;
    else startsItem = true;
    content = content.slice(mark.length);
  }
  return { content, startsItem, quoted };
}

/** A code block that is open: the marks that began it, and whether its lines carry the mark of a quote. */
interface Fence {
  readonly marks: string;
  readonly quoted: boolean;
}

function openedFence(content: string, quoted: boolean): Fence | undefined {
  const marks = /^(?:`{3,}|~{3,})/.exec(content)?.[0];
  if (!marks || (marks.startsWith('`') && content.includes('`', marks.length))) return undefined;
  return { marks, quoted };
}

function closesFence(line: string, fence: Fence): boolean {
  const content = withoutQuote(line, fence).trim();
  return content.length >= fence.marks.length && content === fence.marks.charAt(0).repeat(content.length);
}

function withoutQuote(line: string, { quoted }: Fence): string {
  return quoted ? line.replace(/^[\s>]+/, '') : line;
}
