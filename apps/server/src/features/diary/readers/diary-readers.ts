import type { Api } from '@garden/contract';
import * as z from 'zod';
import type { Handler } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { listDiaryRefs } from '../store.ts';
import { countAllReaders, listReaders } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

/** To everyone but its author a diary has no list of readers to be found, nor to its author of a team that they have left. */
export const listDiaryReaders: Handler<Api['diary']['readers']> = async (ctx, { diaryId, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const [diary] = await listDiaryRefs(db, [diaryId]);
  if (diary?.authorId !== ctx.actor.userId) throw refuse('diaryNotFound');
  const own = ctx.actor.memberships.map(({ teamId }) => teamId);
  const audience = { diaryId, teamIds: diary.teamIds.filter((teamId) => own.includes(teamId)) };
  const [found, { total, named }] = await Promise.all([
    listReaders(db, audience, { after, limit: limit + 1 }),
    countAllReaders(db, audience),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, ({ lastDay, reader }) => [lastDay, reader.id]);
  return {
    items: rows.map(({ reader, ...days }) => ({ reader: presentPerson(reader), ...days })),
    nextCursor,
    total,
    unnamed: total - named,
  };
};
