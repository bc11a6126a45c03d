import { type ReportTable, reportTableOf } from '@garden/contract/text/report-columns';
import { plainText, readRows, type TableRow } from '@garden/contract/text/table';
import { sectionNamed } from './headings.rules.ts';
import { emptyEntry, linesOf, type ReadEntry, type Unreadable } from './import-file.rules.ts';

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
 * pages do; a list has an item a line in its cell. A table of reports of other programs has its columns named as they
 * name them, and what is not known of it stands in the summary below its heading.
 */
export function readCsv(file: string, content: string): (ReadEntry | Unreadable)[] {
  const rows = readRows(plainText(content));
  const [header] = rows;
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  while (names.at(-1) === '') names.pop();
  const isOwn = names.some((name) => name.toLowerCase() === 'day');
  const report = isOwn ? undefined : reportTableOf(rows);
  if (report) return readReports(file, rows, report);
  const columns = names.map(columnNamed);
  const unknown = names.filter((_, index) => columns[index] === undefined);
  const at = { file, row: header?.line ?? 1 };
  if (!columns.includes('day') || !columns.includes('summary')) return [{ ...at, key: 'importNoHeader' }];
  if (unknown.length > 0)
    return [{ ...at, key: 'importColumnUnknown', params: { column: unknown[0] ?? '' } }];
  if (new Set(columns).size < columns.length) return [{ ...at, key: 'importColumnTwice' }];
  return rows
    .slice(1)
    .filter(isFilled)
    .map(({ cells, line }) =>
      cells.slice(columns.length).some((cell) => cell.trim() !== '')
        ? { file, row: line, key: 'importRowTooLong' as const }
        : toEntry(emptyEntry(file, line), new Map(columns.map((name, index) => [name, cells[index] ?? '']))),
    );
}

const isFilled = ({ cells }: TableRow) => cells.some((cell) => cell.trim() !== '');

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

function readReports(file: string, rows: readonly TableRow[], report: ReportTable): ReadEntry[] {
  return rows
    .slice(report.header + 1)
    .filter(isFilled)
    .map(({ cells, line }) => toReport(emptyEntry(file, line), cells, report));
}

/** What a list of a diary holds; more, or longer items, stay text. */
const LISTS = { unclear: 20, nextTasks: 5 } as const;
const LONGEST_ITEM = 500;

function toReport(entry: ReadEntry, cells: readonly string[], { names, columns }: ReportTable): ReadEntry {
  const text = (column: 'day' | 'reporter') => cells[columns.indexOf(column)]?.trim() ?? '';
  const { sections } = entry;
  const parts = { summary: [] as string[], learnings: [] as string[] };
  const isAlone = (column: string | undefined) => columns.filter((each) => each === column).length === 1;
  for (const [place, column] of columns.entries()) {
    const written = cells[place]?.trim() ?? '';
    if (written === '' || column === 'day' || column === 'reporter' || column === 'aside') continue;
    const headed = `**${names[place]}**\n\n${written}`;
    if (column === 'unclear' || column === 'nextTasks') {
      const items = [...sections[column], ...linesOf(written)];
      const fits = items.length <= LISTS[column] && items.every((item) => item.length <= LONGEST_ITEM);
      if (fits) sections[column] = items;
      else parts.summary.push(headed);
    } else if (column === undefined) {
      parts.summary.push(headed);
    } else {
      parts[column].push(isAlone(column) ? written : headed);
    }
  }
  return {
    ...entry,
    day: dayOfCell(text('day')),
    reporter: text('reporter') || null,
    sections: {
      ...sections,
      summary: parts.summary.join('\n\n'),
      learnings: parts.learnings.join('\n\n'),
    },
  };
}

/** Days since this one are how spreadsheets keep dates. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** The day of a cell: year, month and day as most write them, with an hour or without, or a spreadsheet’s number. */
function dayOfCell(cell: string): string | null {
  if (/^\d{5}(?:\.\d+)?$/.test(cell))
    return new Date(FIRST_DAY + Math.floor(Number(cell)) * DAY_MS).toISOString().slice(0, 10);
  const [, year, month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/.exec(cell) ??
    /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(cell) ??
    [];
  return year === undefined ? cell || null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
