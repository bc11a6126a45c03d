import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { listCultures } from './list.store.ts';
import { presentCulture } from './present.ts';

const key = z.tuple([keyPart.count, keyPart.id]);

export const cultureList = call(
  api.culture.list,
  async (ctx, { teamId, cultureId = '', diaryId, cursor, limit }) => {
    const after = readCursor(cursor, key);
    const reader = readerOf(ctx.actor);
    if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
    const of = teamId === undefined ? { cultureId } : { teamId };
    const wanted = { reader, of, diaryId, after, limit: limit + 1 };
    const found = await listCultures({ db: ctx.database.db, hooks: ctx.hooks }, wanted);
    if (teamId === undefined && found.length === 0) throw refuse('cultureNotFound');
    const { rows, nextCursor } = cutPage(found, limit, ({ position, id }) => [String(position), id]);
    return { items: rows.map(presentCulture), nextCursor };
  },
);
