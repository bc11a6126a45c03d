import { Zip, ZipDeflate } from 'fflate';

/** A file inside an archive that is written piece by piece. */
type OpenFile = { write(content: string | Uint8Array): void; end(): void };

/** A ZIP in the making, packed as its content comes and handed on as it is packed, so that never the whole of it is held. */
export type Archive = {
  add(path: string, content: string | Uint8Array): void;
  /** One at a time: what comes after an open file is held until that one ends. */
  open(path: string): OpenFile;
  /** What was packed since this was last asked for. */
  take(): Uint8Array[];
  /** Ends it, once every file is ended. */
  finish(): void;
};

/** @param now the date of the files in it */
export function createArchive(now: Date): Archive {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const open = (path: string): OpenFile => {
    const file = new ZipDeflate(path);
    file.mtime = now;
    zip.add(file);
    return {
      write: (content) => file.push(typeof content === 'string' ? Buffer.from(content) : content),
      end: () => file.push(new Uint8Array(), true),
    };
  };
  return {
    open,
    add(path, content) {
      const file = open(path);
      file.write(content);
      file.end();
    },
    take() {
      const taken = chunks;
      chunks = [];
      return taken;
    },
    finish() {
      zip.end();
    },
  };
}
