import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file inside an archive that is written piece by piece. */
type OpenFile = { write(content: string | Uint8Array): Promise<void>; end(): Promise<void> };

/** A file that was written to its end; its SHA-256 in hexadecimal. */
type Written = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** A ZIP in the making, packed as its content comes and handed on as it is packed, so that never the whole of it is held. */
export type Archive = {
  add(path: string, content: string | Uint8Array): Promise<void>;
  /** One at a time: what comes after an open file is held until that one ends. */
  open(path: string): OpenFile;
  /** What was packed since this was last asked for. */
  take(): Uint8Array[];
  /** The files that have ended so far. */
  written(): readonly Written[];
  /** Ends it, once every file is ended. */
  finish(): void;
};

const DEFLATED = 8;
/** Bytes that are packed at once, beside the main thread; each handing over costs about as much as packing a kilobyte. */
const AT_ONCE = 64 * 1024;

/**
 * @param now the date of the files in it
 * @param options how hard they are packed, from 1 to 9
 */
export function createArchive(now: Date, options: { readonly level?: number } = {}): Archive {
  let chunks: Uint8Array[] = [];
  const written: Written[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const open = (path: string): OpenFile => {
    const file: ZipInputFile & { size: number; crc: number } = {
      filename: path,
      mtime: now,
      compression: DEFLATED,
      size: 0,
      crc: 0,
    };
    zip.add(file);
    const deflate = createDeflateRaw(options);
    const hash = createHash('sha256');
    deflate.on('data', (packed: Uint8Array<ArrayBuffer>) => file.ondata?.(null, packed, false));
    let held: Uint8Array[] = [];
    let bytes = 0;
    const pack = async () => {
      const content = Buffer.concat(held);
      held = [];
      bytes = 0;
      file.size += content.length;
      file.crc = crc32(content, file.crc);
      hash.update(content);
      await new Promise<void>((done, fail) =>
        deflate.write(content, (error) => (error ? fail(error) : done())),
      );
    };
    return {
      async write(content) {
        const piece = typeof content === 'string' ? Buffer.from(content) : content;
        held.push(piece);
        bytes += piece.length;
        if (bytes >= AT_ONCE) await pack();
      },
      async end() {
        if (bytes > 0) await pack();
        const ended = once(deflate, 'end');
        deflate.end();
        await ended;
        file.ondata?.(null, new Uint8Array(), true);
        written.push({ path, bytes: file.size, sha256: hash.digest('hex') });
      },
    };
  };
  return {
    open,
    async add(path, content) {
      const file = open(path);
      await file.write(content);
      await file.end();
    },
    take() {
      const taken = chunks;
      chunks = [];
      return taken;
    },
    written: () => written,
    finish() {
      zip.end();
    },
  };
}
