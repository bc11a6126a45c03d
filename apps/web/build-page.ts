import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes into the built page what only the finished build knows.
 *
 * `<meta name="build">`: the build's name after its content, twelve hex digits over the page and the hashed names
 * of its files. It also stands in `dist/build.json` (`{ "id": "…" }`), from which the server answers
 * `builds/latest.json`. It cannot be a constant in a script, since a script's own name is part of it.
 *
 * `<meta name="chinese">`: the address of the Chinese catalogue, so that the page's inline script can ask for it
 * together with the entry instead of one round trip later.
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
        const chinese = names.find((name) => /\/zh-Hans-[^/]+\.js$/.test(name));
        if (chinese === undefined) throw new Error('The build has no Chinese catalogue.');
        id = createHash('sha256')
          .update([html, ...names].join('\n'))
          .digest('hex')
          .slice(0, 12);
        return [
          { tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head-prepend' },
          { tag: 'meta', attrs: { name: 'chinese', content: `/${chinese}` }, injectTo: 'head-prepend' },
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
