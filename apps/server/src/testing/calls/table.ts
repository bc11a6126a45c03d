import type { CallEntry } from './call-entry.ts';
import { groups } from './groups.ts';

const entries = new Map<string, CallEntry>(
  Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([call, entry]) => [`${group}.${call}`, entry]),
  ),
);

/** The entry of a call (`diary.publish`). */
export function entryOf(name: string): CallEntry {
  const entry = entries.get(name);
  const [group = ''] = name.split('.');
  const file = `testing/calls/${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  if (!entry) throw new Error(`call ${name} has no entry in ${file}: add its example and its rows`);
  if (entry.rows.length === 0) throw new Error(`call ${name} has no rows in ${file}: say who may do it`);
  return entry;
}
