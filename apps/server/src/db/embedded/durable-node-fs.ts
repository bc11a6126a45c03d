import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's NODEFS that are used here; internals of PGlite 0.5.16, hence the exact pin. */
export type NodeFsInternals = {
  tryFSOperation<T>(operation: () => T): T;
  doSetAttr(file: unknown, node: unknown, attributes: { mode?: number }, ...system: unknown[]): void;
  stream_ops: {
    fsync?: (stream: { nfd: number }) => number;
    write(stream: unknown, buffer: Uint8Array, offset: number, length: number, position: number): number;
  };
};

/** What the owner's group and everyone else may do with a file. */
const OTHERS = 0o077;

type InitArguments = Parameters<NodeFS['init']>;

/**
 * PGlite's file system on a folder, with an fsync that reaches the disk, and files that are their owner's alone.
 *
 * PGlite answers fsync without doing it, which loses acknowledged commits with the power. The shim must be in place
 * before the engine opens its first file. A failed fsync becomes an errno, on which PostgreSQL panics, as it must.
 * Emscripten sets the mode of each file that it makes itself, and asks no umask.
 */
export class DurableNodeFs extends NodeFS {
  /** How many files were really synced since the engine started. */
  syncs = 0;

  override async init(...[engine, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const install = (module: { NODEFS: unknown }) => {
      // The published type is the public face of an Emscripten file system, without the internals needed here.
      const nodeFs = module.NODEFS as NodeFsInternals;
      nodeFs.stream_ops.fsync = (stream) => {
        nodeFs.tryFSOperation(() => fsyncSync(stream.nfd));
        this.syncs += 1;
        return 0;
      };
      const setAttributes = nodeFs.doSetAttr.bind(nodeFs);
      nodeFs.doSetAttr = (file, node, attributes, ...system) => {
        const { mode } = attributes;
        const own = mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS };
        setAttributes(file, node, own, ...system);
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] },
    };
  }
}
