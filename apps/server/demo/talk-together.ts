import { randomUUID } from 'node:crypto';
import { commentAnswered } from '../src/features/conversation/anonymity/comment-answered.ts';
import { tagOf } from '../src/features/conversation/anonymity/rules.ts';
import { takeSteps } from '../src/features/conversation/anonymity/step.store.ts';
import { commentAdd } from '../src/features/conversation/comments/comment-add.ts';
import { likeLikes } from '../src/features/conversation/reactions/like-likes.ts';
import { diaryGet } from '../src/features/diary/reading/diary-get.ts';
import { followsFollow } from '../src/features/follow/following/follows-follow.ts';
import { followsRelationshipAdd } from '../src/features/follow/groups/follows-relationship-add.ts';
import { followsTeamAdd } from '../src/features/follow/groups/follows-team-add.ts';
import { noticeSee } from '../src/features/notice/inbox/notice-see.ts';
import type { Context } from '../src/http/context.ts';
import { DAY, HOUR, MINUTE, shift } from '../src/platform/clock.ts';
import { everydayTalk } from './everyday-talk.ts';
import { followGroups, follows, type Said, talks } from './said.ts';
import type { DemoEntry } from './story.ts';

/** An entry of the demo by its author and place, as `said.ts` names it, and when it was published. */
export type Published = {
  readonly author: string;
  readonly authorId: string;
  readonly place: string;
  readonly id: string;
  readonly at: Date;
  readonly entry: DemoEntry;
};

/** So far back goes what people say in the demo, a little further than the share of answered entries. */
const TALKED_ABOUT = 35 * DAY;
/** What is older than this, everyone has seen. */
const SEEN_AFTER = 3 * DAY;
/** Answers come so long after an entry, before its day is over. */
const SOON = 40 * MINUTE;

type Conversation = {
  readonly published: readonly Published[];
  /** The language of each person. */
  readonly people: Readonly<Record<string, 'en' | 'zh'>>;
  readonly idOf: (name: string) => string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
  /** What else is said without a name, before the step of today. */
  readonly beforeStep: () => Promise<void>;
};

/** Lets the demo team follow, read, answer and react to each other; each answer comes in the hours after the entry. */
export async function talkTogether(conversation: Conversation): Promise<void> {
  const { people, idOf, as, now, beforeStep } = conversation;
  const recently = shift(now, -SEEN_AFTER);
  let haveSeen = false;
  for (const { published, said, reactions } of listTalks(conversation)) {
    if (!haveSeen && published.at > recently) {
      haveSeen = true;
      for (const name of Object.keys(people)) await noticeSee(await as(name, published.at), { all: true });
    }
    const taking = [...reactions.map(([by]) => by), ...said.flatMap(peopleIn)];
    const isCurtained = said.some(({ anonymous }) => anonymous);
    for (const reader of new Set([...taking, ...(isCurtained ? readers : [])])) {
      if (reader !== published.author)
        await diaryGet(await as(reader, shift(published.at, SOON)), { diaryId: published.id });
    }
    for (const [index, each] of said.entries()) {
      await say(each, published.id, shift(published.at, SOON + index * 7 * MINUTE), { as, now });
    }
    for (const [index, [by, emoji]] of reactions.entries()) {
      const at = shift(published.at, SOON + index * 5 * MINUTE);
      await likeLikes(await as(by, at), { kind: 'diary', objectId: published.id, emoji });
    }
  }
  await beforeStep();
  const [anyone] = Object.keys(follows);
  if (anyone !== undefined) await takeSteps(await as(anyone, now));
  // Only now: what was published before is no news to those who follow from today.
  for (const [follower, names] of Object.entries(follows)) {
    for (const name of names)
      await followsFollow(await as(follower, now), { userId: idOf(name), following: true });
  }
  for (const { owner, name, people } of followGroups) {
    const { id: groupId } = await followsTeamAdd(await as(owner, now), { name });
    await followsRelationshipAdd(await as(owner, now), { groupId, userIds: people.map(idOf) });
  }
}

/** What is said about the entries of the last weeks, the oldest first: the stories, and what each day brings. */
function listTalks({ published, people, now }: Conversation) {
  const isOld = ({ at }: Published) => at < shift(now, -3 * DAY);
  const talkAbout = everydayTalk(people, (about) => published.some((each) => each === about && isOld(each)));
  const told = new Map(talks.map((talk) => [talk.about.join(' '), talk]));
  return published
    .filter(({ at }) => at > shift(now, -TALKED_ABOUT) && shift(at, 2 * HOUR) < now)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((each) => {
      const { said, reactions = [] } = told.get(`${each.author} ${each.place}`) ?? talkAbout(each);
      return { published: each, said, reactions };
    });
}

/** Enough of them to have a circle in which an anonymous voice is one of several. */
const readers = ['maya', 'linmei', 'aiko', 'sofia', 'zhouting', 'chenxiao'];

const peopleIn = ({ by, replies = [] }: Said) => [by, ...replies.map((reply) => reply.by)];

/** Says something below an entry, and what was replied to it; what has no name appears with the step of the second morning. */
async function say(
  { by, text, anonymous, replies = [] }: Said,
  diaryId: string,
  at: Date,
  { as, now }: Pick<Conversation, 'as' | 'now'>,
): Promise<void> {
  const writer = await as(by, at);
  const object = { kind: 'diary', objectId: diaryId } as const;
  const hidden = anonymous && { id: randomUUID(), key: writer.random.token() };
  const { comment } = await commentAdd(writer, { ...object, text, ...(hidden && { anonymous: hidden }) });
  const steps = shift(at, 2 * DAY) < now ? shift(at, 2 * DAY) : now;
  if (hidden) await takeSteps(await as(by, steps));
  const parentId = hidden ? await findShown(await as(by, steps), hidden.id) : comment?.id;
  for (const [index, reply] of replies.entries()) {
    const later = await as(reply.by, shift(hidden ? steps : at, (30 + index * 10) * MINUTE));
    await commentAdd(later, { ...object, text: reply.text, ...(parentId && { parentId }) });
  }
}

/** The id that an anonymous comment got when it was shown. */
async function findShown(reader: Context, id: string): Promise<string | undefined> {
  const since = shift(reader.now, -7 * DAY)
    .toISOString()
    .slice(0, 10);
  const { shown } = await commentAnswered(reader, { since });
  return shown.find(({ receipt }) => receipt === tagOf(id))?.commentId;
}
