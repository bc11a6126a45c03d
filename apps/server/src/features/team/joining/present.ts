import type { ApplicationView, InvitedPerson, OwnApplication, OwnInvitation } from '@garden/contract';
import { pictureUrl, presentPerson } from '../../account/rules.ts';
import type { ApplicationWithPeople, OwnWaiting } from './application.store.ts';
import type { InvitedRow, OpenInvitation } from './invited.store.ts';

/** An application as administrators see it. */
export function presentApplication({
  application,
  applicant,
  decidedBy,
}: ApplicationWithPeople): ApplicationView {
  const { id, teamId, message, status, createdAt, decidedAt } = application;
  return {
    id,
    teamId,
    message,
    status,
    applicant: presentPerson(applicant),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy && presentPerson(decidedBy),
  };
}

/** One's own application that waits. */
export function presentOwnApplication({ application, team }: OwnWaiting): OwnApplication {
  const { id, message, createdAt } = application;
  return {
    id,
    message,
    team: { ...team, avatar: pictureUrl(team.avatar) },
    createdAt: createdAt.toISOString(),
  };
}

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
