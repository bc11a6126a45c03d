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
      return id === computed ? compactTable() : null;
    },
  };
}

/** The table by what its calls have in common; a path is written where it does not follow from the key. */
function compactTable(): string {
  const alike = new Map<string, string[]>();
  for (const [key, { method, kind, access, path }] of Object.entries(clientCalls)) {
    const common = JSON.stringify([method, kind, access]);
    alike.set(common, [...(alike.get(common) ?? []), path === pathOf(key) ? key : `${key}=${path}`]);
  }
  const rows = [...alike].map(([common, calls]) => [...JSON.parse(common), calls.join(' ')]);
  return `
    const pathOf = ${pathOf};
    export const clientCalls = Object.fromEntries(${JSON.stringify(rows)}.flatMap(([method, kind, access, calls]) =>
      calls.split(' ').map((call) => {
        const [key, path = pathOf(key)] = call.split('=');
        return [key, { method, path, kind, access }];
      })));`;
}

function pathOf(key: string): string {
  return `user/${key.replace('user.', '').replace('.', '/')}`;
}
