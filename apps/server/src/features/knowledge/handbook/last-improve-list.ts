import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { presentImprovement } from './improvement.present.ts';
import { type ImprovementRow, listImprovements } from './improvement.store.ts';

const key = z.tuple([keyPart.id]);

export const lastImproveList = call(api.lastImprove.list, async (ctx, { cursor, limit }) => {
  const [after] = readCursor(cursor, key) ?? [];
  const found = await listImprovements(ctx.database.db, ctx.actor.userId, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  return { items: rows.map(presentImprovement), nextCursor };
});

const keyOf = ({ id }: ImprovementRow): [string] => [id];
