import { listZip, type PackedFile } from './read-zip.ts';

/** A file as it is sent. */
export type TextFile = { readonly name: string; readonly text: string };

/** What was chosen, as far as it can be sent. */
export type Chosen = {
  readonly texts: readonly TextFile[];
  /** Pictures of archives by their paths. */
  readonly pictures: ReadonlyMap<string, PackedFile>;
  /** Files that cannot be sent: of another kind, too large, or damaged. */
  readonly left: readonly { readonly name: string; readonly why: 'kind' | 'size' | 'damaged' }[];
};

/** A request holds a megabyte; so much of it is for one file, in bytes. */
export const MAX_BYTES = 900_000;

const TEXT = /\.(?:md|markdown|txt|csv)$/i;
const PICTURE = /^images\/[^/]+$/;
/** Lists that the export packs; they are imported where they are shown. */
const LIST = /^(?:handbook|my-wisdom|questions|mistakes)\.md$/;
/** What programs add to archives for themselves. */
const ASIDE = /(?:^|\/)(?:__MACOSX\/|\._)/;

/** Reads the files that the user chose; of a ZIP archive its texts, and the pictures that the export packs. */
export async function readFiles(files: readonly File[]): Promise<Chosen> {
  const texts: TextFile[] = [];
  const pictures = new Map<string, PackedFile>();
  const left: Chosen['left'][number][] = [];
  const take = async (name: string, size: number, read: () => Promise<Uint8Array<ArrayBuffer>>) => {
    if (size > MAX_BYTES) return left.push({ name, why: 'size' });
    try {
      return texts.push({ name, text: decode(await read()) });
    } catch {
      return left.push({ name, why: 'damaged' });
    }
  };
  for (const file of files) {
    if (TEXT.test(file.name)) {
      await take(file.name, file.size, async () => new Uint8Array(await file.arrayBuffer()));
    } else if (/\.zip$/i.test(file.name)) {
      const packed = await listZip(file).catch(() => undefined);
      if (!packed) left.push({ name: file.name, why: 'damaged' });
      for (const { path, size, read } of packed ?? []) {
        if (ASIDE.test(path) || LIST.test(path)) continue;
        if (TEXT.test(path)) await take(path, size, read);
        else if (PICTURE.test(path)) pictures.set(path, { path, size, read });
      }
    } else {
      left.push({ name: file.name, why: 'kind' });
    }
  }
  return { texts, pictures, left };
}

/** UTF-8, what old Chinese programs write, or UTF-16 as its mark tells. */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** A table may hold as many days as a request; it goes by itself. */
const MAX_FILES = 200;

/** Files in as many requests as they need, in their order. */
export function batchFiles(texts: readonly TextFile[]): TextFile[][] {
  const requests: TextFile[][] = [];
  let size = 0;
  for (const file of texts) {
    const bytes = new TextEncoder().encode(JSON.stringify(file)).length + 1;
    const last = requests.at(-1);
    const isTable = /\.csv$/i.test(file.name) || /\.csv$/i.test(last?.[0]?.name ?? '');
    if (!last || isTable || last.length >= MAX_FILES || size + bytes > MAX_BYTES) {
      requests.push([file]);
      size = bytes;
    } else {
      last.push(file);
      size += bytes;
    }
  }
  return requests;
}
