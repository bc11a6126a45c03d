import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import { inBatches } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { UNDO_LIFE } from '../../platform/undo.ts';
import { hashToken } from '../account/rules.ts';
import { teamDetaching } from './ending/hooks.ts';
import { eraseTeam, listRemoved } from './ending/store.ts';
import { eraseGatherings } from './gathering/store.ts';
import { eraseOldInvitations } from './invitations/answer.store.ts';
import { invitationMail } from './invitations/mail.present.ts';
import { armInvitation, findDueInvitation, invitationMailJob } from './invitations/mail.store.ts';
import { findDecision } from './joining/application.store.ts';
import { decisionMail } from './joining/mail.present.ts';
import { notifyOfInvitation } from './joining/notices.store.ts';
import { takeMorningNumbers } from './mornings/taking.store.ts';
import { GATHERING_KEPT } from './rules.ts';
import { holdAnnounced } from './widening/store.ts';

const decisionMailData = z.object({ applyId: z.uuid() });

/** The mail that tells an applicant what was decided. */
export const decisionMailJob: Job<z.output<typeof decisionMailData>> = {
  name: 'team-decision-mail',
  data: decisionMailData,
  retries: 10,
};

/** Erases invitations that are over, each day. */
export const eraseInvitationsJob: Job<unknown> = {
  name: 'team-erase-invitations',
  data: z.unknown(),
  retries: 2,
  cron: '40 3 * * *',
};

/** Erases, every night, the teams that can no longer be brought back, and the gatherings of the past. */
export const eraseTeamsJob: Job<unknown> = {
  name: 'team-erase-removed',
  data: z.unknown(),
  retries: 5,
  cron: '50 3 * * *',
};

/** Takes down, at the start of each team's day, the numbers that its members see until the next. */
const morningNumbersJob: Job<unknown> = {
  name: 'team.morning-numbers',
  data: z.unknown(),
  retries: 0,
  cron: '*/5 * * * *',
};

/** Lets what was announced hold a day later. */
const holdAnnouncedJob: Job<unknown> = {
  name: 'team.hold-announced',
  data: z.unknown(),
  retries: 0,
  cron: '* * * * *',
};

/** The work of this area that is done after the answer. */
export function teamWorkers(ports: Ports): Worker[] {
  return [
    bindJob(invitationMailJob, ({ invitationId, askedAt }) =>
      mailInvitation(ports, invitationId, new Date(askedAt)),
    ),
    bindJob(decisionMailJob, ({ applyId }) => mailDecision(ports, applyId)),
    bindJob(eraseTeamsJob, () => eraseTeams(ports)),
    bindJob(morningNumbersJob, () => takeMorningNumbers(ports)),
    bindJob(holdAnnouncedJob, () => holdAnnounced(ports, ports.clock.now())),
    bindJob(eraseInvitationsJob, async () => {
      const now = ports.clock.now();
      await inBatches((limit) => eraseOldInvitations(ports.database.db, now, limit));
    }),
  ];
}

/**
 * Draws the token only now, so that it stands nowhere but in the mail; a second run draws another. Whether the address
 * has an account shows here alone, long after the answer to who invites.
 */
async function mailInvitation(ports: Ports, invitationId: string, askedAt: Date): Promise<void> {
  const { config, database, limits, log, mailer, random } = ports;
  const now = ports.clock.now();
  const due = await findDueInvitation(database.db, { invitationId, askedAt, now });
  if (!due) return;
  const { userId, teamId, inviterId: actorId } = due;
  if (userId) {
    await database.transaction((tx) =>
      notifyOfInvitation(tx, { random, now }, { teamId, actorId, userId, invitationId }),
    );
  }
  // However many teams someone is invited to, their mailbox is not to be flooded from here.
  if ((await limits.take('inviteMailByAddress', hashToken(due.email))) > 0) {
    log.warn({ invitationId }, 'too many invitations to one address today; this one is not mailed');
    return;
  }
  const token = random.token();
  await armInvitation(database.db, due.id, token);
  const { email: to, locale, team, inviter } = due;
  await mailer.send(invitationMail({ to, locale }, { team, inviter, token, publicUrl: config.publicUrl }));
}

async function mailDecision({ config, database, mailer }: Ports, applyId: string): Promise<void> {
  const decision = await findDecision(database.db, applyId);
  if (!decision) return;
  const { email: to, locale, name, team, status } = decision;
  const approved = status === 'approved';
  await mailer.send(decisionMail({ to, locale }, { name, team, approved, publicUrl: config.publicUrl }));
}

/** A run that is cut short leaves a team without some of its diaries, and the next one goes on. */
async function eraseTeams({
  clock,
  database,
  files,
  holidays,
  hooks,
  log,
  queue,
  random,
}: Ports): Promise<void> {
  const now = clock.now();
  const ctx = { holidays, hooks, now, queue, random };
  const due = await listRemoved(database.db, shift(now, -UNDO_LIFE));
  for (const teamId of due) {
    for (const detach of hooks.list(teamDetaching)) {
      await inBatches((limit) => detach(database.db, teamId, limit));
    }
    const avatar = await database.transaction((tx) => eraseTeam(tx, ctx, teamId));
    if (avatar) await files.delete(avatar);
  }
  await inBatches((limit) => eraseGatherings(database.db, shift(now, -GATHERING_KEPT), limit));
  log.info({ teams: due.length }, 'removed teams erased');
}
