import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor, readSeen } from '../../../http/page.ts';
import { readerOf } from '../../diary/days/store.ts';
import { isSaidIn, queryOfTexts, termsOf } from '../../diary/search/rules.ts';
import { presentItem } from './present.ts';
import { type HydratedItem, type ItemKey, listItems, listTags } from './store.ts';

const key = z.tuple([keyPart.place, keyPart.id]);
const keyOf = ({ position, id }: HydratedItem): ItemKey => [String(position), id];

export const collectionGet = call(api.collection.get, async (ctx, input) => {
  const { kind, tag, keyword = '', limit } = input;
  const { db } = ctx.database;
  const after = readCursor(input.cursor, key);
  const reader = readerOf(ctx.actor);
  const terms = termsOf(keyword);
  if (keyword !== '' && terms.length === 0) return { items: [], nextCursor: null, tags: [] };
  const asked = { readerId: reader.userId, teamIds: [], maskedIn: [], isOneTeam: false };
  const filter = { kind, tag, query: terms.length === 0 ? undefined : queryOfTexts(terms, asked) };
  const isFound = (item: HydratedItem) => isSaidIn([presentItem(item).text], terms);
  const [found, tags] = await Promise.all([
    readSeen({ after, limit: limit + 1 }, (page) => listItems(db, reader, filter, page), keyOf, isFound),
    after ? [] : listTags(db, reader.userId),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  return { items: rows.map(presentItem), nextCursor, tags };
});
