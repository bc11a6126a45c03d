import * as z from 'zod';
import type { Transaction } from '../../../db/open-database.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import type { Job } from '../../../platform/queue.ts';
import { diaryObject } from '../../diary/store.ts';
import { listNotified, notify } from '../../notice/store.ts';
import { listFollowersIn } from './store.ts';

const notifyFollowersData = z.object({ diaryId: z.uuid(), publishedAt: z.iso.datetime() });
type Published = z.output<typeof notifyFollowersData>;

/** Tells those who follow an author that they have written; enqueued as the diary is published. */
export const notifyFollowersJob: Job<Published> = {
  name: 'diary.tell-followers',
  data: notifyFollowersData,
  retries: 5,
};

/**
 * Tells those of a diary who followed its author when it was published and may read it now, each in the team they have been in longest; no one
 * twice, and no one of a diary that is gone.
 */
export async function notifyFollowers(
  tx: Transaction,
  ctx: EventContext,
  { diaryId, publishedAt }: Published,
): Promise<void> {
  const [diary] = await diaryObject.find(tx, [diaryId]);
  if (!diary) return;
  const followers = await listFollowersIn(tx, diary.ownerId, diary.teamIds, new Date(publishedAt));
  const object = { kind: diaryObject.kind, id: diaryId };
  const userIds = followers.map(({ userId }) => userId);
  const told = await listNotified(tx, userIds, 'followed_diary', object);
  const untold = Map.groupBy(
    followers.filter(({ userId }) => !told.has(userId)),
    ({ teamId }) => teamId,
  );
  for (const [teamId, some] of untold) {
    const noticeInput = { kind: 'followed_diary', teamId, actorId: diary.ownerId, object } as const;
    await notify(tx, ctx, { ...noticeInput, userIds: some.map(({ userId }) => userId) });
  }
}
