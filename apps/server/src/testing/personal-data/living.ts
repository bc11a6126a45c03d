import type { Endpoint, OutputOf, RequestOf } from '@garden/contract';
import type { buildTeam, TestPerson } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

/** Words of a person that no one else may keep. */
export const PRIVATE = 'privatecanary';
/** Words of a person that their teams read, and keep. */
export const SHARED = 'sharedcanary';
/** Words of other people. */
export const FOREIGN = 'foreigncanary';

export const [FRIDAY, SUNDAY, TODAY] = ['2026-03-27', '2026-03-29', '2026-03-31'] as const;

export type Demand = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  as: TestPerson,
  headers?: Record<string, string>,
) => Promise<OutputOf<E>>;

/** The one who lives, and what they live by. */
export type Living = {
  readonly app: TestApp;
  readonly person: TestPerson;
  /** A member of the same team. */
  readonly colleague: TestPerson;
  readonly team: Awaited<ReturnType<typeof buildTeam>>;
  /** Makes a word that no one else may keep. */
  readonly hush: (tag: string) => string;
  /** Makes a word that teams read. */
  readonly open: (tag: string) => string;
  /** Calls, and takes no refusal. */
  readonly demand: Demand;
  readonly query: (text: string, values: unknown[]) => Promise<Record<string, string>[]>;
};
