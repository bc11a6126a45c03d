import type { Api } from '@garden/contract';
import * as z from 'zod';
import type { Handler } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { presentImprovement } from './improvement.present.ts';
import { type ImprovementRow, listImprovements } from './improvement.store.ts';

const key = z.tuple([keyPart.id]);

export const listOwnImprovements: Handler<Api['lastImprove']['list']> = async (ctx, { cursor, limit }) => {
  const [after] = readCursor(cursor, key) ?? [];
  const found = await listImprovements(ctx.database.db, ctx.actor.userId, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  return { items: rows.map(presentImprovement), nextCursor };
};

const keyOf = ({ id }: ImprovementRow): [string] => [id];
