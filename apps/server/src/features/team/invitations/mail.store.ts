import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { invitations, teams } from '../../../db/schema/team.ts';
import type { Job } from '../../../platform/queue.ts';
import { hashToken } from '../../account/rules.ts';
import { mayInvite } from './inviter.store.ts';

const invitationMailData = z.object({ invitationId: z.uuid(), askedAt: z.iso.datetime() });

/** The mail with the link of an invitation; one that was renewed meanwhile has a newer mail. */
export const invitationMailJob: Job<z.output<typeof invitationMailData>> = {
  name: 'team-invitation-mail',
  data: invitationMailData,
  retries: 10,
};

const invitee = alias(users, 'invitee');

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
