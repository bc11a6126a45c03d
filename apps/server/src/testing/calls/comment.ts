import { api } from '@garden/contract';
import { buildComment, buildTalk } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { onComment, onEachComment, onEachDiary, onEachQuote, whileShared } from './on-thread.ts';
import { TODAY } from './role-fixtures.ts';
import { all, EXPIRED, noInput, noOne, OK, type Outcomes, type Row, refused, row, signedIn } from './rows.ts';

/** Calls that change a comment, for its writer and for those that `team` adds. */
const onOwnComment = (team: Partial<Outcomes>, more: object = {}): Row[] => [
  onComment('one’s own', { ...signedIn, removed: refused('commentNotFound') }, more),
  onComment(
    'the writer’s',
    all(refused('commentNotYours'), {
      signedOut: EXPIRED,
      removed: refused('commentNotFound'),
      stranger: refused('commentNotFound'),
      ...team,
    }),
    more,
  ),
  onComment('a missing one', noOne('commentNotFound'), more),
];

export const comment: GroupEntries<'comment'> = {
  add: {
    example: async (app) => {
      const { author, reader, diaryId } = await buildTalk(app);
      const { id: parentId } = await buildComment(app, reader, diaryId);
      const reply = { kind: 'diary' as const, objectId: diaryId, parentId, text: 'Well, *mostly*.' };
      return app.call(api.comment.add, reply, { as: author });
    },
    rows: [
      ...onEachDiary(whileShared, { text: 'How did Ana take it?' }),
      ...onEachQuote({ text: 'Who said it first?' }),
    ],
  },
  update: {
    example: async (app) => {
      const { reader, diaryId } = await buildTalk(app);
      const { id: commentId } = await buildComment(app, reader, diaryId);
      return app.call(api.comment.update, { commentId, text: 'How did Bo take it?' }, { as: reader });
    },
    rows: onOwnComment({}, { text: 'How did Bo take it?' }),
  },
  delete: {
    example: async (app) => {
      const { reader, diaryId } = await buildTalk(app);
      const { id: commentId } = await buildComment(app, reader, diaryId);
      return app.call(api.comment.delete, { commentId }, { as: reader });
    },
    rows: onOwnComment({ owner: OK, admin: OK }),
  },
  get: {
    example: async (app) => {
      const { author, reader, diaryId } = await buildTalk(app);
      const { id: commentId } = await buildComment(app, reader, diaryId);
      await buildComment(app, author, diaryId, { parentId: commentId });
      return app.call(api.comment.get, { commentId, limit: 1 }, { as: reader });
    },
    rows: onEachComment(),
  },
  gets: {
    example: async (app) => {
      const { author, reader, diaryId } = await buildTalk(app);
      const { id: parentId } = await buildComment(app, reader, diaryId);
      await buildComment(app, author, diaryId, { parentId });
      return app.call(api.comment.gets, { kind: 'diary', objectId: diaryId }, { as: reader });
    },
    rows: [...onEachDiary(signedIn), ...onEachQuote()],
  },
  getMy: {
    example: async (app) => {
      const { reader, diaryId } = await buildTalk(app);
      await buildComment(app, reader, diaryId);
      return app.call(api.comment.getMy, {}, { as: reader });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      row('what is said on one’s own', () => ({ of: 'on_mine' }), signedIn),
    ],
  },
  answered: {
    example: async (app) => {
      const { reader } = await buildTalk(app);
      return app.call(api.comment.answered, { since: '2026-03-01' }, { as: reader });
    },
    rows: [row('all one’s teams', () => ({ since: TODAY }), signedIn)],
  },
};
