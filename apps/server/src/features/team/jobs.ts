import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import { inBatches } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { UNDO_LIFE } from '../../platform/undo.ts';
import { CODE_DIGITS, WELCOME_CODE_LIFE } from '../account/registration/rules.ts';
import { armCode, findDueCode } from '../account/registration/store.ts';
import { hashToken } from '../account/rules.ts';
import { findUser, findUserByEmail } from '../account/store.ts';
import { teamDetaching } from './ending/hooks.ts';
import { eraseTeam, listRemoved } from './ending/store.ts';
import { eraseGatherings } from './gathering/store.ts';
import { findDecision } from './joining/application.store.ts';
import {
  armInvitation,
  eraseOldInvitations,
  findDueInvitation,
  invitationMailJob,
} from './joining/invitation.store.ts';
import { decisionMail, invitationMail, welcomeMail } from './joining/mail.present.ts';
import { GATHERING_KEPT } from './rules.ts';
import { findTeam } from './teams/store.ts';

const decisionMailData = z.object({ applyId: z.uuid() });

/** The mail that tells an applicant what was decided. */
export const decisionMailJob: Job<z.output<typeof decisionMailData>> = {
  name: 'team-decision-mail',
  data: decisionMailData,
  retries: 10,
};

const welcomeMailData = z.object({ codeId: z.uuid(), teamId: z.uuid(), inviterId: z.uuid() });

/** The mail to someone for whom an administrator made an account. */
export const welcomeMailJob: Job<z.output<typeof welcomeMailData>> = {
  name: 'account-welcome-mail',
  data: welcomeMailData,
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

/** The work of this area that is done after the answer. */
export function teamWorkers(ports: Ports): Worker[] {
  return [
    bindJob(invitationMailJob, ({ invitationId, askedAt }) =>
      mailInvitation(ports, invitationId, new Date(askedAt)),
    ),
    bindJob(welcomeMailJob, (data) => mailWelcome(ports, data)),
    bindJob(decisionMailJob, ({ applyId }) => mailDecision(ports, applyId)),
    bindJob(eraseTeamsJob, () => eraseTeams(ports)),
    bindJob(eraseInvitationsJob, () => eraseOldInvitations(ports.database.db, ports.clock.now())),
  ];
}

/** Draws the token only now, so that it stands nowhere but in the mail; a second run draws another. */
async function mailInvitation(ports: Ports, invitationId: string, askedAt: Date): Promise<void> {
  const { config, database, limits, log, mailer, random } = ports;
  const due = await findDueInvitation(database.db, { invitationId, askedAt, now: ports.clock.now() });
  if (!due) return;
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

/** Like any code, this one comes into being with its mail. Who left the team meanwhile is welcomed no more. */
async function mailWelcome(
  ports: Ports,
  { codeId, teamId, inviterId }: z.output<typeof welcomeMailData>,
): Promise<void> {
  const { db } = ports.database;
  const now = ports.clock.now();
  const due = await findDueCode(db, codeId, now);
  const user = due && (await findUserByEmail(db, due.email));
  const own = user && (await findTeam(db, user.id, teamId));
  if (!due || !user || !own) return;
  const inviter = await findUser(db, inviterId);
  const code = ports.random.digits(CODE_DIGITS);
  await armCode(db, due, code, now, WELCOME_CODE_LIFE);
  const welcome = { name: user.name, inviter: inviter?.name ?? own.team.name, team: own.team.name, code };
  await ports.mailer.send(
    welcomeMail({ to: user.email, locale: user.locale }, welcome, ports.config.publicUrl),
  );
}

async function mailDecision({ config, database, mailer }: Ports, applyId: string): Promise<void> {
  const decision = await findDecision(database.db, applyId);
  if (!decision) return;
  const { email: to, locale, name, team, status } = decision;
  const approved = status === 'approved';
  await mailer.send(decisionMail({ to, locale }, { name, team, approved, publicUrl: config.publicUrl }));
}

/** A run that is cut short leaves a team without some of its diaries, and the next one goes on. */
async function eraseTeams({ clock, database, files, hooks, log, queue, random }: Ports): Promise<void> {
  const now = clock.now();
  const ctx = { hooks, now, queue, random };
  const due = await listRemoved(database.db, shift(now, -UNDO_LIFE));
  for (const teamId of due) {
    for (const detach of hooks.list(teamDetaching)) {
      await inBatches((limit) => detach(database.db, teamId, limit));
    }
    const avatar = await database.transaction((tx) => eraseTeam(tx, ctx, teamId));
    if (avatar) await files.delete(avatar);
  }
  await eraseGatherings(database.db, shift(now, -GATHERING_KEPT));
  log.info({ teams: due.length }, 'removed teams erased');
}
