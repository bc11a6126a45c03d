import { api } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { changeParticipant, tellOwner } from './participants.store.ts';
import { presentMine } from './present.ts';
import { isOpen, readFrom } from './rules.ts';
import { readerOf } from './shown.present.ts';
import { changeMeeting, findAttended, lockMeeting, type WholeMeeting } from './store.ts';
import { ownLinesIn } from './striking.rules.ts';
import { strike } from './striking.store.ts';

export const meetingWithdraw = call(
  api.meeting.withdraw,
  async (ctx, { meetingId, lines, deletion, fine, ask }) => {
    const { userId } = ctx.actor;
    return ctx.database.transaction(async (tx) => {
      const [, meeting] = await Promise.all([
        lockMeeting(tx, meetingId),
        findAttended(tx, meetingId, userId),
      ]);
      if (!meeting) throw refuse('meetingNotFound');
      const left = lines.length > 0 ? await strikeOwn(tx, ctx, meeting, lines) : meeting;
      const me = left.participants.find(({ id }) => id === userId);
      const isAsked = deletion !== undefined && !me?.deletionAskedAt;
      const isFine = fine !== undefined && !me?.fineAt;
      const isStrikeAsked = ask !== undefined && ask !== me?.strikeAsked;
      const changes = {
        ...(isAsked && { deletionAskedAt: ctx.now }),
        ...(isFine && { fineAt: ctx.now }),
        ...(isStrikeAsked && { strikeAsked: ask }),
      };
      if (isAsked || isFine || isStrikeAsked)
        changeParticipant(tx, authorize({ meetingId, userId }, me !== undefined, 'meetingNotFound'), changes);
      if (isAsked) await tellOwner(tx, ctx, left, 'asked');
      if (isStrikeAsked && ask !== '') await tellOwner(tx, ctx, left, 'strike');
      const participants = left.participants.map((person) =>
        person.id === userId ? { ...person, ...changes } : person,
      );
      const after = { ...left, participants };
      return presentMine(isFine ? openEarlier(tx, ctx, after) : after, readerOf(ctx));
    });
  },
);

/** Takes sentences out of a meeting that no one else reads yet. */
async function strikeOwn(
  tx: Transaction,
  ctx: Context,
  meeting: WholeMeeting,
  lines: readonly number[],
): Promise<WholeMeeting> {
  if (isOpen(meeting, ctx.now)) throw refuse('meetingShared');
  const own = new Set(ownLinesIn(meeting, ctx.actor.userId));
  if (lines.some((line) => !own.has(line))) throw refuseField('lines', 'meetingLineNotFound');
  const row = authorize(meeting, own.size > 0, 'meetingNotFound');
  return { ...meeting, ...(await strike(tx, ctx, row, meeting, lines)) };
}

/** A shared meeting is read by others once the last one has said that all is fine. */
function openEarlier(tx: Transaction, ctx: Context, meeting: WholeMeeting): WholeMeeting {
  const { participants, owner, share } = meeting;
  if (share === 'nobody' || isOpen(meeting, ctx.now)) return meeting;
  const sharedFrom = readFrom(participants, owner.id, ctx.now);
  const me = participants.some(({ id }) => id === ctx.actor.userId);
  changeMeeting(tx, authorize(meeting, me, 'meetingNotFound'), { sharedFrom });
  return { ...meeting, sharedFrom };
}
