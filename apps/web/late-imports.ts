import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * How files are fetched late. Vite keeps, in each file that imports others late, a table of all that those need, to ask for
 * it at once: 5 kB of names on the start page. Here a late file names itself what its imports import in turn, so that all
 * of it is asked for as soon as that file is there, no matter which file imports it.
 */
export function lateImports(): Plugin {
  return {
    name: 'garden-late-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        cssCodeSplit: false,
        modulePreload: {
          // Every browser that the build is for has it.
          polyfill: false,
          resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
        },
      },
    }),
    // With nothing to ask for ahead and one style sheet, what stands around each late import would only call it.
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
    renderChunk(code, chunk, _options, { chunks }) {
      const first = new Set<string>();
      for (const { isEntry, fileName } of Object.values(chunks)) if (isEntry) reach(chunks, fileName, first);
      if (first.has(chunk.fileName)) return null;
      const named = new Set([...first, ...chunk.imports, chunk.fileName]);
      const further = [...reach(chunks, chunk.fileName)].filter((file) => !named.has(file));
      if (further.length === 0) return null;
      return {
        code: [code, ...further.map((file) => `import './${basename(file)}';`)].join('\n'),
        map: null,
      };
    },
  };
}

/** A file and all that it imports, directly or not; what is `known` is not followed again. */
function reach(
  chunks: Readonly<Record<string, Rolldown.RenderedChunk>>,
  file: string,
  known = new Set<string>(),
): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of chunks[file]?.imports ?? []) reach(chunks, next, known);
  return known;
}
