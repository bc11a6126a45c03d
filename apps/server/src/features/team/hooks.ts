import { refuse } from '../../http/refusal.ts';
import type { Registration } from '../../platform/hooks.ts';
import { accountClosing, accountErasing, accountReopened } from '../account/closing/hooks.ts';
import { areAcquainted } from '../account/profile/hooks.ts';
import { invitationByToken, personInvited } from '../account/registration/hooks.ts';
import { membershipsColumn } from '../account/sign-in/hooks.ts';
import { noticeTeam } from '../notice/inbox/hooks.ts';
import { objects } from '../notice/objects/hooks.ts';
import { teamReminderTime } from '../notice/settings/hooks.ts';
import { leaveAllTeams, passTeamsOn, rejoinTeams } from './ending/leaving.store.ts';
import { findByToken, selectNoticedInvitation } from './invitations/invited.store.ts';
import { mayRegisterBy } from './invitations/rules.ts';
import { notifyOfApplication } from './joining/notices.store.ts';
import { askToJoin, selectNoticedApplication } from './joining/store.ts';
import { ownMemberships, selectNoticeTeam } from './membership/store.ts';
import { findReminderTime } from './settings/store.ts';
import { findTeamByCode, shareTeam } from './store.ts';

/** What teams register with the areas below them. */
export const teamHooks: readonly Registration[] = [
  membershipsColumn.from(({ userId }) => ownMemberships(userId)),
  personInvited.on(async (tx, { userId, inviteCode }, ctx) => {
    const team = await findTeamByCode(tx, inviteCode);
    if (!team) throw refuse('inviteCodeInvalid');
    const asking = { team, userId, message: null, applyId: ctx.random.id() };
    const waiting = await askToJoin(tx, ctx, asking);
    if (waiting) await notifyOfApplication(tx, ctx, waiting);
  }),
  invitationByToken.from(async (db, { token, now }) => {
    const found = await findByToken(db, token, now);
    // A personal link says nothing of whose mailbox someone reads: with one, a code confirms the address.
    if (!found || found.email === null) return null;
    return { email: found.email, mayRegister: mayRegisterBy(found) };
  }),
  accountClosing.on((tx, { userId }, ctx) => leaveAllTeams(tx, ctx, userId)),
  accountReopened.on((tx, { userId, closedAt }, ctx) => rejoinTeams(tx, ctx, { id: userId, closedAt })),
  accountErasing.on(async (tx, { userId }, ctx) => {
    await passTeamsOn(tx, ctx, userId);
    await leaveAllTeams(tx, ctx, userId);
  }),
  areAcquainted.from((db, { userIds: [one, other] }) => shareTeam(db, one, other)),
  teamReminderTime.from(findReminderTime),
  noticeTeam.of(selectNoticeTeam),
  objects.of(
    { kind: 'application', selectNoticed: selectNoticedApplication },
    { kind: 'invitation', selectNoticed: selectNoticedInvitation },
  ),
];
