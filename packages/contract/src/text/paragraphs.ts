/** What begins a code block, and ends it where nothing follows (CommonMark, section 4.5). */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/**
 * The paragraphs of a Markdown text, as blank lines part them; a code block is one, whatever stands in it. Joined by
 * blank lines they read as the text does. By itself, so that pages that show translations bring no parser along.
 */
export function paragraphsOf(markdown: string): string[] {
  const lines = markdown.split(/\r\n?|\n/);
  const paragraphs: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join('\n'));
    open = [];
  };
  /** Fences that nothing closes: looked for once. */
  const unclosed = new Set<string>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, fence] = FENCE.exec(line) ?? [];
    const end = fence === undefined || unclosed.has(fence) ? -1 : closingAt(lines, at + 1, fence);
    if (end > 0) {
      close();
      paragraphs.push(lines.slice(at, end + 1).join('\n'));
      at = end;
      continue;
    }
    if (fence !== undefined) unclosed.add(fence);
    if (line.trim() === '') close();
    else open.push(line);
  }
  close();
  return paragraphs;
}

/** Whether a paragraph is a code block. */
export function isCodeBlock(paragraph: string): boolean {
  const lines = paragraph.split('\n');
  const [, fence] = FENCE.exec(lines[0] ?? '') ?? [];
  return fence !== undefined && closingAt(lines, 1, fence) === lines.length - 1;
}

function closingAt(lines: readonly string[], from: number, fence: string): number {
  return lines.findIndex((line, at) => {
    if (at < from) return false;
    const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
    return marks.startsWith(fence) && rest.trim() === '';
  });
}
