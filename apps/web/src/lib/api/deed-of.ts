import type { Endpoint } from '@garden/contract';
import type { Deed } from './refusal.ts';

/** By the last part of a path; other writes update. */
const deeds: Readonly<Record<string, Deed>> = {
  search: 'search',
  publish: 'publish',
  add: 'add',
  create: 'add',
  invite: 'add',
  upload_audio: 'add',
  delete: 'delete',
  del: 'delete',
  remove: 'delete',
  kick: 'delete',
};

/** What a call does, for the sentence of its failure (seed, section 8). */
export function deedOf({ path, kind }: Pick<Endpoint, 'path' | 'kind'>): Deed {
  const known = deeds[path.slice(path.lastIndexOf('/') + 1)];
  if (kind === 'read') return known === 'search' ? known : 'load';
  return known ?? 'update';
}
