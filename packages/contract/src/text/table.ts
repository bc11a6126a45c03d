/** A row of a table, with the line of the text that it begins on. */
export type TableRow = { readonly cells: readonly string[]; readonly line: number };

/** A file's text with one kind of line ends, without the mark that some programs put in front. */
export function plainText(text: string): string {
  const [, firstEnd] = /^[^\n]*?(\r?)\n/.exec(text) ?? [];
  const plain = text.replace(/^\ufeff/, '');
  return firstEnd ? plain.replaceAll('\r\n', '\n') : plain;
}

/**
 * The rows of a table as text. Comma, semicolon and tab part the cells, whichever the first line has; by RFC 4180 a quoted
 * cell may hold separators, line ends, and quotes written twice.
 */
export function readRows(text: string): TableRow[] {
  const separator = separatorOf(text);
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let start = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push({ cells, line: start });
    cells = [];
    start = line + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (isQuoted && mark === '"' && text.charAt(at + 1) === '"') {
      cell += mark;
      at += 1;
    } else if (mark === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && mark === separator) {
      endCell();
    } else if (!isQuoted && mark === '\n') {
      endRow();
      line += 1;
    } else {
      if (mark === '\n') line += 1;
      cell += mark;
    }
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const found = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return found.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Rows as text that `readRows` reads, each with a line end. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\n`).join('');
}

function writeCell(cell: string): string {
  return /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
