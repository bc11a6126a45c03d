import { reportTableOf } from '@garden/contract/text/report-columns';
import { plainText, readRows, type TableRow, writeRows } from '@garden/contract/text/table';
import { isDayOneText, JOURNAL, readDayOneText, readJournal } from './day-one.ts';
import { dayOfNote, isPicture, type Note, type Shelf, shelve, writeNote } from './note.ts';
import { isWorkbook, partsOfWorkbook, readWorkbook } from './read-xlsx.ts';
import {
  decode,
  isClimbing,
  isZip,
  listZip,
  type PackedFile,
  packedFrom,
  UnreadableZip,
} from './read-zip.ts';

/** A file as it is sent. */
export type TextFile = {
  readonly name: string;
  readonly text: string;
  /** Its day, where that is known: what is of one day is sent together. */
  readonly day: string | null;
  /** By so many lines those of a table stand further down in the file that it is a part of. */
  readonly below: number;
};

/** What was chosen, as far as it can be sent. */
export type Chosen = {
  readonly texts: readonly TextFile[];
  /** Pictures of archives by what the texts call them. */
  readonly pictures: ReadonlyMap<string, PackedFile>;
  /** Files that cannot be sent, with the reason. */
  readonly left: readonly { readonly name: string; readonly why: Why }[];
  /** Notes of archives that are of no day. */
  readonly undated: number;
  /** Videos, recordings and other files that notes show. */
  readonly media: number;
};

/**
 * Of another kind; too large; not what it says; a path that leads out of its archive; no archive; an archive with more
 * files, or files with more text together, than are read at once; an archive with nothing to read; a spreadsheet of old.
 */
type Why = 'kind' | 'size' | 'damaged' | 'path' | 'zip' | 'many' | 'text' | 'empty' | 'xls';

/** A request holds a megabyte; so much of it is for one file, in bytes. */
export const MAX_BYTES = 900_000;
/** Bytes of text that are read at once: 10,000 days of 6,000 each. What is unpacked is no more, whatever was packed. */
export const MAX_TEXT = 60_000_000;
/** What one text may be as it is sent, where line ends and quotes take two. */
const MAX_SENT = 980_000;
/** A path as far as a request takes it. */
const MAX_NAME = 200;

const NOTE = /\.(?:md|markdown|txt)$/i;
const TABLE = /\.(?:csv|tsv)$/i;
const JSON_FILE = /\.json$/i;
/** The pictures that the export of this product packs, and a file that it has in front of all others. */
const OWN_PICTURE = /^images\/[^/]+$/;
const OWN = /^diaries\/\d{4}\/[^/]+\.md$/;
/** Lists that the export packs; they are imported where they are shown. */
const LIST = /^(?:handbook|my-wisdom|questions|mistakes)\.md$/;
/** What programs add to archives for themselves. */
const ASIDE = /(?:^|\/)(?:__MACOSX\/|\._|\.obsidian\/|\.trash\/)/;
/** So much of a file tells whether it is a journal, and so many files are looked at for it. */
const BEGINNING = 200;
const MOST_JSON = 200;

type Kind = 'note' | 'table' | 'journal' | 'workbook';
/** Something to read, with the size of what is unpacked for it. */
type Source = {
  readonly name: string;
  readonly kind: Kind;
  readonly size: number;
  readonly shelf: Shelf;
  /** Whether it stands in an archive, which may hold much that is of no day. */
  readonly isPacked: boolean;
  /** Whether it may be an export of this product, which is sent as it is. */
  readonly isOwn: boolean;
  read(): Promise<string>;
};

type Gathered = {
  readonly texts: TextFile[];
  readonly pictures: Map<string, PackedFile>;
  readonly left: Chosen['left'][number][];
  undated: number;
  media: number;
};

/**
 * Reads the files that the user chose, each by what is in it: archives with their notes, journals and pictures, workbooks,
 * tables, and notes by themselves. Nothing is unpacked before the sizes that their lists tell are added up.
 */
export async function readFiles(files: readonly File[]): Promise<Chosen> {
  const all: Gathered = { texts: [], pictures: new Map(), left: [], undated: 0, media: 0 };
  const sources: Source[] = [];
  let room = MAX_TEXT;
  for (const file of files) {
    try {
      const found = await sourcesOf(file, all);
      const bytes = found.reduce((sum, { size }) => sum + size, 0);
      if (bytes > room) {
        all.left.push({ name: file.name, why: 'text' });
        continue;
      }
      room -= bytes;
      sources.push(...found);
    } catch (failure) {
      all.left.push({ name: file.name, why: failure instanceof UnreadableZip ? failure.why : 'damaged' });
    }
  }
  for (const source of sources) {
    try {
      take(source, await source.read(), all);
    } catch {
      all.left.push({ name: source.name, why: 'damaged' });
    }
  }
  return { ...all, texts: byDay(all.texts) };
}

async function sourcesOf(file: File, all: Gathered): Promise<Source[]> {
  const { name } = file;
  const loose = packedFrom(file);
  if (await isZip(file)) return sourcesIn(name, await listZip(file), all);
  if (/\.(?:zip|xlsx)$/i.test(name)) throw new UnreadableZip('zip');
  if (/\.xls$/i.test(name)) all.left.push({ name, why: 'xls' });
  else if (await isJournal(loose)) return [sourceOf(loose, 'journal', { shelf: shelve([]) })];
  else if (!NOTE.test(name) && !TABLE.test(name)) all.left.push({ name, why: 'kind' });
  else if (NOTE.test(name) && file.size > MAX_BYTES) all.left.push({ name, why: 'size' });
  else return [sourceOf(loose, TABLE.test(name) ? 'table' : 'note', { shelf: shelve([]) })];
  return [];
}

function sourceOf(
  file: PackedFile,
  kind: Kind,
  { shelf, ...more }: Pick<Source, 'shelf'> & Partial<Source>,
): Source {
  const { path: name, size } = file;
  return {
    name,
    kind,
    size,
    shelf,
    isPacked: false,
    isOwn: false,
    read: async () => decode(await file.read()),
    ...more,
  };
}

async function sourcesIn(archive: string, listed: readonly PackedFile[], all: Gathered): Promise<Source[]> {
  const safe = listed.filter(({ path }) => !isClimbing(path) && !ASIDE.test(path));
  if (isWorkbook(safe)) {
    const size = partsOfWorkbook(safe).reduce((sum, part) => sum + part.size, 0);
    const workbook = {
      path: /\.xlsx$/i.test(archive) ? archive : `${archive}.xlsx`,
      size,
      read: () => Promise.reject(new Error('read in parts')),
      begin: async () => '',
    };
    return [sourceOf(workbook, 'workbook', { shelf: shelve([]), read: () => readWorkbook(safe) })];
  }
  for (const { path } of listed) {
    if (isClimbing(path) && (NOTE.test(path) || TABLE.test(path) || isPicture(path))) {
      all.left.push({ name: path, why: 'path' });
    }
  }
  const isOwn = safe.some(({ path }) => OWN.test(path));
  const shelf = shelve(safe.filter(({ path }) => isPicture(path)));
  if (isOwn) for (const file of safe) if (OWN_PICTURE.test(file.path)) all.pictures.set(file.path, file);
  const found: Source[] = [];
  const beside = { shelf, isPacked: true, isOwn };
  let looked = 0;
  for (const file of safe.filter(({ path }) => !LIST.test(path))) {
    if (TABLE.test(file.path)) found.push(sourceOf(file, 'table', beside));
    else if (NOTE.test(file.path) && file.size <= MAX_BYTES) found.push(sourceOf(file, 'note', beside));
    else if (NOTE.test(file.path)) all.left.push({ name: file.path, why: 'size' });
    else if (JSON_FILE.test(file.path) && !isOwn && looked < MOST_JSON) {
      looked += 1;
      if (await isJournal(file)) found.push(sourceOf(file, 'journal', beside));
    }
  }
  if (found.length === 0) all.left.push({ name: archive, why: 'empty' });
  return found;
}

async function isJournal(file: PackedFile): Promise<boolean> {
  if (!JSON_FILE.test(file.path)) return false;
  return JOURNAL.test(await file.begin(BEGINNING).catch(() => ''));
}

function take(source: Source, text: string, all: Gathered): void {
  const { name, kind, shelf, isPacked, isOwn } = source;
  const isOneDay = kind === 'note' && !isDayOneText(text);
  const day = isOneDay ? dayOfNote(name, text) : null;
  if (kind === 'table' || kind === 'workbook') takeTable(name, text, all);
  else if (kind === 'journal') takeNotes(readJournal(name, text), shelf, all);
  else if (!isOneDay) takeNotes(readDayOneText(name, text), shelf, all);
  else if (isOwn && OWN.test(name)) all.texts.push({ name, text, day, below: 0 });
  else if (day === null && isPacked) all.undated += 1;
  else takeNotes([{ name, day, text }], shelf, all);
}

function takeNotes(notes: readonly Note[], shelf: Shelf, all: Gathered): void {
  for (const note of notes) {
    const { text, pictures, media } = writeNote(note, shelf);
    const name = note.name.slice(-MAX_NAME);
    if (bytesOf({ name, text }) > MAX_SENT) {
      all.left.push({ name, why: 'size' });
      continue;
    }
    for (const { key, file } of pictures) if (file) all.pictures.set(key, file);
    all.media += media;
    all.texts.push({ name, text, day: note.day, below: 0 });
  }
}

/** Rows of a table that go in one request. */
const MAX_ROWS = 200;

/** A table in as many parts as requests need, each below its headings. */
function takeTable(path: string, content: string, all: Gathered): void {
  const name = path.slice(-MAX_NAME);
  const text = plainText(content);
  const rows = withoutOneReporter(readRows(text));
  const header = reportTableOf(rows)?.header ?? 0;
  const above = rows.slice(0, header + 1);
  const head = writeRows(above.map(({ cells }) => cells));
  const below = rows.slice(header + 1);
  if (below.length === 0) all.texts.push({ name, text: head, day: null, below: 0 });
  for (let at = 0; at < below.length; ) {
    const part: string[] = [];
    let bytes = bytesOf({ name, text: head });
    const first = below[at]?.line ?? 0;
    for (; at < below.length && part.length < MAX_ROWS; at += 1) {
      const row = writeRows([below[at]?.cells ?? []]);
      const more = bytesOf(row);
      if (bytes + more > MAX_BYTES && part.length > 0) break;
      part.push(row);
      bytes += more;
    }
    if (bytes > MAX_SENT) {
      all.left.push({ name, why: 'size' });
      continue;
    }
    all.texts.push({ name, text: head + part.join(''), day: null, below: first - head.split('\n').length });
  }
}

/** Reports of one person alone are one’s own, whatever the name is there. */
function withoutOneReporter(rows: readonly TableRow[]): readonly TableRow[] {
  const table = reportTableOf(rows);
  const place = table?.columns.indexOf('reporter') ?? -1;
  if (!table || place < 0) return rows;
  const names = new Set(rows.slice(table.header + 1).map(({ cells }) => cells[place]?.trim() ?? ''));
  names.delete('');
  if (names.size > 1) return rows;
  return rows.map(({ cells, line }, index) => ({
    cells: index < table.header || cells.length <= place ? cells : cells.with(place, ''),
    line,
  }));
}

/** What is of one day stands together, where the first of it stood. */
function byDay(texts: readonly TextFile[]): TextFile[] {
  const groups = new Map<string | TextFile, TextFile[]>();
  for (const text of texts) {
    const group = groups.get(text.day ?? text);
    if (group) group.push(text);
    else groups.set(text.day ?? text, [text]);
  }
  return [...groups.values()].flat();
}

/** A request holds at most so many files. */
const MAX_FILES = 200;

const bytesOf = (what: unknown) => new TextEncoder().encode(JSON.stringify(what)).length + 1;
const isTable = ({ name }: { readonly name: string }) => !NOTE.test(name);

/** Files in as many requests as they need, in their order; those of one day are not parted while they fit. */
export function batchFiles(texts: readonly TextFile[]): TextFile[][] {
  const requests: TextFile[][] = [];
  let size = 0;
  for (let at = 0; at < texts.length; ) {
    const [first] = texts.slice(at, at + 1);
    if (!first) break;
    let end = at + 1;
    while (first.day !== null && end - at < MAX_FILES && texts[end]?.day === first.day) end += 1;
    let group = texts.slice(at, end);
    let bytes = bytesTogether(group);
    while (bytes > MAX_BYTES && group.length > 1) {
      group = group.slice(0, -1);
      bytes = bytesTogether(group);
    }
    at += group.length;
    const last = requests.at(-1);
    const isAlone = isTable(first) || (last?.[0] && isTable(last[0]));
    if (!last || isAlone || last.length + group.length > MAX_FILES || size + bytes > MAX_BYTES) {
      requests.push(group);
      size = bytes;
    } else {
      last.push(...group);
      size += bytes;
    }
  }
  return requests;
}

function bytesTogether(group: readonly TextFile[]): number {
  return group.reduce((sum, { name, text }) => sum + bytesOf({ name, text }), 0);
}
