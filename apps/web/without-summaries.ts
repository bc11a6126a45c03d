import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const contract = resolve(import.meta.dirname, '../../packages/contract/src');
const summary = /\bsummary:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/g;

/** Leaves out what the reference page says of each call: a tenth of the contract, which nothing in a browser shows. */
export function withoutSummaries(): Plugin {
  return {
    name: 'garden-without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (relative(contract, id).startsWith('..') || !summary.test(code)) return null;
      return { code: code.replace(summary, "summary: ''"), map: null };
    },
  };
}
