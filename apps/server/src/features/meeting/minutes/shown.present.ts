import type { MeetingView } from '@garden/contract';
import type { Queryable } from '../../../db/open-database.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { signAddresses } from '../../../platform/signed-addresses.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { presentMeeting } from './present.ts';
import { findMeeting, type Reader, type WholeMeeting } from './store.ts';

/** Who reads, with the teams that they are in now. */
export const readerOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>): Reader => ({
  userId: actor.userId,
  teamIds: teamIdsOf(actor),
  now,
});

/**
 * A meeting as its reader sees it.
 * @throws Refusal `meetingNotFound`
 */
export async function showMeeting(
  db: Queryable,
  ctx: Pick<Context, 'actor' | 'files' | 'clock' | 'now'>,
  meetingId: string,
): Promise<MeetingView> {
  const meeting = await findMeeting(db, meetingId, readerOf(ctx));
  if (!meeting) throw refuse('meetingNotFound');
  return presentMeeting(meeting, readerOf(ctx), await signAddresses(ctx));
}

/**
 * Checks that what others read is changed by someone who still reads it with them: who has left the team has what is
 * theirs alone.
 * @throws Refusal `teamNotFound`
 */
export function checkShowing(
  { actor }: Pick<Context, 'actor'>,
  { teamId, share }: Pick<WholeMeeting, 'teamId' | 'share'>,
): void {
  if (share !== 'nobody' && !teamIdsOf(actor).includes(teamId)) throw refuse('teamNotFound');
}
