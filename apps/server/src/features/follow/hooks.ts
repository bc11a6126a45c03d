import type { Registration } from '../../platform/hooks.ts';
import { followedColumn, followedPeople, followGroupPeople } from '../diary/reading/hooks.ts';
import { diaryPublished, entryColumns } from '../diary/writing/hooks.ts';
import { notifyFollowersJob } from './following/followers.store.ts';
import { hasFollowers, isFollowedBy, listFollowedIds } from './following/store.ts';
import { listGroupIds } from './groups/store.ts';

const isFollowedColumn = entryColumns.column('isFollowed', ({ authorId }) => hasFollowers(authorId));

/** What following adds to diaries, and does when one is published. */
export const followHooks: readonly Registration[] = [
  followedColumn.from(({ readerId, authorId }) => isFollowedBy(readerId, authorId)),
  followedPeople.from((db, { userId }) => listFollowedIds(db, userId)),
  followGroupPeople.from((db, { userId, groupId }) => listGroupIds(db, userId, groupId)),
  entryColumns.of(isFollowedColumn),
  diaryPublished.on(async (tx, { diary, extras, imported }, { queue, now }) => {
    // Who catches up on a week does not call on their followers for each day of it.
    if (imported || diary.late || diary.teamIds.length === 0) return;
    // Most authors have no followers, and a job costs more than the question.
    if (!isFollowedColumn.read(extras)) return;
    await queue.enqueue(tx, notifyFollowersJob, { diaryId: diary.id, publishedAt: now.toISOString() });
  }),
];
