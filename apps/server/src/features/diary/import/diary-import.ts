import { canWrite, isDiaryDay, parseDiaryDay } from '@garden/calendar';
import {
  type Api,
  api,
  type FieldError,
  type ImportedEntry,
  MAX_IMPORT_DAYS,
  type MessageKey,
  memeOf,
} from '@garden/contract';
import type { Context, Handler } from '../../../http/context.ts';
import { fieldErrorsOf } from '../../../http/parse-input.ts';
import { fieldError, Refusal, refuse, refuseField } from '../../../http/refusal.ts';
import { giveWay } from '../../../platform/threads/threads.ts';
import { faultsOfSections, MINIMUM_OF_HISTORY } from '../asking/rules.ts';
import { findDemands, listAsked } from '../asking/store.ts';
import { findSelf, type Writer } from '../days/store.ts';
import { mayPublishTo } from '../policy.ts';
import { hasMeme } from '../stickers/store.ts';
import { heldBack } from '../writing/hooks.ts';
import { presentRead, presentUnreadable, withAnswersTold } from './import.rules.ts';
import { findTakenDays, type Import, takeIn } from './import.store.ts';
import type { ReadEntry, Unreadable } from './import-file.rules.ts';
import { readFilesTask } from './read.task.ts';

/** An entry as it is told of, and what is taken in of it. */
type Judged = { readonly told: ImportedEntry; readonly taken?: Import };

export const importDiaries: Handler<Api['diary']['import']> = async (ctx, input) => {
  const writer = await findSelf(ctx);
  const teamIds = [...new Set(input.teamIds)];
  if (!mayPublishTo(teamIds, writer)) throw refuse('teamNotFound');
  const read = await ctx.threads.run(readFilesTask, input.files, ctx);
  if (read.length > MAX_IMPORT_DAYS) {
    throw refuseField('files', 'importTooMany', { maximum: MAX_IMPORT_DAYS });
  }
  const pictures = new Map(input.pictures.map(({ path, file }) => [path, file]));
  const judged = await judgeAll(ctx, writer, read, pictures);
  if (input.preview) return { entries: await foreseen(ctx, writer, judged) };

  const count = judged.filter(({ taken }) => taken).length;
  const wait = count === 0 ? 0 : await ctx.limits.take('importByPerson', writer.userId, count);
  if (wait > 0) throw refuse('importTooOften', { minutes: Math.ceil(wait / 60) });
  const entries: ImportedEntry[] = [];
  for (const { told, taken } of judged) {
    entries.push({ ...told, ...(taken && (await otherwise(() => takeIn(ctx, writer, taken, teamIds)))) });
  }
  return { entries };
};

/** What becomes of an entry that is not taken in after all; undefined of one that is. */
async function otherwise(
  take: () => Promise<boolean>,
): Promise<Pick<ImportedEntry, 'outcome' | 'reason'> | undefined> {
  try {
    return (await take()) ? undefined : keptFor('importDiaryThere');
  } catch (error) {
    // A day that is still open waits for interviews wherever its text comes from; the others do not wait for it.
    if (!(error instanceof Refusal) || error.key !== 'interviewsFirst') throw error;
    return refusedFor(error);
  }
}

function refusedFor({ key, details: { params = {} } }: Refusal): Pick<ImportedEntry, 'outcome' | 'reason'> {
  return { outcome: 'refused', reason: { ...fieldError('day', key, params), params } };
}

/** What would become of each entry, by what holds back the days that are still open, too. */
async function foreseen(ctx: Context, writer: Writer, judged: readonly Judged[]): Promise<ImportedEntry[]> {
  const isOpen = ({ taken }: Judged) => taken !== undefined && canWrite(taken.day, writer.today);
  const refusal = judged.some(isOpen)
    ? await ctx.hooks.read(ctx.database.db, heldBack, { authorId: writer.userId, ctx })
    : null;
  return judged.map((each) => ({ ...each.told, ...(refusal && isOpen(each) && refusedFor(refusal)) }));
}

async function judgeAll(
  ctx: Context,
  writer: Writer,
  read: readonly (ReadEntry | Unreadable)[],
  pictures: ReadonlyMap<string, string>,
): Promise<Judged[]> {
  const days = read.flatMap((entry) =>
    'key' in entry || entry.day === null || !isDiaryDay(entry.day) ? [] : [entry.day],
  );
  const there = await findTakenDays(ctx.database.db, writer.userId, days);
  const taken = new Set<string>();
  const judged: Judged[] = [];
  for (const entry of read) {
    // Most entries are judged without asking anyone, and 366 long ones in a row take a second.
    await giveWay(ctx.signal);
    if ('key' in entry) judged.push({ told: presentUnreadable(entry) });
    else judged.push(await judge(ctx, writer, entry, { ...there, taken, pictures }));
  }
  return judged;
}

type Beside = Awaited<ReturnType<typeof findTakenDays>> & {
  /** Days of the entries before this one. */
  readonly taken: Set<string>;
  readonly pictures: ReadonlyMap<string, string>;
};

async function judge(
  ctx: Context,
  writer: Writer,
  entry: ReadEntry,
  { written, begun, taken, pictures }: Beside,
): Promise<Judged> {
  const refused = (reason: FieldError, day: string | null = null): Judged => ({
    told: presentRead(entry, day, { outcome: 'refused', reason }),
  });
  if (entry.day === null) return refused(fieldError('day', 'importNoDay'));
  if (!isDiaryDay(entry.day)) return refused(fieldError('day', 'dayInvalid', { field: 'day' }));
  const { db } = ctx.database;
  const asked = await listAsked(db, ctx.hooks, writer, { ...entry.sections, day: entry.day });
  const parsed = api.diary.publish.input.safeParse(
    {
      day: entry.day,
      title: entry.title ?? '',
      sections: withAnswersTold(entry, new Set(asked.map(({ id }) => id))),
      expression: await expressionOf(ctx, entry),
    },
    { reportInput: true },
  );
  if (!parsed.success) return refused(fieldErrorsOf(parsed.error)[0] ?? fieldError('', 'inputInvalid'));
  const day = parseDiaryDay(parsed.data.day);
  if (day > writer.today) return refused(fieldError('day', 'importDayAhead'), day);
  if (taken.has(day)) return refused(fieldError('day', 'importDayTwice'), day);
  if (written.has(day)) return { told: { ...presentRead(entry, day), ...keptFor('importDiaryThere') } };
  if (begun.has(day)) return { told: { ...presentRead(entry, day), ...keptFor('importDraftThere') } };
  const { sections, title, expression } = parsed.data;
  // A day that is open is written by its rules, wherever the text comes from.
  const minimum = canWrite(day, writer.today)
    ? (await findDemands(db, writer, day, ctx.now)).minimum
    : MINIMUM_OF_HISTORY;
  const [fault] = faultsOfSections(sections, minimum);
  if (fault) return refused(fault, day);
  taken.add(day);
  const images = entry.images.flatMap(({ path, alt }) => {
    const file = pictures.get(path);
    return file === undefined ? [] : [{ file, alt }];
  });
  return {
    told: presentRead(entry, day),
    taken: { day, title: title || null, expression: expression ?? null, sections, images },
  };
}

/** What stands beside the entry; a sticker only where it is the writer's still. */
async function expressionOf({ database, actor }: Context, { expression }: ReadEntry): Promise<string | null> {
  const file = expression === null ? undefined : memeOf(expression);
  return file !== undefined && !(await hasMeme(database.db, actor.userId, file)) ? null : expression;
}

function keptFor(key: MessageKey): Pick<ImportedEntry, 'outcome' | 'reason'> {
  return { outcome: 'kept', reason: { ...fieldError('day', key), params: {} } };
}
