import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { departments, invitations, memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { MINUTE, SECOND, shift } from '../../../platform/clock.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import type { Job } from '../../../platform/queue.ts';
import { hashToken } from '../../account/rules.ts';
import { personColumns } from '../../account/store.ts';
import { foundObject } from '../../notice/inbox/hooks.ts';
import { type Membership, membershipColumns } from '../store.ts';
import { emitApplications, selectAdministrators } from './notices.store.ts';
import { INVITATION_LIFE, PERSONAL_LINK_LIFE } from './rules.ts';
import { admit, endInvitations, lockPerson } from './store.ts';

const invitationMailData = z.object({ invitationId: z.uuid(), askedAt: z.iso.datetime() });

/** The mail with the link of an invitation; one that was renewed meanwhile has a newer mail. */
export const invitationMailJob: Job<z.output<typeof invitationMailData>> = {
  name: 'team-invitation-mail',
  data: invitationMailData,
  retries: 10,
};

/**
 * Counts invitations before they are made; outside of transactions.
 * @throws Refusal `inviteTooOften`.
 */
export async function takeInvitations(ctx: Context, teamId: string, count: number): Promise<void> {
  const wait = Math.max(
    await ctx.limits.take('inviteByPerson', ctx.actor.userId, count),
    await ctx.limits.take('inviteByTeam', teamId, count),
  );
  if (wait > 0) throw refuse('inviteTooOften', { minutes: Math.ceil((wait * SECOND) / MINUTE) });
}

/**
 * Someone's membership of a team, and its departments; held until the transaction ends, so that neither their role nor a
 * department that they choose changes under an invitation. Null where they are not in it.
 */
export async function lockInviter(
  tx: Transaction,
  teamId: string,
  userId: string,
): Promise<(Membership & { readonly departmentIds: string[] }) | null> {
  const departmentIds = sql<string[]>`array(
    select place.id from ${departments} as place where place.team_id = ${teamId} order by place.id for key share
  )`;
  const [found] = await tx
    .select({ ...membershipColumns, departmentIds })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .for('update');
  return found ?? null;
}

export type Invitee = {
  readonly email: string;
  readonly departmentId: string | null;
  /** As an administrator wrote it; null where they named an address alone. */
  readonly name: string | null;
};

/**
 * Invites addresses that are not in the team, each once; who is invited already gets another mail, whose link takes
 * the place of the older one.
 */
export async function inviteAddresses(
  { queue, random, now }: Pick<Context, 'queue' | 'random' | 'now'>,
  tx: Transaction,
  { teamId, userId }: Authorized<Membership>,
  invitees: readonly Invitee[],
): Promise<void> {
  if (invitees.length === 0) return;
  const made = { teamId, invitedBy: userId, createdAt: now, expiresAt: shift(now, INVITATION_LIFE) };
  const rows = await tx
    .insert(invitations)
    // In one order, so that two who invite the same people do not wait for each other.
    .values(
      invitees
        .toSorted((a, b) => (a.email < b.email ? -1 : 1))
        .map((invitee) => ({ ...made, ...invitee, id: random.id() })),
    )
    .onConflictDoUpdate({
      target: [invitations.teamId, invitations.email],
      set: {
        departmentId: sql`excluded.department_id`,
        name: sql`excluded.name`,
        invitedBy: userId,
        createdAt: now,
        expiresAt: made.expiresAt,
      },
    })
    .returning({ id: invitations.id });
  for (const { id } of rows) {
    await queue.enqueue(tx, invitationMailJob, { invitationId: id, askedAt: now.toISOString() });
  }
  const details = { people: rows.length };
  await recordAudit(tx, { scope: teamId, action: 'member_invited', actorId: userId, details, at: now });
}

type PersonalLink = {
  readonly token: string;
  readonly name: string | null;
  readonly departmentId: string | null;
};

/** Keeps a personal link, by its hash alone, and tells administrators; it admits the first person who accepts it. */
export async function insertPersonalLink(
  { random, now }: Pick<Context, 'random' | 'now'>,
  tx: Transaction,
  { teamId, userId }: Authorized<Membership>,
  { token, name, departmentId }: PersonalLink,
): Promise<{ expiresAt: Date }> {
  const expiresAt = shift(now, PERSONAL_LINK_LIFE);
  const [added] = await tx
    .insert(invitations)
    .values({
      ...{ id: random.id(), teamId, email: null, name, departmentId, invitedBy: userId },
      ...{ tokenHash: hashToken(token), createdAt: now, expiresAt },
    })
    .returning({ administrators: selectAdministrators(teamId) });
  emitApplications(tx, { random, now }, added?.administrators ?? []);
  const details = { people: 1, link: true };
  await recordAudit(tx, { scope: teamId, action: 'member_invited', actorId: userId, details, at: now });
  return { expiresAt };
}

/** Which of these addresses belong to living members of a team. */
export async function memberAddresses(
  tx: Transaction,
  teamId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.teamId, teamId), isNull(memberships.leftAt), inArray(users.email, [...emails])),
    );
  return new Set(rows.map(({ email }) => email));
}

/** The addresses of those of some people who are in a team with this one. */
export async function teammateAddresses(
  tx: Transaction,
  userId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const own = alias(memberships, 'own');
  const rows = await tx
    .selectDistinct({ id: users.id, email: users.email })
    .from(own)
    .innerJoin(memberships, and(eq(memberships.teamId, own.teamId), isNull(memberships.leftAt)))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(own.userId, userId), isNull(own.leftAt), inArray(users.id, [...userIds])));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** By the link in the mail, or as one of those to someone's own address. */
type Accepting = { readonly userId: string } & (
  | { readonly token: string }
  | { readonly invitationId: string }
);

/**
 * Accepts an invitation: the owner of its address is in the team at once, or the first person with a personal link. It
 * holds while who sent it may invite.
 * @returns the team.
 * @throws Refusal `invitationInvalid`, `invitationForOther`, `alreadyMember`, `teamsTooMany`.
 */
export async function acceptInvitation(
  tx: Transaction,
  ctx: HookContext,
  accepting: Accepting,
): Promise<{ teamId: string }> {
  const { userId } = accepting;
  const person = await lockPerson(tx, userId);
  const isMeant =
    'token' in accepting
      ? eq(invitations.tokenHash, hashToken(accepting.token))
      : and(eq(invitations.id, accepting.invitationId), eq(invitations.email, person?.email ?? ''));
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(and(isMeant, gt(invitations.expiresAt, ctx.now)))
    .for('update');
  if (!person || !invitation) throw refuse('invitationInvalid');
  const { id, email, teamId, departmentId, invitedBy } = invitation;
  if (email !== null && email !== person.email) throw refuse('invitationForOther');
  if (!(await mayInvite(tx, teamId, invitedBy))) throw refuse('invitationInvalid');
  const admission = { teamId, person: { id: userId, ...person }, departmentId };
  await admit(tx, ctx, { ...admission, actorId: userId, admittedBy: invitedBy, action: 'member_joined' });
  if (email === null) await endInvitations(tx, eq(invitations.id, id));
  return { teamId };
}

async function mayInvite(db: Queryable, teamId: string, userId: string): Promise<boolean> {
  const [inviter] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, isInviting)
    .where(and(eq(memberships.teamId, teamId), eq(users.id, userId)));
  return inviter !== undefined;
}

/** Whether a user is in a team now, and invites others to it. */
const isInviting = and(
  eq(memberships.userId, users.id),
  isNull(memberships.leftAt),
  or(ne(memberships.role, 'member'), eq(users.instanceAdmin, true)),
);

/** An invitation that can be accepted, with what it says. */
export type OpenInvitation = {
  readonly id: string;
  /** Null for a personal link. */
  readonly email: string | null;
  readonly name: string | null;
  readonly team: Pick<typeof teams.$inferSelect, 'id' | 'name' | 'avatar' | 'memberCount'>;
  readonly inviter: Pick<typeof users.$inferSelect, 'id' | 'name' | 'avatar'>;
  readonly hasAccount: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

const invitee = alias(users, 'invitee');

/** Invitations that can be accepted: not over, to a team that has not ended, from someone who may invite to it. */
async function listOpen(db: Queryable, now: Date, isMeant: SQL | undefined): Promise<OpenInvitation[]> {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      name: invitations.name,
      team: { id: teams.id, name: teams.name, avatar: teams.avatar, memberCount: teams.memberCount },
      inviter: personColumns(users),
      hasAccount: sql<boolean>`exists (select from ${users} as known where known.email = ${invitations.email})`,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(teams, and(eq(teams.id, invitations.teamId), isNull(teams.deletedAt)))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .innerJoin(memberships, and(isInviting, eq(memberships.teamId, invitations.teamId)))
    .where(and(isMeant, gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** The invitations to the address of someone's account. */
export async function listOwnInvitations(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<OpenInvitation[]> {
  const address = sql`(select self.email from ${users} as self where self.id = ${userId})`;
  return listOpen(db, now, sql`${invitations.email} = ${address}`);
}

/** The invitation of a link. */
export async function findByToken(db: Queryable, token: string, now: Date): Promise<OpenInvitation | null> {
  const [found] = await listOpen(db, now, eq(invitations.tokenHash, hashToken(token)));
  return found ?? null;
}

/** The last invitation read: when it was made, and its id. */
type InvitedPage = {
  readonly after: readonly [createdAt: string, id: string] | undefined;
  readonly limit: number;
  readonly now: Date;
};

/** Someone who is invited to a team. */
export type InvitedRow = {
  readonly id: string;
  /** Null for a personal link. */
  readonly email: string | null;
  readonly name: string | null;
  readonly department: string | null;
  readonly inviter: Pick<typeof users.$inferSelect, 'id' | 'name' | 'avatar'>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Who is invited to a team and has not answered, the newest first. */
export async function listInvited(
  db: Database,
  teamId: string,
  { after, limit, now }: InvitedPage,
): Promise<InvitedRow[]> {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      name: invitations.name,
      department: departments.name,
      inviter: personColumns(users),
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(departments, eq(departments.id, invitations.departmentId))
    .where(
      and(
        eq(invitations.teamId, teamId),
        gt(invitations.expiresAt, now),
        after &&
          sql`(${invitations.createdAt}, ${invitations.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit);
}

/** An invitation that waits for an answer. */
export type Waiting = Pick<typeof invitations.$inferSelect, 'id' | 'teamId' | 'email'>;

/** One that is to an address; any other takes as long as none. */
export async function findWaiting(
  tx: Transaction,
  invitationId: string,
  address: string,
): Promise<Waiting | null> {
  const { id, teamId, email } = invitations;
  const [found] = await tx
    .select({ id, teamId, email })
    .from(invitations)
    .where(and(eq(id, invitationId), eq(email, address)));
  return found ?? null;
}

/** Ends an invitation that is declined, with its link; false where it was answered meanwhile. */
export async function declineWaiting(
  tx: Transaction,
  { id }: Authorized<Pick<Waiting, 'id'>>,
): Promise<boolean> {
  return endInvitations(tx, eq(invitations.id, id));
}

/** Ends an invitation of a team that is taken back, with its link; false where none of its waits. */
export async function takeBack(
  tx: Transaction,
  { teamId }: Authorized<Membership>,
  invitationId: string,
): Promise<boolean> {
  return endInvitations(tx, and(eq(invitations.id, invitationId), eq(invitations.teamId, teamId)));
}

/** What the mail of an invitation tells. */
export type DueInvitation = {
  readonly id: string;
  readonly email: string;
  /** The account of the address; null where it has none that is open. */
  readonly userId: string | null;
  readonly teamId: string;
  readonly team: string;
  readonly inviterId: string;
  readonly inviter: string;
  /** The language of the person, or, for an address without an account, of who invites them. */
  readonly locale: 'en' | 'zh';
};

type Due = { readonly invitationId: string; readonly askedAt: Date; readonly now: Date };

/** The invitation that a mail is due for; null where it was renewed, used up or ended meanwhile. */
export async function findDueInvitation(
  db: Database,
  { invitationId, askedAt, now }: Due,
): Promise<DueInvitation | null> {
  const [found] = await db
    .select({
      id: invitations.id,
      // A personal link has no email to be sent.
      email: sql<string>`${invitations.email}`,
      userId: sql<string | null>`case when ${invitee.deletedAt} is null then ${invitee.id} end`,
      teamId: invitations.teamId,
      team: teams.name,
      inviterId: users.id,
      inviter: users.name,
      locale: sql<'en' | 'zh'>`coalesce(${invitee.locale}, ${users.locale})`,
    })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(invitee, and(eq(invitee.email, invitations.email), isNull(invitee.erasedAt)))
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.createdAt, askedAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return found && (await mayInvite(db, found.teamId, found.inviterId)) ? found : null;
}

/** Puts the token into force that a mail carries; the one of an earlier mail ends. */
export async function armInvitation(db: Queryable, id: string, token: string): Promise<void> {
  await db
    .update(invitations)
    .set({ tokenHash: hashToken(token) })
    .where(eq(invitations.id, id));
}

/** Erases invitations that no one can take any more. */
export async function eraseOldInvitations(db: Database, now: Date): Promise<void> {
  await endInvitations(db, lt(invitations.expiresAt, now));
}

/** What a notice shows of an invitation that waits: a subselect. */
export function selectNoticedInvitation(id: SQLWrapper): SQL {
  return sql`select ${foundObject({})} from ${invitations} where ${invitations.id} = ${id}`;
}
