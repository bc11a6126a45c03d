import { sectionNamed } from './headings.rules.ts';
import { emptyEntry, linesOf, plainText, type ReadEntry, type Unreadable } from './import-file.rules.ts';

/** The columns of a table of diaries; `day` and `summary` must be there, the order is free. */
const CSV_COLUMNS = [
  'day',
  'title',
  'expression',
  'summary',
  'learnings',
  'mistakes',
  'unclear',
  'customerGood',
  'weeklyTop',
  'insight',
  'nextTasks',
] as const;

type Column = (typeof CSV_COLUMNS)[number];

/**
 * Reads days from a table, one a row, its columns named in the first row as the API names them or as the product's
 * pages do. A list has an item a line in its cell. Comma, semicolon and tab part the cells, whichever the first row has.
 */
export function readCsv(file: string, content: string): (ReadEntry | Unreadable)[] {
  const [header, ...rows] = readRows(plainText(content));
  const names = header?.cells.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? [];
  const columns = names.map(columnNamed);
  const unknown = names.filter((_, index) => columns[index] === undefined);
  const at = { file, row: header?.line ?? 1 };
  if (!columns.includes('day') || !columns.includes('summary')) return [{ ...at, key: 'importNoHeader' }];
  if (unknown.length > 0)
    return [{ ...at, key: 'importColumnUnknown', params: { column: unknown[0] ?? '' } }];
  if (new Set(columns).size < columns.length) return [{ ...at, key: 'importColumnTwice' }];
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, line }) =>
      cells.slice(columns.length).some((cell) => cell.trim() !== '')
        ? { file, row: line, key: 'importRowTooLong' as const }
        : toEntry(emptyEntry(file, line), new Map(columns.map((name, index) => [name, cells[index] ?? '']))),
    );
}

function columnNamed(name: string): Column | undefined {
  const plain = name.toLowerCase();
  return CSV_COLUMNS.find((column) => column.toLowerCase() === plain) ?? sectionNamed(name);
}

function toEntry(entry: ReadEntry, cells: ReadonlyMap<Column | undefined, string>): ReadEntry {
  const text = (column: Column) => (cells.get(column) ?? '').trim();
  const list = (column: Column) => linesOf(cells.get(column) ?? '');
  return {
    ...entry,
    day: text('day') || null,
    title: text('title') || null,
    expression: text('expression') || null,
    sections: {
      ...entry.sections,
      summary: text('summary'),
      learnings: text('learnings'),
      mistakes: list('mistakes').map((mistake) => ({ text: mistake, shared: false })),
      unclear: list('unclear'),
      customerGood: list('customerGood'),
      weeklyTop: list('weeklyTop'),
      insight: text('insight'),
      nextTasks: list('nextTasks'),
    },
  };
}

type Row = { readonly cells: readonly string[]; readonly line: number };

/** Cells by RFC 4180: a quoted one may hold separators, line ends, and quotes written twice. */
function readRows(text: string): Row[] {
  const separator = separatorOf(text);
  const rows: Row[] = [];
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
