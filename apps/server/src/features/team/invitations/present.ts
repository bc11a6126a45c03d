import type { InvitedPerson, OwnInvitation } from '@garden/contract';
import { pictureUrl, presentPerson } from '../../account/rules.ts';
import type { InvitedRow, OpenInvitation } from './invited.store.ts';

/** An invitation as the owner of its address sees it. */
export function presentOwnInvitation({
  id,
  team,
  inviter,
  createdAt,
  expiresAt,
}: OpenInvitation): OwnInvitation {
  return {
    id,
    team: { ...team, avatar: pictureUrl(team.avatar) },
    inviter: presentPerson(inviter),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Someone who is invited, as administrators see them: nothing of an account that they may have. */
export function presentInvited({ inviter, createdAt, expiresAt, ...invited }: InvitedRow): InvitedPerson {
  return {
    ...invited,
    inviter: presentPerson(inviter),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
