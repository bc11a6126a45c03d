import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const ways = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes the service worker compressed as well: it comes into being after all other files were. */
export function compressWorker(): Plugin {
  let file: string;
  return {
    name: 'garden-compress-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      file = resolve(root, build.outDir, 'sw.js');
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        if (error) return;
        const source = await readFile(file);
        await Promise.all(
          Object.entries(ways).map(async ([ending, way]) =>
            writeFile(`${file}.${ending}`, await way(source)),
          ),
        );
      },
    },
  };
}
