import { api, MAX_COLLECTED } from '@garden/contract';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { lockMembershipsShared, lockPerson } from '../../team/membership/store.ts';
import { countItems, insertLines, listSameLines, ownItems } from '../collection/store.ts';
import { announceQuestions } from '../curiosity/store.ts';
import { MAX_MISTAKES } from '../mistakes/rules.ts';
import { countMistakes, insertMistakes, listSameMistakes, ownMistakes } from '../mistakes/store.ts';
import { firstOf, MOST, type ReadyItem, readImportTask, type Skipped, skippedOf } from './import.task.ts';
import type { ListName } from './markdown.rules.ts';
import { insertQuestions, listSameQuestions } from './question.store.ts';

export const listsImport = call(api.lists.import, async (ctx, input) => {
  const { list, markdown, preview } = input;
  const { userId, teamIds } = readerOf(ctx.actor);
  const wanted = list === 'questions' ? [...new Set(input.teamIds)] : [];
  if (list === 'questions' && wanted.length === 0) throw refuseField('teamIds', 'questionTeams');
  if (wanted.some((teamId) => !teamIds.includes(teamId))) throw refuse('teamNotFound');
  const moment = { today: todayOf(ctx), now: ctx.now };
  const { items, fit, left, ...read } = await ctx.threads.run(
    readImportTask,
    { list, markdown, moment, ownerId: userId, teamIds: wanted, preview },
    ctx,
  );
  if (items + left === 0) throw refuseField('markdown', 'listImportEmpty');
  if (items > MOST) throw refuseField('markdown', 'listImportTooMany', { maximum: MOST });
  const wait = preview ? 0 : await ctx.limits.take('importByPerson', userId, fit.length);
  if (wait > 0) throw refuse('listImportTooOften', { minutes: Math.ceil(wait / 60) });
  const told = (added: number, skipped: readonly Skipped[]) => ({
    added,
    skipped: firstOf([...read.skipped, ...skipped]),
    left: left + fit.length - added,
  });
  if (preview) {
    const { added, skipped } = sortOut(fit, await findKnown(ctx.database.db, list, userId, fit));
    return told(added.length, skipped);
  }
  return ctx.database.transaction(async (tx) => {
    // Of two imports at once, the second finds what the first has added.
    await lockPerson(tx, userId);
    const { added, skipped } = sortOut(fit, await findKnown(tx, list, userId, fit));
    if (added.length > 0) await add[list](ctx, tx, added, wanted);
    return told(added.length, skipped);
  });
});

/** Items to add, and those that are there already, or stand twice in the text. */
function sortOut(fit: readonly ReadyItem[], known: ReadonlySet<string>) {
  const there = new Set(known);
  const added: ReadyItem[] = [];
  const skipped: Skipped[] = [];
  for (const item of fit) {
    if (there.has(item.text)) skipped.push(skippedOf(item.line, item.text, 'known'));
    else added.push(item);
    there.add(item.text);
  }
  return { added, skipped };
}

async function findKnown(
  db: Queryable,
  list: ListName,
  ownerId: string,
  fit: readonly ReadyItem[],
): Promise<ReadonlySet<string>> {
  if (fit.length === 0) return new Set();
  return new Set(
    await listSame[list](
      db,
      ownerId,
      fit.map(({ text }) => text),
    ),
  );
}

const listSame = { wisdom: listSameLines, questions: listSameQuestions, mistakes: listSameMistakes } as const;

type Add = (
  ctx: Context,
  tx: Transaction,
  items: readonly ReadyItem[],
  teamIds: readonly string[],
) => Promise<void>;

const add: Readonly<Record<ListName, Add>> = {
  async wisdom({ actor: { userId: ownerId }, random }, tx, items) {
    if ((await countItems(tx, ownerId)) + items.length > MAX_COLLECTED)
      throw refuse('collectionFull', { maximum: MAX_COLLECTED });
    const lines = items.map(({ text, source, tags, words, createdAt }) => ({
      id: random.id(),
      ownerId,
      text,
      source,
      tags,
      words,
      createdAt,
    }));
    await insertLines(tx, ownerId, ownItems.own(lines, ownerId));
  },
  async questions(ctx, tx, items, teamIds) {
    const { userId: askerId } = ctx.actor;
    const held = await lockMembershipsShared(tx, askerId, teamIds);
    const asked = items.map(({ text, body, day, words, createdAt, solvedAt }) => ({
      ...{
        id: ctx.random.id(),
        askerId,
        day,
        question: text,
        detail: body,
        teamIds,
        words,
        createdAt,
        solvedAt,
      },
    }));
    await insertQuestions(tx, authorize(asked, held.length === teamIds.length, 'teamNotFound'));
    for (const { id } of asked.slice(0, 1)) announceQuestions(tx, ctx, teamIds, { kind: 'curious', id });
  },
  async mistakes({ actor: { userId: ownerId }, random }, tx, items) {
    if ((await countMistakes(tx, ownerId)) + items.length > MAX_MISTAKES)
      throw refuse('mistakesTooMany', { maximum: MAX_MISTAKES });
    const made = items.map(({ text, body: instead, day, tags, words, createdAt }) => ({
      id: random.id(),
      ownerId,
      day,
      text,
      instead,
      tags,
      words,
      createdAt,
    }));
    await insertMistakes(tx, ownMistakes.own(made, ownerId));
  },
};
