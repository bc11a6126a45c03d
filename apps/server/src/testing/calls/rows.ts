import type { TestPerson } from '../factories.ts';
import { MISSING_ID, type Role, type RoleFixtures, roles } from './role-fixtures.ts';

/** Done; the session is over; or refused with a key of the catalogue. */
export type Outcome = 'ok' | 'expired' | `refused:${string}`;
export type Outcomes = Readonly<Record<Role, Outcome>>;

/** A call on one object, by every role. */
export type Row = {
  /** What is asked for, in words. */
  readonly object: string;
  /** What is sent; builds what the caller changes for good, so that the next caller finds it too. */
  readonly input: (fixtures: RoleFixtures, role: Role) => object | Promise<object>;
  readonly outcomes: Outcomes;
  /** Changes what other rows look at: all rows are put back afterwards. */
  readonly spoils: boolean;
};

export type Input = Row['input'];

export const row = (object: string, input: Input, outcomes: Outcomes): Row => ({
  object,
  input,
  outcomes,
  spoils: false,
});

/** For what cannot be built anew for each caller. */
export const spoiling = (made: Row): Row => ({ ...made, spoils: true });

export const OK = 'ok';
export const EXPIRED = 'expired';
export const refused = (key: string): Outcome => `refused:${key}`;

/** One outcome for every role, with exceptions. */
export const all = (outcome: Outcome, others: Partial<Outcomes> = {}): Outcomes => ({
  ...(Object.fromEntries(roles.map((role) => [role, outcome])) as Outcomes),
  ...others,
});

/** The same outcomes, but what was done is refused. */
export const refusedInstead = (outcomes: Outcomes, key: string): Outcomes =>
  Object.fromEntries(
    Object.entries(outcomes).map(([role, outcome]) => [role, outcome === OK ? refused(key) : outcome]),
  ) as Outcomes;

const signedOut = { signedOut: EXPIRED } as const;
const outside = (key: string) => ({ ...signedOut, removed: refused(key), stranger: refused(key) });

export const everyone = all(OK);
export const signedIn = all(OK, signedOut);
export const noOne = (key: string) => all(refused(key), signedOut);
export const inTeam = (key = 'teamNotFound') => all(OK, outside(key));
export const inOtherTeam = (key = 'teamNotFound') => all(refused(key), { ...signedOut, stranger: OK });
/** Owner and administrators; other members read why not, and outside the team there is nothing to find. */
export const administrators = (missing = 'teamNotFound', refusal = 'adminsOnly') =>
  all(refused(refusal), { ...outside(missing), owner: OK, admin: OK });
export const ownerAlone = all(refused('ownerOnly'), { ...outside('teamNotFound'), owner: OK });

export const noInput: Input = () => ({});

/** What is built for the caller; signed out they have none. */
export const ofCaller = async (
  build: (fixtures: RoleFixtures, caller: TestPerson) => string | Promise<string>,
  fixtures: RoleFixtures,
  role: Role,
): Promise<string> => (role === 'signedOut' ? MISSING_ID : build(fixtures, fixtures.people[role]));

export const teamOf = {
  team: ({ team }: RoleFixtures) => team.id,
  otherTeam: ({ otherTeam }: RoleFixtures) => otherTeam.id,
  missing: () => MISSING_ID,
} as const;

/** A call on a team, with whatever else it takes. */
export const onTeam = (of: keyof typeof teamOf, outcomes: Outcomes, more: object | Input = {}): Row =>
  row(
    of,
    async (fixtures, role) => ({
      teamId: teamOf[of](fixtures),
      ...(typeof more === 'function' ? await more(fixtures, role) : more),
    }),
    outcomes,
  );

/** The same on the team and on a missing one. */
export const onEachTeam = (outcomes: Outcomes, more: object | Input = {}): Row[] => [
  onTeam('team', outcomes, more),
  onTeam('missing', noOne('teamNotFound'), more),
];

/** A diary of each sort; the caller's own if they are signed in. */
export const diaryOf = {
  mine: ({ diaries: { mine } }: RoleFixtures, role: Role) => (role === 'signedOut' ? MISSING_ID : mine[role]),
  team: ({ diaries: { team } }: RoleFixtures) => team,
  otherTeam: ({ diaries: { otherTeam } }: RoleFixtures) => otherTeam,
  private: ({ diaries }: RoleFixtures) => diaries.private,
  deleted: ({ diaries: { deleted } }: RoleFixtures) => deleted,
  missing: () => MISSING_ID,
} as const;
