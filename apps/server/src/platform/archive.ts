import { Zip, ZipDeflate } from 'fflate';

/** A file inside an archive that is written piece by piece. */
type OpenFile = { write(content: string | Uint8Array): void; end(): void };

/** A ZIP in the making, packed as its content comes, so that never more than its packed form is held. */
export type Archive = {
  add(path: string, content: string | Uint8Array): void;
  /** Several may be open at once. */
  open(path: string): OpenFile;
  /** The whole of it; every file is ended. */
  finish(): Uint8Array<ArrayBuffer>;
};

/** @param now the date of the files in it */
export function createArchive(now: Date): Archive {
  const chunks: Uint8Array[] = [];
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
    finish() {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
