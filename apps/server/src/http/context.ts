import type { InputOf, MemberRole, OutputOf, TeamCalendar, TeamRules } from '@garden/contract';
import type { Ports } from '../platform/ports.ts';

/** A team that the person behind a call is in, with what their days there count by. */
export type OwnMembership = {
  readonly teamId: string;
  readonly role: MemberRole;
  /** As what they see what is of members: as an administrator once those have known of it for a day. */
  readonly sight: MemberRole;
  readonly joinedAt: Date;
  /** When they came for the first time; before `joinedAt` where they have left and come back. */
  readonly cameAt: Date;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  /** Null for the product's own. */
  readonly rules: TeamRules | null;
};

/** The person behind a call, as of its beginning: what nearly every call would ask for next comes with the session. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  /** Key of their picture among the files. */
  readonly avatar: string | null;
  /** Their own zone, which counts while they are in no team. */
  readonly timezone: string;
  /** Since when they have had their account. */
  readonly since: Date;
  /** The teams that they are in, oldest membership first. */
  readonly memberships: readonly OwnMembership[];
};

/** What a call may know of the connection, and what it may leave with it. */
export type Connection = {
  /** The caller’s address; of IPv6, their network. */
  readonly ip: string;
  /** The client's own description, shortened; shown in the list of devices. */
  readonly device: string;
  readonly refreshToken: string | undefined;
  keepRefreshToken(token: string, maxAgeSeconds: number): void;
  dropRefreshToken(): void;
  /** Whether a program calls, which keeps no cookies: it bears none, and none of the headers that browsers write. */
  readonly isProgram: boolean;
  /** What this browser is known by from its first visit on; a secret of its own. */
  readonly browserKey: string | undefined;
  keepBrowserKey(key: string, maxAgeSeconds: number): void;
  /** What this browser keeps while it is at the sign-in provider. */
  readonly signInKey: string | undefined;
  keepSignInKey(key: string, maxAgeSeconds: number): void;
};

/** What every handler is given: the ports, the moment, and the connection. */
export type PublicContext = Ports & {
  /** The moment of the call: one for all that it writes. */
  readonly now: Date;
  readonly connection: Connection;
  /** Aborted when the connection ends before its answer: no one waits for it any more. */
  readonly signal: AbortSignal;
  /** Tells what was found so far, of calls that say how, where the client takes that; what it is the contract says. */
  readonly tell?: ((found: unknown) => void) | undefined;
};

export type Context = PublicContext & { readonly actor: Actor };

export type ContextOf<E> = E extends { access: 'session' } ? Context : PublicContext;

/** A file on its way, piece by piece, so that never the whole of it is held. */
export type FileToSend = {
  readonly name: string;
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array>;
};

/** What a handler gives back: the output, or a file to send that becomes it. */
type AnswerOf<E> = OutputOf<E> extends { readonly content: Uint8Array } ? FileToSend : OutputOf<E>;

export type Handler<E> = (ctx: ContextOf<E>, input: InputOf<E>) => Promise<AnswerOf<E>>;
