import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/**
 * Writes into the built page what only the finished build knows.
 *
 * `<meta name="build">`: the build's name after its content, twelve hex digits over the page and the hashed names
 * of its files. It also stands in `dist/build.json` (`{ "id": "…" }`), from which the server answers
 * `builds/latest.json`. It cannot be a constant in a script, since a script's own name is part of it.
 *
 * `<meta name="chinese">`: the address of the Chinese that the start page says, so that the page's inline script can ask for it
 * together with the entry instead of one round trip later.
 *
 * `<meta name="screens">`: the files of the screens that people open first, by path, for the same reason, and as `wide` those
 * of the side bar.
 */
export function buildPage(): Plugin {
  let id: string;
  return {
    name: 'garden-build-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const names = Object.keys(bundle).sort();
        const chinese = chunkOf(bundle, 'locales/web/zh-Hans.json').fileName;
        const screens = Object.fromEntries(
          firstScreens.map(([path, file]) => [path, filesOf(bundle, file).map((name) => `/${name}`)]),
        );
        id = createHash('sha256')
          .update([html, ...names].join('\n'))
          .digest('hex')
          .slice(0, 12);
        return [
          { tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head-prepend' },
          { tag: 'meta', attrs: { name: 'chinese', content: `/${chinese}` }, injectTo: 'head-prepend' },
          {
            tag: 'meta',
            attrs: { name: 'screens', content: JSON.stringify(screens) },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
    generateBundle: {
      // After Vite has written the page.
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'build.json', source: `${JSON.stringify({ id })}\n` });
      },
    },
  };
}

/** Which screens are opened first, by their path, and what stands beside them in a wide window. */
const firstScreens = [
  ['/', 'features/diary/today.screen.tsx'],
  ['/home', 'features/diary/home.screen.tsx'],
  ['/login', 'features/account/login.screen.tsx'],
  ['wide', 'app/frame/side-nav.tsx'],
] as const;

/** The files that a module needs beside those of the page itself. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const screen = chunkOf(bundle, module);
  const reached = (name: string, known: Set<string>): Set<string> => {
    if (known.has(name)) return known;
    known.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) reached(next, known);
    return known;
  };
  const own = new Set<string>();
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) reached(entry.fileName, own);
  return [...reached(screen.fileName, new Set())].filter((name) => !own.has(name));
}

/** The file that a module is imported from. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!found) throw new Error(`The build has no file for ${module}.`);
  return found;
}
