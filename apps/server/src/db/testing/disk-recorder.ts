import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';

/** One thing that a program asked of its disk; files are numbered, since their names change. Paths are relative. */
export type DiskOp =
  | { kind: 'create'; path: string; file: number; folder: boolean }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; path: string }
  | { kind: 'write'; file: number; position: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; size: number }
  | { kind: 'sync'; file: number | undefined }
  | { kind: 'acknowledge'; row: number };

type Patched = Pick<
  typeof fs,
  | 'openSync'
  | 'closeSync'
  | 'writeSync'
  | 'writeFileSync'
  | 'truncateSync'
  | 'ftruncateSync'
  | 'renameSync'
  | 'unlinkSync'
  | 'mkdirSync'
  | 'rmdirSync'
  | 'fsyncSync'
>;

/** Writes down everything that this process does to the files of one folder, between start and stop. */
export class DiskRecorder {
  readonly ops: DiskOp[] = [];
  /** Number of each file by its path at the start. */
  readonly filesAtStart: ReadonlyMap<string, number>;
  readonly #root: string;
  readonly #files: Map<string, number>;
  readonly #open = new Map<number, number | undefined>();
  #original: Patched | undefined;

  constructor(root: string) {
    this.#root = root;
    const paths = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
    this.filesAtStart = new Map(paths.map((path, number) => [path, number]));
    this.#files = new Map(this.filesAtStart);
  }

  acknowledge(row: number): void {
    this.ops.push({ kind: 'acknowledge', row });
  }

  start(): void {
    const {
      openSync,
      closeSync,
      writeSync,
      writeFileSync,
      truncateSync,
      ftruncateSync,
      renameSync,
      unlinkSync,
      mkdirSync,
      rmdirSync,
      fsyncSync,
    } = fs;
    const real: Patched = {
      openSync,
      closeSync,
      writeSync,
      writeFileSync,
      truncateSync,
      ftruncateSync,
      renameSync,
      unlinkSync,
      mkdirSync,
      rmdirSync,
      fsyncSync,
    };
    this.#original = real;
    const patches: { [name in keyof Patched]: (...args: never[]) => unknown } = {
      openSync: (path: string, flags: number, mode?: number) => {
        const fd = real.openSync(path, flags, mode);
        const inside = this.#inside(path);
        if (inside === undefined) return fd;
        if ((flags & fs.constants.O_CREAT) !== 0 && !this.#files.has(inside)) this.#create(inside, false);
        const file = this.#files.get(inside);
        this.#open.set(fd, file);
        if ((flags & fs.constants.O_TRUNC) !== 0 && file !== undefined) {
          this.ops.push({ kind: 'truncate', file, size: 0 });
        }
        return fd;
      },
      closeSync: (fd: number) => {
        this.#open.delete(fd);
        real.closeSync(fd);
      },
      writeSync: (fd: number, buffer: Uint8Array, offset: number, length: number, position: number) => {
        const written = real.writeSync(fd, buffer, offset, length, position);
        const file = this.#open.get(fd);
        if (file !== undefined) {
          const bytes = Buffer.from(buffer.subarray(offset, offset + written));
          this.ops.push({ kind: 'write', file, position, bytes });
        }
        return written;
      },
      writeFileSync: (path: string, content: string, options: object) => {
        real.writeFileSync(path, content, options);
        const inside = this.#inside(path);
        if (inside !== undefined) this.#create(inside, false);
      },
      truncateSync: (path: string, size: number) => {
        real.truncateSync(path, size);
        const file = this.#files.get(this.#inside(path) ?? '');
        if (file !== undefined) this.ops.push({ kind: 'truncate', file, size });
      },
      ftruncateSync: (fd: number, size: number) => {
        real.ftruncateSync(fd, size);
        const file = this.#open.get(fd);
        if (file !== undefined) this.ops.push({ kind: 'truncate', file, size });
      },
      renameSync: (from: string, to: string) => {
        real.renameSync(from, to);
        const [a, b] = [this.#inside(from), this.#inside(to)];
        if (a === undefined || b === undefined) return;
        const file = this.#files.get(a);
        if (file !== undefined) this.#files.set(b, file);
        this.#files.delete(a);
        this.ops.push({ kind: 'rename', from: a, to: b });
      },
      unlinkSync: (path: string) => {
        real.unlinkSync(path);
        this.#remove(path);
      },
      mkdirSync: (path: string, options: object) => {
        real.mkdirSync(path, options);
        const inside = this.#inside(path);
        if (inside !== undefined) this.#create(inside, true);
      },
      rmdirSync: (path: string) => {
        real.rmdirSync(path);
        this.#remove(path);
      },
      fsyncSync: (fd: number) => {
        real.fsyncSync(fd);
        if (this.#open.has(fd)) this.ops.push({ kind: 'sync', file: this.#open.get(fd) });
      },
    };
    Object.assign(fs, patches);
    syncBuiltinESMExports();
  }

  stop(): void {
    Object.assign(fs, this.#original);
    syncBuiltinESMExports();
  }

  #inside(path: string): string | undefined {
    const inside = relative(this.#root, String(path));
    return inside === '' || inside.startsWith('..') ? undefined : inside;
  }

  #create(path: string, folder: boolean): void {
    const file = this.filesAtStart.size + this.ops.length;
    this.#files.set(path, file);
    this.ops.push({ kind: 'create', path, file, folder });
  }

  #remove(path: string): void {
    const inside = this.#inside(path);
    if (inside === undefined) return;
    this.#files.delete(inside);
    this.ops.push({ kind: 'remove', path: inside });
  }
}
