import { type Api, api, isPrivateLine, type OutputOf } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { excerptOf } from '../../diary/rules.ts';
import { maskMarkdown, maskWords } from '../../team/words/rules.ts';
import { type LinkedDiary, listDiariesOf } from './diaries.store.ts';
import { mayUnlink } from './policy.ts';
import { findTeamOf } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const cultureDiaries = call(api.culture.diaries, async (ctx, { cultureId, cursor, limit }) => {
  const after = readCursor(cursor, key);
  const { userId, memberships } = ctx.actor;
  const { db } = ctx.database;
  const [teamId, found] = await Promise.all([
    findTeamOf(db, cultureId),
    listDiariesOf(db, { cultureId, userId, after, limit: limit + 1 }),
  ]);
  if (!memberships.some((each) => each.teamId === teamId)) throw refuse('cultureNotFound');
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.linkedAt.toISOString(), row.diaryId]);
  return { items: rows.map((row) => presentLinked(row, userId)), nextCursor };
});

type LinkedView = OutputOf<Api['culture']['diaries']>['items'][number];

/** A diary as this reader finds it beside an entry: what its author keeps to themselves is not there for anyone. */
function presentLinked(row: LinkedDiary, userId: string): LinkedView {
  const { diaryId, author, day, linker, linkedBy, role } = row;
  const words = author.id === userId ? [] : row.words;
  const title = row.title !== null && !isPrivateLine(row.title) ? maskWords(row.title, words) : null;
  return {
    diaryId,
    author: presentPerson(author),
    day,
    title,
    beginning: excerptOf(maskMarkdown(row.summary, words)),
    linkedBy: linker && presentPerson(linker),
    can: { unlink: mayUnlink({ authorId: author.id, linkedBy }, { userId, role }) },
  };
}
