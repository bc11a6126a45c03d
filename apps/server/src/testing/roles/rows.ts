import type { CallName } from '../stories/stories.ts';
import { type Cast, NOBODY, type Role, roles } from './cast.ts';

/** Done; the session is over; or refused with a key of the catalogue. */
export type Outcome = 'ok' | 'expired' | `refused:${string}`;
export type Outcomes = Readonly<Record<Role, Outcome>>;

/** One call on one object, for everybody. */
export type Row = {
  readonly call: CallName;
  /** What is asked for, in words. */
  readonly object: string;
  /** What is sent; makes what the caller would change for good, so that the next one finds it too. */
  readonly input: (cast: Cast, role: Role) => object | Promise<object>;
  readonly outcomes: Outcomes;
  /** Changes what other rows look at: all is put back before them. */
  readonly spoils: boolean;
};

export type Input = Row['input'];

export const row = (call: CallName, object: string, input: Input, outcomes: Outcomes): Row => ({
  ...{ call, object, input, outcomes },
  spoils: false,
});

/** The same, for what cannot be made anew for each caller. */
export const spoiling = (made: Row): Row => ({ ...made, spoils: true });

export const OK = 'ok';
export const OVER = 'expired';
export const no = (key: string): Outcome => `refused:${key}`;

/** One outcome for all, but for those who are named. */
export const all = (outcome: Outcome, others: Partial<Outcomes> = {}): Outcomes => ({
  ...(Object.fromEntries(roles.map((role) => [role, outcome])) as Outcomes),
  ...others,
});

const over = { signedOut: OVER } as const;
const outside = (key: string) => ({ ...over, removed: no(key), stranger: no(key) });

export const everyone = all(OK);
export const signedIn = all(OK, over);
export const nobody = (key: string) => all(no(key), over);
export const notEven = (key: string) => all(no(key));
export const inTeam = (key = 'teamNotFound') => all(OK, outside(key));
export const inOtherTeam = (key = 'teamNotFound') => all(no(key), { ...over, stranger: OK });
/** Owner and administrators; other members are told so, and outside the team is nothing to be found. */
export const administrators = (missing = 'teamNotFound', refusal = 'adminsOnly') =>
  all(no(refusal), { ...outside(missing), owner: OK, admin: OK });
export const ownerAlone = all(no('ownerOnly'), { ...outside('teamNotFound'), owner: OK });

export const nothing: Input = () => ({});

export const teamOf = {
  team: ({ team }: Cast) => team.id,
  otherTeam: ({ otherTeam }: Cast) => otherTeam.id,
  missing: () => NOBODY,
} as const;

/** A call on a team, with whatever else it takes. */
export const onTeam = (
  call: CallName,
  of: keyof typeof teamOf,
  outcomes: Outcomes,
  more: object | Input = {},
): Row =>
  row(
    call,
    of,
    async (cast, role) => ({
      teamId: teamOf[of](cast),
      ...(typeof more === 'function' ? await more(cast, role) : more),
    }),
    outcomes,
  );

/** The same on the team, another team and a missing one, where members of each may do the same. */
export const onEachTeam = (call: CallName, outcomes: Outcomes, more: object | Input = {}): Row[] => [
  onTeam(call, 'team', outcomes, more),
  onTeam(call, 'missing', nobody('teamNotFound'), more),
];
