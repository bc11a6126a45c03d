/** The part of a parsed text that line breaks need. */
type Node = { type: string; value?: string; children?: Node[] };

/**
 * Shows a new line as it was typed (a remark plugin): people who write a diary end a line where they mean to, while
 * CommonMark would join it with the next one by a blank, which is wrong between Chinese characters on top of that.
 */
export function lineBreaks() {
  return keepBreaks;
}

function keepBreaks(node: Node): void {
  node.children = node.children?.flatMap((child) => {
    keepBreaks(child);
    if (child.type !== 'text') return [child];
    const lines = (child.value ?? '').split(/\r\n?|\n/);
    return lines.flatMap((value, index): Node[] => {
      const line: Node[] = value === '' ? [] : [{ type: 'text', value }];
      return index === 0 ? line : [{ type: 'break' }, ...line];
    });
  });
}
