import type { Api, Endpoint } from '@garden/contract';
import type { Reply, TestApp } from '../test-app.ts';
import type { Row } from './rows.ts';

/** What a test of the whole API knows of one call. */
export type CallEntry<E extends Endpoint = Endpoint> = {
  /** The happy path: calls it once with everything in place, so that it succeeds. */
  readonly example: (app: TestApp) => Promise<Reply<E>>;
  /** Who may do it, on what is their own, their team's, another team's, and missing. */
  readonly rows: readonly Row[];
};

/** An entry for every call of a group; the type checker names the call that has none. */
export type GroupEntries<Group extends keyof Api> = {
  readonly [Call in keyof Api[Group]]: CallEntry<Extract<Api[Group][Call], Endpoint>>;
};
