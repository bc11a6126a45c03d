import { api, isPrivateLine } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor, readSeen } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findSelf, findWriter } from '../../diary/days/store.ts';
import { maskWords } from '../../team/words/rules.ts';
import { findWords } from '../../team/words/store.ts';
import { mayReadTodos } from './policy.ts';
import { presentTodo } from './present.ts';
import { findOpening, listTodos, type TodoKey, type TodoRow } from './store.ts';

const key = z.tuple([z.enum(['day', 'goal']), keyPart.day, keyPart.count, keyPart.id]);

export const todoList = call(api.todo.list, async (ctx, { userId, cursor, limit, ...wanted }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const isOwn = userId === undefined || userId === ctx.actor.userId;
  const owner = isOwn ? undefined : await lookAt(ctx, userId);
  const read = (stretch: { after: TodoKey | undefined; limit: number }) =>
    listTodos(db, owner?.userId ?? ctx.actor.userId, { ...wanted, ...stretch }, owner?.sharedTeamIds);
  const isSeen = ({ text }: TodoRow) => !owner || !isPrivateLine(text);
  const found = await readSeen({ after, limit: limit + 1 }, read, keyOf, isSeen);
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  if (!owner) return { items: rows.map((todo) => presentTodo(todo)), nextCursor };
  const lists = [...(await findWords(db, owner.teamIds)).values()];
  return {
    items: rows.map((todo) => presentTodo(todo, (text) => maskWords(text, lists))),
    nextCursor,
  };
});

const keyOf = ({ kind, day, position, id }: TodoRow): TodoKey => [kind, day, String(position), id];

type Owner = {
  readonly userId: string;
  readonly teamIds: readonly string[];
  /** Those that the caller is in, too. */
  readonly sharedTeamIds: readonly string[];
};

/**
 * Someone whose to-dos the caller sees.
 * @throws Refusal `userNotFound` where they share no team, `todosClosed` where the to-dos are not shown.
 */
async function lookAt(ctx: Context, userId: string): Promise<Owner> {
  const [reader, owner] = await Promise.all([findSelf(ctx), findWriter(ctx, userId)]);
  const sharedTeamIds = owner?.teamIds.filter((teamId) => reader.teamIds.includes(teamId)) ?? [];
  if (!owner || sharedTeamIds.length === 0) throw refuse('userNotFound');
  const isOpen = await findOpening(ctx.database.db, userId);
  if (!mayReadTodos({ ownerId: userId, isOpen }, { userId: reader.userId, sharedTeamIds }))
    throw refuse('todosClosed');
  return { userId, teamIds: owner.teamIds, sharedTeamIds };
}
