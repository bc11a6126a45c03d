import { type Api, isPrivateLine } from '@garden/contract';
import * as z from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { Context, Handler } from '../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../http/page.ts';
import { refuse } from '../../http/refusal.ts';
import { findSelf, findWriter } from '../diary/day.store.ts';
import { maskWords } from '../team/words.rules.ts';
import { findWords } from '../team/words.store.ts';
import { presentTodo } from './todo.present.ts';
import { findOpening, listTodos, type TodoKey, type TodoRow } from './todo.store.ts';

const key = z.tuple([z.enum(['day', 'goal']), keyPart.day, keyPart.count, keyPart.id]);

export const listOwnTodos: Handler<Api['todo']['list']> = async (
  ctx,
  { userId, cursor, limit, ...wanted },
) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const isOwn = userId === undefined || userId === ctx.actor.userId;
  const owner = isOwn ? undefined : await lookAt(ctx, userId);
  const page = { ...wanted, after, limit: limit + 1 };
  const found = owner ? await listSeen(db, owner, page) : await listTodos(db, ctx.actor.userId, page);
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  if (!owner) return { items: rows.map((todo) => presentTodo(todo)), nextCursor };
  const lists = [...(await findWords(db, owner.teamIds)).values()];
  return {
    items: rows.map((todo) => presentTodo(todo, (text) => maskWords(text, lists))),
    nextCursor,
  };
};

const keyOf = ({ kind, day, position, id }: TodoRow): TodoKey => [kind, day, String(position), id];

/** As many as are wanted of what others may read of somebody's to-dos: how many more there are shows nowhere. */
async function listSeen(
  db: Database,
  { userId, sharedTeamIds }: Owner,
  page: Parameters<typeof listTodos>[2],
): Promise<TodoRow[]> {
  const seen: TodoRow[] = [];
  for (let { after } = page; ; ) {
    const rows = await listTodos(db, userId, { ...page, after }, sharedTeamIds);
    seen.push(...rows.filter(({ text }) => !isPrivateLine(text)));
    const end = rows.at(-1);
    if (seen.length >= page.limit || rows.length < page.limit || !end) return seen.slice(0, page.limit);
    after = keyOf(end);
  }
}

type Owner = {
  readonly userId: string;
  readonly teamIds: readonly string[];
  /** Those that the caller is in, too. */
  readonly sharedTeamIds: readonly string[];
};

/**
 * Somebody whose to-dos the caller sees.
 * @throws Refusal `userNotFound` where they share no team, `todosClosed` where the to-dos are not shown.
 */
async function lookAt(ctx: Context, userId: string): Promise<Owner> {
  const [reader, owner] = await Promise.all([findSelf(ctx, ctx.actor.userId), findWriter(ctx, userId)]);
  const sharedTeamIds = owner?.teamIds.filter((teamId) => reader.teamIds.includes(teamId)) ?? [];
  if (!owner || sharedTeamIds.length === 0) throw refuse('userNotFound');
  if (!(await findOpening(ctx.database.db, userId))) throw refuse('todosClosed');
  return { userId, teamIds: owner.teamIds, sharedTeamIds };
}
