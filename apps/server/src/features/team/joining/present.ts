import type { ApplicationView, OwnApplication } from '@garden/contract';
import { pictureUrl, presentPerson } from '../../account/rules.ts';
import type { ApplicationWithPeople, OwnWaiting } from './application.store.ts';

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
