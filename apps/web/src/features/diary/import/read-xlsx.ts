import { writeRows } from '@garden/contract/text/table';
import { decode, type PackedFile } from './read-zip.ts';

/** Rows and columns of a sheet that are read; reports of many years have a tenth of it. */
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 100;

const WORKBOOK = 'xl/workbook.xml';

/** Whether an archive is a workbook, by what stands in it. */
export function isWorkbook(files: readonly PackedFile[]): boolean {
  return files.some(({ path }) => path === WORKBOOK);
}

/** The parts of a workbook that are read, so that their size is known before. */
export function partsOfWorkbook(files: readonly PackedFile[]): PackedFile[] {
  return files.filter(({ path }) =>
    /^xl\/(?:sharedStrings|workbook|_rels\/workbook|worksheets\/sheet\d+)\.xml/.test(path),
  );
}

/**
 * The first sheet of a workbook as a table (ECMA-376, part 1, 18.3): what its cells show, dates as the numbers that they
 * are. It is read as text: nothing in it is resolved or expanded.
 * @throws where it has no sheet
 */
export async function readWorkbook(files: readonly PackedFile[]): Promise<string> {
  const read = async (path: string) => {
    const file = files.find((each) => each.path === path);
    return file ? decode(await file.read()) : '';
  };
  const [workbook, relations] = [await read(WORKBOOK), await read('xl/_rels/workbook.xml.rels')];
  const sheet = await read(pathOfFirst(workbook, relations));
  if (sheet === '') throw new Error('no sheet');
  const shared = [...elements(await read('xl/sharedStrings.xml'), 'si')].map(({ content }) =>
    textIn(content),
  );
  const rows: string[][] = [];
  for (const { attributes, content } of elements(sheet, 'row')) {
    if (rows.length >= MAX_ROWS) break;
    const number = Math.min(Number(attributeOf(attributes, 'r')) || rows.length + 1, MAX_ROWS);
    // Rows that are empty are not written, and a line is where its editor shows it.
    while (rows.length < number - 1) rows.push(['']);
    rows.push(cellsOf(content, shared));
  }
  return writeRows(rows);
}

function pathOfFirst(workbook: string, relations: string): string {
  const sheets = [...elements(workbook, 'sheet')].map(({ attributes }) => attributes);
  const first = sheets.find((each) => !/\bstate="(?:hidden|veryHidden)"/.test(each)) ?? sheets[0] ?? '';
  const id = attributeOf(first, 'r:id');
  const relation = [...elements(relations, 'Relationship')].find(
    ({ attributes }) => attributeOf(attributes, 'Id') === id,
  );
  const target = attributeOf(relation?.attributes ?? '', 'Target');
  if (target === '') return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const { attributes, content } of elements(row, 'c')) {
    const at = columnOf(attributeOf(attributes, 'r')) ?? cells.length;
    if (at >= MAX_COLUMNS) continue;
    while (cells.length < at) cells.push('');
    const value = elements(content, 'v').next().value?.content ?? '';
    const type = attributeOf(attributes, 't');
    cells[at] =
      type === 's'
        ? (shared[Number(value)] ?? '')
        : type === 'inlineStr'
          ? textIn(content)
          : unescapeXml(value);
  }
  return cells;
}

/** The place of a column by its letters: A is 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The runs of a text together, without how it is read aloud. */
function textIn(item: string): string {
  const aloud = [...elements(item, 'rPh')].map(({ content }) => content).filter((content) => content !== '');
  const shown = aloud.reduce((text, each) => text.replace(each, ''), item);
  return [...elements(shown, 't')].map(({ content }) => unescapeXml(content)).join('');
}

type Element = { readonly attributes: string; readonly content: string };

/** The elements of one name, one after the other; a text is gone through once, however it is made. */
function* elements(xml: string, name: string): Generator<Element, undefined> {
  const [opening, closing] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(opening); at >= 0; ) {
    const begun = at + opening.length;
    const end = xml.indexOf('>', begun);
    if (end < 0) return;
    if (!/[\s/>]/.test(xml.charAt(begun))) {
      at = xml.indexOf(opening, begun);
      continue;
    }
    const isEmpty = xml.charAt(end - 1) === '/';
    const close = isEmpty ? end + 1 : xml.indexOf(closing, end);
    if (close < 0) return;
    yield {
      attributes: xml.slice(begun, isEmpty ? end - 1 : end),
      content: isEmpty ? '' : xml.slice(end + 1, close),
    };
    at = xml.indexOf(opening, close);
  }
}

function attributeOf(attributes: string, name: string): string {
  return unescapeXml(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (mark, hex, decimal, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? mark;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/_x000D_\n?|\r\n?/g, '\n');
}
