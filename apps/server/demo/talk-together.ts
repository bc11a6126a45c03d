import { randomUUID } from 'node:crypto';
import { publishWaiting } from '../src/features/conversation/anonymity/batch.store.ts';
import { addComment } from '../src/features/conversation/comments/comment-add.ts';
import { likeObject } from '../src/features/conversation/reactions/like-likes.ts';
import { getDiary } from '../src/features/diary/reading/diary-get.ts';
import { followPerson } from '../src/features/follow/following/follows-follow.ts';
import { arrangeFollowGroup } from '../src/features/follow/groups/follows-relationship-add.ts';
import { addFollowGroup } from '../src/features/follow/groups/follows-team-add.ts';
import type { Context } from '../src/http/context.ts';
import { HOUR, MINUTE, shift } from '../src/platform/clock.ts';
import { followGroups, follows, type Said, talks } from './said.ts';

/** An entry of the demo by its author and place, as `said.ts` names it, and when it was published. */
export type Published = {
  readonly author: string;
  readonly place: string;
  readonly id: string;
  readonly at: Date;
};

type Conversation = {
  readonly published: readonly Published[];
  readonly idOf: (name: string) => string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
};

/** Lets the demo team follow, read, answer and react to each other; each answer comes in the hours after the entry. */
export async function talkTogether({ published, idOf, as, now }: Conversation): Promise<void> {
  for (const { about, said, reactions = [] } of talks) {
    const entry = published.find(({ author, place }) => author === about[0] && place === about[1]);
    if (!entry) throw new Error(`${about[0]} has no entry ${about[1]} to talk about`);
    const people = [...reactions.map(([by]) => by), ...said.flatMap(peopleIn), ...readers];
    for (const reader of new Set(people)) {
      if (reader !== entry.author)
        await getDiary(await as(reader, shift(entry.at, HOUR)), { diaryId: entry.id });
    }
    for (const [index, each] of said.entries()) {
      await say(each, entry.id, shift(entry.at, HOUR + index * 7 * MINUTE), as);
    }
    for (const [index, [by, emoji]] of reactions.entries()) {
      const at = shift(entry.at, HOUR + index * 5 * MINUTE);
      await likeObject(await as(by, at), { kind: 'diary', objectId: entry.id, emoji });
    }
  }
  // Only now: what was published before is no news to those who follow from today.
  for (const [follower, names] of Object.entries(follows)) {
    for (const name of names)
      await followPerson(await as(follower, now), { userId: idOf(name), following: true });
  }
  for (const { owner, name, people } of followGroups) {
    const { id: groupId } = await addFollowGroup(await as(owner, now), { name });
    await arrangeFollowGroup(await as(owner, now), { groupId, userIds: people.map(idOf) });
  }
}

/** Enough of them to have a circle in which an anonymous voice is one of several. */
const readers = ['maya', 'linmei', 'aiko', 'sofia', 'zhouting', 'chenxiao'];

const peopleIn = ({ by, replies = [] }: Said) => [by, ...replies.map((reply) => reply.by)];

/** Says something below an entry, and what was replied to it. */
async function say(
  { by, text, anonymous, replies = [] }: Said,
  diaryId: string,
  at: Date,
  as: Conversation['as'],
): Promise<void> {
  const writer = await as(by, at);
  const object = { kind: 'diary', objectId: diaryId } as const;
  const hidden = anonymous && { id: randomUUID(), key: writer.random.token() };
  const { comment } = await addComment(writer, { ...object, text, ...(hidden && { anonymous: hidden }) });
  if (hidden) await publishWaiting(await as(by, shift(at, 10 * MINUTE)));
  const parentId = hidden?.id ?? comment?.id;
  for (const [index, reply] of replies.entries()) {
    const later = await as(reply.by, shift(at, (30 + index * 10) * MINUTE));
    await addComment(later, { ...object, text: reply.text, ...(parentId && { parentId }) });
  }
}
