/** A file in an archive; it is unpacked when it is asked for. */
export type PackedFile = {
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
};

const END = 0x0605_4b50;
const ROW = 0x0201_4b50;
/** The end of an archive: 22 bytes and a comment of at most 65,535. */
const END_MOST = 22 + 65_535;
const STORED = 0;
const DEFLATED = 8;
const FOLDER = /\/$/;

/**
 * The files of a ZIP archive, by the list at its end (APPNOTE.TXT 4.3.12 and 4.3.16); of an archive beyond 4 GB, none.
 * @throws where it is no such archive
 */
export async function listZip(archive: Blob): Promise<PackedFile[]> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END_MOST)));
  const end = lastIndexOf(tail, END);
  if (end < 0) throw new Error('no ZIP archive');
  const count = tail.getUint16(end + 10, true);
  const from = tail.getUint32(end + 16, true);
  const list = await viewOf(archive.slice(from, from + tail.getUint32(end + 12, true)));
  const files: PackedFile[] = [];
  for (let at = 0; files.length < count && list.getUint32(at, true) === ROW; ) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => list.getUint16(at + offset, true));
    const row = {
      path: textOf(list, at + 46, name ?? 0),
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      start: list.getUint32(at + 42, true),
    };
    files.push({ path: row.path, size: row.size, read: () => unpack(archive, row) });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (at + 46 > list.byteLength) break;
  }
  return files.filter(({ path }) => !FOLDER.test(path));
}

type Row = {
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
};

async function unpack(archive: Blob, { method, packed, size, start }: Row): Promise<Uint8Array<ArrayBuffer>> {
  const head = await viewOf(archive.slice(start, start + 30));
  const data = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = archive.slice(data, data + packed);
  if (method === STORED) return new Uint8Array(await content.arrayBuffer());
  if (method !== DEFLATED) throw new Error(`packed by method ${method}`);
  return readUpTo(content.stream().pipeThrough(new DecompressionStream('deflate-raw')), size);
}

/** No more than the archive says that there is, however much comes. */
async function readUpTo(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(size);
  let filled = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (filled + next.value.length > size) throw new Error('larger than it says');
    content.set(next.value, filled);
    filled += next.value.length;
  }
  if (filled < size) throw new Error('smaller than it says');
  return content;
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}

function lastIndexOf(view: DataView, mark: number): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) if (view.getUint32(at, true) === mark) return at;
  return -1;
}

function textOf(view: DataView, from: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + from, length));
}
