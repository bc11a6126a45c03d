import { api, type MemberView } from '@garden/contract';
import type { Queryable } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentMember } from '../present.ts';
import { findMembership } from '../store.ts';
import { findMember } from './store.ts';

export const relationshipGet = call(api.relationship.get, async (ctx, { teamId, userId }) => {
  const readerId = ctx.actor.userId;
  return seeMember(ctx.database.db, { teamId, readerId, userId: userId ?? readerId });
});

type Asked = { readonly teamId: string; readonly readerId: string; readonly userId: string };

/**
 * One member as another sees them at this moment; the answer of whatever changes a member.
 * @throws Refusal `teamNotFound`, `userNotFound`.
 */
export async function seeMember(db: Queryable, { teamId, readerId, userId }: Asked): Promise<MemberView> {
  const [own, member] = await Promise.all([
    findMembership(db, teamId, readerId),
    findMember(db, { teamId, readerId }, userId),
  ]);
  if (!own) throw refuse('teamNotFound');
  if (!member) throw refuse('userNotFound');
  return presentMember(member, own);
}
