/** A file in an archive; it is unpacked when it is asked for. */
export type PackedFile = {
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** The text that it begins with, of so many bytes. */
  begin(bytes: number): Promise<string>;
};

const HEAD = 0x0403_4b50;
const END = 0x0605_4b50;
const ROW = 0x0201_4b50;
/** The end of an archive: 22 bytes and a comment of at most 65,535. */
const END_BYTES = 22;
const END_MOST = END_BYTES + 65_535;
const ROW_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;
const LOCKED = 1;
/** What an archive beyond 4 GB or 65,534 files has in place of a number. */
const BEYOND = 0xffff_ffff;
const FOLDER = /[/\\]$/;

/** Files that are looked at in one archive; ten years of days have a third of it with their pictures. */
export const MAX_LISTED = 30_000;
/** Their paths have 300 bytes on average before it is taken for no archive of notes. */
const MAX_LIST_BYTES = MAX_LISTED * (ROW_BYTES + 300);

/** Why nothing of an archive is read: it is none, it does not hold what it says, or there is more than one looks at. */
export class UnreadableZip extends Error {
  readonly why: 'zip' | 'damaged' | 'many';
  constructor(why: UnreadableZip['why']) {
    super(why);
    this.why = why;
  }
}

/** Whether a file begins, or an empty archive ends, as archives do. */
export async function isZip(file: Blob): Promise<boolean> {
  const head = await viewOf(file.slice(0, 4));
  return head.byteLength === 4 && [HEAD, END].includes(head.getUint32(0, true));
}

/** A file of the device as if it were packed. */
export function packedFrom(file: File): PackedFile {
  return {
    path: file.name,
    size: file.size,
    read: async () => new Uint8Array(await file.arrayBuffer()),
    begin: async (bytes) => new TextDecoder().decode(await file.slice(0, bytes).arrayBuffer()),
  };
}

/**
 * The files of a ZIP archive, by the list at its end (APPNOTE.TXT 4.3.12 and 4.3.16), their paths with `/`.
 * @throws UnreadableZip before anything is unpacked
 */
export async function listZip(archive: Blob): Promise<PackedFile[]> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END_MOST)));
  const end = lastIndexOf(tail, END);
  if (end < 0) throw new UnreadableZip('zip');
  const count = tail.getUint16(end + 10, true);
  const bytes = tail.getUint32(end + 12, true);
  const from = tail.getUint32(end + 16, true);
  if (count > MAX_LISTED || bytes > MAX_LIST_BYTES || from === BEYOND) throw new UnreadableZip('many');
  const list = await viewOf(archive.slice(from, from + bytes));
  const files: PackedFile[] = [];
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    if (at + ROW_BYTES > list.byteLength || list.getUint32(at, true) !== ROW) {
      throw new UnreadableZip('damaged');
    }
    const file = readRow(archive, list, at);
    if (!FOLDER.test(file.path)) files.push(file);
    at = file.next;
  }
  return files;
}

function readRow(
  archive: Blob,
  list: DataView<ArrayBuffer>,
  at: number,
): PackedFile & { readonly next: number } {
  const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => list.getUint16(at + offset, true));
  const next = at + ROW_BYTES + name + extra + comment;
  if (next > list.byteLength) throw new UnreadableZip('damaged');
  const row = {
    isLocked: (list.getUint16(at + 8, true) & LOCKED) > 0,
    method: list.getUint16(at + 10, true),
    packed: list.getUint32(at + 20, true),
    size: list.getUint32(at + 24, true),
    start: list.getUint32(at + 42, true),
  };
  const path = decode(new Uint8Array(list.buffer, list.byteOffset + at + ROW_BYTES, name)).replaceAll(
    '\\',
    '/',
  );
  return {
    path,
    size: row.size,
    read: async () => readUpTo(await unpack(archive, row), row.size),
    begin: async (bytes) => beginningOf(await unpack(archive, row), bytes),
    next,
  };
}

/** Whether a path leads out of the folder that an archive is unpacked into. */
export function isClimbing(path: string): boolean {
  return /^\/|^[a-z]:/i.test(path) || path.split('/').includes('..');
}

/** UTF-8, what old Chinese programs write, or UTF-16 as its mark tells. */
export function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

type Row = {
  readonly isLocked: boolean;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
};

async function unpack(archive: Blob, row: Row): Promise<ReadableStream<Uint8Array>> {
  const { isLocked, method, packed, start } = row;
  if (isLocked) throw new Error('locked by a password');
  const head = await viewOf(archive.slice(start, start + 30));
  const data = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = archive.slice(data, data + packed).stream();
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new Error(`packed by method ${method}`);
  return content.pipeThrough(new DecompressionStream('deflate-raw'));
}

/** The rest is not unpacked. */
async function beginningOf(stream: ReadableStream<Uint8Array>, bytes: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value.subarray(0, bytes), { stream: true });
    if (text.length >= bytes) break;
  }
  await reader.cancel();
  return text.slice(0, bytes);
}

/** No more than the archive says that there is, however much comes. */
async function readUpTo(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(size);
  let filled = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (filled + next.value.length > size) {
      await reader.cancel();
      throw new Error('larger than it says');
    }
    content.set(next.value, filled);
    filled += next.value.length;
  }
  if (filled < size) throw new Error('smaller than it says');
  return content;
}

async function viewOf(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}

function lastIndexOf(view: DataView, mark: number): number {
  for (let at = view.byteLength - END_BYTES; at >= 0; at -= 1)
    if (view.getUint32(at, true) === mark) return at;
  return -1;
}
