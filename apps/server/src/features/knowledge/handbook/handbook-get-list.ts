import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { keyPart, readCursor, readLongPage, type Stretch } from '../../../http/page.ts';
import { isFoundIn, queryOfOwn, termsOf } from '../../diary/search/rules.ts';
import { presentGuideline } from './present.ts';
import { type GuidelineKey, type LinkedGuideline, listCategories, listGuidelines } from './store.ts';

const key = z.tuple([keyPart.count, keyPart.count, keyPart.id]);

export const handbookGetList = call(
  api.handbook.getList,
  async (ctx, { category, keyword = '', cursor, limit }) => {
    const { db } = ctx.database;
    const { userId } = ctx.actor;
    const after = readCursor(cursor, key);
    const terms = termsOf(keyword);
    const query = keyword === '' ? undefined : queryOfOwn(userId, terms);
    const read = (stretch: Stretch<GuidelineKey>) =>
      keyword !== '' && terms.length === 0
        ? Promise.resolve([])
        : listGuidelines(db, userId, { category, query, ...stretch });
    const isSeen = ({ title, category: of, content }: LinkedGuideline) =>
      isFoundIn([title, of, content], terms);
    const [{ rows, nextCursor }, categories] = await Promise.all([
      readLongPage({ after, limit }, read, keyOf, isSeen),
      listCategories(db, userId),
    ]);
    return { items: rows.map(presentGuideline), nextCursor, categories };
  },
);

const keyOf = ({ pinned, position, id }: LinkedGuideline): GuidelineKey => [
  pinned ? '0' : '1',
  String(position),
  id,
];
