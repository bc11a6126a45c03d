import { crc32 } from 'node:zlib';
import { zipSync } from 'fflate';

/** What an archive says of its files, and where (PKWARE’s APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = { checksum: 14, packedSize: 18, size: 22 } as const;
const END = { signature: 0x06054b50, length: 22, count: 10, size: 12, offset: 16 } as const;
const ENTRY = {
  checksum: 16,
  packedSize: 20,
  size: 24,
  length: 46,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  offset: 42,
} as const;
/** More files, or bytes, need another format. */
const MOST_FILES = 0xffff;
const MOST_BYTES = 0xffffffff;

/**
 * Archives as one, with their files in order, handed on as they come: of each its directory alone is held.
 * @param archives ZIPs without a comment, whose files tell their sizes before their content
 * @throws RangeError beyond 65,535 files or 4 GB
 */
export async function* joinZips(
  archives: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let count = 0;
  let length = 0;
  for await (const archive of archives) {
    const end = viewOf(archive.subarray(archive.length - END.length));
    if (end.getUint32(0, true) !== END.signature)
      throw new RangeError('This is no archive that can be joined');
    const offset = end.getUint32(END.offset, true);
    const entries = archive.slice(offset, offset + end.getUint32(END.size, true));
    moveBy(entries, length);
    directory.push(entries);
    count += end.getUint16(END.count, true);
    length += offset;
    if (count > MOST_FILES || length > MOST_BYTES) throw new RangeError('An archive cannot hold that much');
    yield archive.subarray(0, offset);
  }
  yield* directory;
  const end = new Uint8Array(END.length);
  const view = viewOf(end);
  view.setUint32(0, END.signature, true);
  // Of this disk, and of all.
  view.setUint16(END.count - 2, count, true);
  view.setUint16(END.count, count, true);
  view.setUint32(
    END.size,
    directory.reduce((sum, entries) => sum + entries.length, 0),
    true,
  );
  view.setUint32(END.offset, length, true);
  yield end;
}

/** Has each entry of a directory find its file so much further on. */
function moveBy(entries: Uint8Array, bytes: number): void {
  const view = viewOf(entries);
  for (let at = 0; at < entries.length; ) {
    view.setUint32(at + ENTRY.offset, view.getUint32(at + ENTRY.offset, true) + bytes, true);
    const beside = [ENTRY.nameLength, ENTRY.extraLength, ENTRY.commentLength];
    const lengths = beside.map((place) => view.getUint16(at + place, true));
    at += lengths.reduce((sum, length) => sum + length, Number(ENTRY.length));
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * An archive of one file that is stored as it is. Its checksum is the machine's own work: in JavaScript that of a large
 * picture would hold up the main thread.
 * @param at when the file was written, as an instant
 */
export function zipStored(path: string, content: Uint8Array, at: string): Uint8Array {
  const empty = zipSync({ [path]: new Uint8Array() }, { level: 0, mtime: at });
  const offset = viewOf(empty.subarray(empty.length - END.length)).getUint32(END.offset, true);
  const archive = new Uint8Array(empty.length + content.length);
  archive.set(empty.subarray(0, offset));
  archive.set(content, offset);
  archive.set(empty.subarray(offset), offset + content.length);
  const view = viewOf(archive);
  const checksum = crc32(content);
  const entry = offset + content.length;
  for (const [start, fields] of [
    [0, LOCAL],
    [entry, ENTRY],
  ] as const) {
    view.setUint32(start + fields.checksum, checksum, true);
    view.setUint32(start + fields.packedSize, content.length, true);
    view.setUint32(start + fields.size, content.length, true);
  }
  view.setUint32(archive.length - END.length + END.offset, entry, true);
  return archive;
}
