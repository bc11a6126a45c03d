import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Names each build after its content: twelve hex digits over the page and the hashed names of its files.
 *
 * The id stands in `dist/build.json` (`{ "id": "…" }`), from which the server answers `builds/latest.json`,
 * and in the page's `<meta name="build">`, where `lib/builds` reads it. It cannot be a constant in a script,
 * since a script's own name is part of it.
 */
export function buildId(): Plugin {
  return {
    name: 'garden-build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const names = Object.keys(bundle ?? {}).sort();
        const id = createHash('sha256')
          .update([html, ...names].join('\n'))
          .digest('hex')
          .slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'build.json', source: `${JSON.stringify({ id })}\n` });
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
  };
}
