import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { clientCalls } from '../../packages/contract/src/client-calls.ts';

const computed = resolve(import.meta.dirname, '../../packages/contract/src/client-calls.ts');

/** Puts the finished table of calls where the contract computes it from their schemas, which are a tenth of the first screen. */
export function withoutSchemas(): Plugin {
  return {
    name: 'garden-without-schemas',
    apply: 'build',
    load(id) {
      return id === computed ? `export const clientCalls = ${JSON.stringify(clientCalls)};` : null;
    },
  };
}
