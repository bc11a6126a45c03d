import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { pictureUrl } from '../../account/rules.ts';
import { findByToken } from './invited.store.ts';
import { mayRegisterBy } from './rules.ts';

/** Tells who holds a link what it is about: it came to their mailbox, or an administrator gave it to them. */
export const applyInvitation = call(api.apply.invitation, async (ctx, { invitation: token }) => {
  const { database, config, now } = ctx;
  const found = await findByToken(database.db, token, now);
  if (!found) throw refuse('invitationInvalid');
  const { email, name, hasAccount, expiresAt } = found;
  const { id: _, ...team } = found.team;
  const { id: __, ...inviter } = found.inviter;
  return {
    email,
    name,
    team: { ...team, avatar: pictureUrl(team.avatar) },
    inviter: { ...inviter, avatar: pictureUrl(inviter.avatar) },
    expiresAt: expiresAt.toISOString(),
    hasAccount,
    mayRegister: !hasAccount && (config.registrationOpen || (email !== null && mayRegisterBy(found))),
  };
});
