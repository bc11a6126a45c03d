import type { Endpoint } from './endpoint.ts';
import { allEndpoints } from './index.ts';

/** What a browser needs to know of a call to make it. */
export type ClientCall = Pick<Endpoint, 'method' | 'path' | 'kind' | 'access'>;

/**
 * Every call by its key (`diary.publish`), without schemas. A build of the web holds the finished table in place of this
 * module (`apps/web/without-schemas.ts`), since nothing else in it would need the schemas of all calls.
 */
export const clientCalls: Readonly<Record<string, ClientCall>> = Object.fromEntries(
  allEndpoints().map(({ name, endpoint: { method, path, kind, access } }) => [
    name,
    { method, path, kind, access },
  ]),
);
