import { api, type CommentView, type Endpoint, type RequestOf } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, type TestPerson, type TestTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (garden: TestGarden) => Promise<Reply<Endpoint>>;
type Wish = Partial<RequestOf<typeof api.comment.add>>;

/** A team, a diary of its owner, and a member who reads it. */
export async function buildTalk(
  garden: TestGarden,
  { members = 1 } = {},
): Promise<{ team: TestTeam; author: TestPerson; reader: TestPerson; diaryId: string }> {
  const author = await buildPerson(garden);
  const reader = await buildPerson(garden);
  const others = await Promise.all(Array.from({ length: members - 1 }, () => buildPerson(garden)));
  const team = await buildTeam(garden, { owner: author, members: [reader, ...others] });
  return { team, author, reader, diaryId: (await buildDiary(garden, { author })).id };
}

/** A comment by name. */
export async function buildComment(
  garden: TestGarden,
  as: TestPerson,
  objectId: string,
  wish: Wish = {},
): Promise<CommentView> {
  const said = { kind: 'diary' as const, objectId, text: 'How did Ana take it?', ...wish };
  const added = await garden.call(api.comment.add, said, { as });
  if (!added.data.comment) throw new Error(`no comment: ${added.message}`);
  return added.data.comment;
}

/** One success for each call about comments and reactions. */
export const conversationStories = {
  'comment.add': async (garden) => {
    const { author, reader, diaryId } = await buildTalk(garden);
    const { id: parentId } = await buildComment(garden, reader, diaryId);
    const reply = { kind: 'diary' as const, objectId: diaryId, parentId, text: 'Well, *mostly*.' };
    return garden.call(api.comment.add, reply, { as: author });
  },
  'comment.update': async (garden) => {
    const { reader, diaryId } = await buildTalk(garden);
    const { id: commentId } = await buildComment(garden, reader, diaryId);
    return garden.call(api.comment.update, { commentId, text: 'How did Bo take it?' }, { as: reader });
  },
  'comment.delete': async (garden) => {
    const { reader, diaryId } = await buildTalk(garden);
    const { id: commentId } = await buildComment(garden, reader, diaryId);
    return garden.call(api.comment.delete, { commentId }, { as: reader });
  },
  'comment.get': async (garden) => {
    const { author, reader, diaryId } = await buildTalk(garden);
    const { id: commentId } = await buildComment(garden, reader, diaryId);
    await buildComment(garden, author, diaryId, { parentId: commentId });
    return garden.call(api.comment.get, { commentId, limit: 1 }, { as: reader });
  },
  'comment.gets': async (garden) => {
    const { author, reader, diaryId } = await buildTalk(garden);
    const { id: parentId } = await buildComment(garden, reader, diaryId);
    await buildComment(garden, author, diaryId, { parentId });
    return garden.call(api.comment.gets, { kind: 'diary', objectId: diaryId }, { as: reader });
  },
  'comment.getMy': async (garden) => {
    const { reader, diaryId } = await buildTalk(garden);
    await buildComment(garden, reader, diaryId);
    return garden.call(api.comment.getMy, {}, { as: reader });
  },
  'comment.answered': async (garden) => {
    const { reader } = await buildTalk(garden);
    return garden.call(api.comment.answered, { since: '2026-03-01' }, { as: reader });
  },
  'like.likes': async (garden) => {
    const { reader, diaryId } = await buildTalk(garden);
    return garden.call(api.like.likes, { kind: 'diary', objectId: diaryId, emoji: '🍇' }, { as: reader });
  },
  'like.unreleased': async (garden) => {
    const { reader, diaryId } = await buildTalk(garden);
    const on = { kind: 'diary' as const, objectId: diaryId };
    await garden.call(api.like.likes, on, { as: reader });
    return garden.call(api.like.unreleased, on, { as: reader });
  },
  'like.gets': async (garden) => {
    const { author, reader, diaryId } = await buildTalk(garden);
    const { id } = await buildComment(garden, reader, diaryId);
    const on = { kind: 'comment' as const, objectId: id };
    await garden.call(api.like.likes, on, { as: author });
    return garden.call(api.like.gets, on, { as: reader });
  },
} satisfies Partial<Record<CallName, Story>>;
