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

/**
 * The table by what its calls have in common, and by the folders of their paths: `[["GET", "read", "session",
 * "fail-user get,team audit get_prohibited"]]`. A key follows from its path; where it does not, both are written.
 */
function compactTable(): string {
  const alike = new Map<string, Map<string, string[]>>();
  for (const [key, { method, kind, access, path }] of Object.entries(clientCalls)) {
    const [, folder = '', name = ''] = /^user\/(?:([^/]+)\/)?([^/]+)$/.exec(path) ?? [];
    const follows = keyOf(folder, name) === key;
    const common = JSON.stringify([method, kind, access]);
    const folders = alike.get(common) ?? new Map<string, string[]>();
    const place = follows ? folder : '';
    folders.set(place, [...(folders.get(place) ?? []), follows ? name : `${key}=${path}`]);
    alike.set(common, folders);
  }
  const rows = [...alike].map(([common, folders]) => [
    ...JSON.parse(common),
    [...folders].map(([folder, calls]) => [folder, ...calls].join(' ')).join(),
  ]);
  return `
    const keyOf = ${keyOf};
    export const clientCalls = Object.fromEntries(${JSON.stringify(rows)}.flatMap(([method, kind, access, folders]) =>
      folders.split(',').flatMap((words) => {
        const [folder, ...names] = words.split(' ');
        return names.map((name) => {
          const [key, path] = name.split('=');
          return path
            ? [key, { method, path, kind, access }]
            : [keyOf(folder, name), { method, path: ['user', folder, name].filter(Boolean).join('/'), kind, access }];
        });
      })));`;
}

/** `fail-user` and `get` are `failUser.get`; without a folder a name is the user's own. */
function keyOf(folder: string, name: string): string {
  const words = (text: string) => text.replace(/[-_](.)/g, (_dash, letter) => letter.toUpperCase());
  return `${words(folder || 'user')}.${words(name)}`;
}
