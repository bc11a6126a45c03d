import { randomBytes, randomUUID } from 'node:crypto';
import { api, type RequestOf } from '@garden/contract';
import { beforeEach } from 'vitest';
import { tagOf } from '../features/conversation/anonymity/rules.ts';
import { buildTalk, type TestPerson } from './factories.ts';
import { takeNextSteps } from './next-steps.ts';
import { useTestApp } from './use-test-app.ts';

/** What only the browser of an anonymous writer has. */
export const newKey = () => randomBytes(32).toString('base64url');

type Wish = Partial<RequestOf<typeof api.comment.add>> & { key?: string; id?: string };

/** A team large enough for anonymous comments, and what people do in it. */
export function useCircle() {
  const app = useTestApp();
  beforeEach(() => app.clock.set('2026-03-31T09:00:00.000Z'));
  const thread = async (as: TestPerson, objectId: string) =>
    (await app.call(api.comment.gets, { kind: 'diary', objectId }, { as })).data;
  return {
    app,
    thread,
    nextMorning: () => takeNextSteps(app),
    commentAnonymously: (as: TestPerson, objectId: string, { key, id, ...wish }: Wish = {}) =>
      app.call(
        api.comment.add,
        {
          kind: 'diary',
          objectId,
          text: 'Grown too fast?',
          ...wish,
          anonymous: { id: id ?? randomUUID(), key: key ?? newKey() },
        },
        { as },
      ),
    bars: async (as: TestPerson, objectId: string) =>
      (await thread(as, objectId)).places.map(({ anonymityBar }) => anonymityBar),
    /** A diary in a team of six, which all but its author have opened today. */
    buildCircle: async () => {
      const talk = await buildTalk(app, { members: 5 });
      const readers = [...talk.team.members];
      for (const as of readers) await app.call(api.diary.get, { diaryId: talk.diaryId }, { as });
      return { ...talk, readers, moderator: talk.author };
    },
    /** The id that a comment got when it was shown, as everyone reads it. */
    idOf: async (as: TestPerson, diaryId: string, key: string) => {
      const { items } = await thread(as, diaryId);
      const found = items
        .flatMap((item) => [item, ...item.replies])
        .find(({ voice }) => voice?.tag === tagOf(key));
      return found?.id ?? '';
    },
    open: (as: TestPerson, diaryId: string) => app.call(api.diary.get, { diaryId }, { as }),
    readersOf: async (as: TestPerson, diaryId: string) =>
      (await app.call(api.diary.readers, { diaryId }, { as })).data,
    query: async (text: string, ...values: unknown[]) =>
      (await app.ports.database.pool.query(text, values)).rows,
  };
}
