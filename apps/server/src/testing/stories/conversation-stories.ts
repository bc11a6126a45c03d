import { api, type CommentView, type Endpoint, type RequestOf } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, type TestPerson, type TestTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (app: TestApp) => Promise<Reply<Endpoint>>;
type Wish = Partial<RequestOf<typeof api.comment.add>>;

/** A team, a diary of its owner, and a member who reads it. */
export async function buildTalk(
  app: TestApp,
  { members = 1 } = {},
): Promise<{ team: TestTeam; author: TestPerson; reader: TestPerson; diaryId: string }> {
  const author = await buildPerson(app);
  const reader = await buildPerson(app);
  const others = await Promise.all(Array.from({ length: members - 1 }, () => buildPerson(app)));
  const team = await buildTeam(app, { owner: author, members: [reader, ...others] });
  return { team, author, reader, diaryId: (await buildDiary(app, { author })).id };
}

/** A comment by name. */
export async function buildComment(
  app: TestApp,
  as: TestPerson,
  objectId: string,
  wish: Wish = {},
): Promise<CommentView> {
  const said = { kind: 'diary' as const, objectId, text: 'How did Ana take it?', ...wish };
  const added = await app.call(api.comment.add, said, { as });
  if (!added.data.comment) throw new Error(`no comment: ${added.message}`);
  return added.data.comment;
}

/** One success for each call about comments and reactions. */
export const conversationStories = {
  'comment.add': async (app) => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id: parentId } = await buildComment(app, reader, diaryId);
    const reply = { kind: 'diary' as const, objectId: diaryId, parentId, text: 'Well, *mostly*.' };
    return app.call(api.comment.add, reply, { as: author });
  },
  'comment.update': async (app) => {
    const { reader, diaryId } = await buildTalk(app);
    const { id: commentId } = await buildComment(app, reader, diaryId);
    return app.call(api.comment.update, { commentId, text: 'How did Bo take it?' }, { as: reader });
  },
  'comment.delete': async (app) => {
    const { reader, diaryId } = await buildTalk(app);
    const { id: commentId } = await buildComment(app, reader, diaryId);
    return app.call(api.comment.delete, { commentId }, { as: reader });
  },
  'comment.get': async (app) => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id: commentId } = await buildComment(app, reader, diaryId);
    await buildComment(app, author, diaryId, { parentId: commentId });
    return app.call(api.comment.get, { commentId, limit: 1 }, { as: reader });
  },
  'comment.gets': async (app) => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id: parentId } = await buildComment(app, reader, diaryId);
    await buildComment(app, author, diaryId, { parentId });
    return app.call(api.comment.gets, { kind: 'diary', objectId: diaryId }, { as: reader });
  },
  'comment.getMy': async (app) => {
    const { reader, diaryId } = await buildTalk(app);
    await buildComment(app, reader, diaryId);
    return app.call(api.comment.getMy, {}, { as: reader });
  },
  'comment.answered': async (app) => {
    const { reader } = await buildTalk(app);
    return app.call(api.comment.answered, { since: '2026-03-01' }, { as: reader });
  },
  'like.likes': async (app) => {
    const { reader, diaryId } = await buildTalk(app);
    return app.call(api.like.likes, { kind: 'diary', objectId: diaryId, emoji: '🍇' }, { as: reader });
  },
  'like.unreleased': async (app) => {
    const { reader, diaryId } = await buildTalk(app);
    const on = { kind: 'diary' as const, objectId: diaryId };
    await app.call(api.like.likes, on, { as: reader });
    return app.call(api.like.unreleased, on, { as: reader });
  },
  'like.gets': async (app) => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id } = await buildComment(app, reader, diaryId);
    const on = { kind: 'comment' as const, objectId: id };
    await app.call(api.like.likes, on, { as: author });
    return app.call(api.like.gets, on, { as: reader });
  },
} satisfies Partial<Record<CallName, Story>>;
