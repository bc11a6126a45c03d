import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { pictureUrl } from '../../account/rules.ts';
import { searchTeams } from './store.ts';

const key = z.tuple([keyPart.id]);

export const teamSearch = call(api.team.search, async (ctx, { keyword, cursor, limit }) => {
  const after = readCursor(cursor, key)?.[0];
  const found = await searchTeams(ctx.database.db, { keyword, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (team) => [team.id]);
  return { items: rows.map((team) => ({ ...team, avatar: pictureUrl(team.avatar) })), nextCursor };
});
