import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor, readSeen } from '../../../http/page.ts';
import { isSaidIn, queryOfOwn, termsOf } from '../../diary/search/rules.ts';
import { type LinkedMistake, listMistakes, type MistakeKey, summarizeMistakes } from './own.store.ts';
import { presentMistake } from './present.ts';
import { monthAround, textsOf } from './rules.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const mistakeList = call(
  api.mistake.list,
  async (ctx, { keyword = '', tag, month, state, cursor, limit }) => {
    const { db } = ctx.database;
    const { userId } = ctx.actor;
    const after = readCursor(cursor, key);
    const terms = termsOf(keyword);
    const query = keyword === '' ? undefined : queryOfOwn(userId, terms);
    const wanted = { query, tag, month: month === undefined ? undefined : monthAround(month), state };
    const read = (stretch: { after: MistakeKey | undefined; limit: number }) =>
      keyword !== '' && terms.length === 0
        ? Promise.resolve([])
        : listMistakes(db, userId, { ...wanted, ...stretch });
    const [found, summary] = await Promise.all([
      readSeen({ after, limit: limit + 1 }, read, keyOf, (mistake) => isSaidIn(textsOf(mistake), terms)),
      summarizeMistakes(db, userId),
    ]);
    const { rows, nextCursor } = cutPage(found, limit, keyOf);
    return { items: rows.map(presentMistake), nextCursor, ...summary };
  },
);

const keyOf = ({ day, id }: LinkedMistake): MistakeKey => [day, id];
