import { api } from '@garden/contract';
import { buildComment, buildTalk } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { onEachComment, onEachDiary, onEachQuote, whileShared } from './on-thread.ts';
import { signedIn } from './rows.ts';

const onComments = () => onEachComment({ kind: 'comment' }, 'objectId');

export const like: GroupEntries<'like'> = {
  likes: {
    example: async (app) => {
      const { reader, diaryId } = await buildTalk(app);
      return app.call(api.like.likes, { kind: 'diary', objectId: diaryId, emoji: '🍇' }, { as: reader });
    },
    rows: [...onEachDiary(whileShared), ...onEachQuote(), ...onComments()],
  },
  unreleased: {
    example: async (app) => {
      const { reader, diaryId } = await buildTalk(app);
      const on = { kind: 'diary' as const, objectId: diaryId };
      await app.call(api.like.likes, on, { as: reader });
      return app.call(api.like.unreleased, on, { as: reader });
    },
    rows: [...onEachDiary(signedIn), ...onEachQuote(), ...onComments()],
  },
  gets: {
    example: async (app) => {
      const { author, reader, diaryId } = await buildTalk(app);
      const { id } = await buildComment(app, reader, diaryId);
      const on = { kind: 'comment' as const, objectId: id };
      await app.call(api.like.likes, on, { as: author });
      return app.call(api.like.gets, on, { as: reader });
    },
    rows: [...onEachDiary(signedIn), ...onEachQuote(), ...onComments()],
  },
};
