import { canWrite, dayAt, isDiaryDay, parseDiaryDay } from '@garden/calendar';
import {
  api,
  type FieldError,
  type ImportedEntry,
  MAX_IMAGES,
  MAX_IMPORT_DAYS,
  type MessageKey,
  memeOf,
} from '@garden/contract';
import { isUniqueViolation } from '../../../db/errors.ts';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrorsOf } from '../../../http/parse-input.ts';
import { fieldError, Refusal, refuse, refuseField } from '../../../http/refusal.ts';
import { MINUTE, shift } from '../../../platform/clock.ts';
import { giveWay } from '../../../platform/threads/threads.ts';
import { faultsOfSections, MINIMUM_OF_HISTORY } from '../asking/rules.ts';
import { findDemands, listAsked } from '../asking/store.ts';
import { findSelf, type Writer } from '../days/store.ts';
import { mayPublishTo } from '../policy.ts';
import { hasMeme } from '../stickers/store.ts';
import { heldBack } from '../writing/hooks.ts';
import {
  isReportOf,
  joinEntries,
  notesOn,
  presentRead,
  presentUnreadable,
  saysTheSame,
  withAnswersTold,
} from './import.rules.ts';
import { findTakenDays, type Import, takeIn } from './import.store.ts';
import type { ReadEntry, Unreadable } from './import-file.rules.ts';
import { findByKey, findOpen, openImport, ownImports } from './past.store.ts';
import { readFilesTask } from './read.task.ts';

/** An entry as it is told of, and what is taken in of it. */
type Judged = { readonly told: ImportedEntry; readonly taken?: Import };

export const diaryImport = call(api.diary.import, async (ctx, input) => {
  const writer = await findSelf(ctx);
  const teamIds = [...new Set(input.teamIds)];
  if (!mayPublishTo(teamIds, writer)) throw refuse('teamNotFound');
  const read = await ctx.threads.run(readFilesTask, input.files, ctx);
  if (read.length > MAX_IMPORT_DAYS) {
    throw refuseField('files', 'importTooMany', { maximum: MAX_IMPORT_DAYS });
  }
  const pictures = new Map(input.pictures.map(({ path, file }) => [path, file]));
  const judged = await judgeAll(ctx, writer, read, { pictures, key: input.importKey });
  if (input.preview) return { entries: await foreseen(ctx, writer, judged), importId: null };

  await spend(ctx, judged);
  const { id: importId, made } = await begin(ctx, input, judged);
  if (importId === null) return { entries: judged.map(({ told }) => told), importId: made };
  const into = ownImports.own({ id: importId, ownerId: writer.userId }, writer.userId);
  const entries: ImportedEntry[] = [];
  try {
    for (const { told, taken } of judged) {
      const take = async () => !taken || takeIn(ctx, writer, taken, teamIds, into);
      entries.push({ ...told, ...(await otherwise(take)) });
    }
  } finally {
    // Another one may begin.
    if (!input.more) {
      await ctx.database.transaction((tx) => ownImports.change(tx, into, { openUntil: null }));
    }
  }
  return { entries, importId };
});

/** Counts days, and their texts in thousands of characters, against what a person imports in a day. */
async function spend(ctx: Context, judged: readonly Judged[]): Promise<void> {
  const taken = judged.flatMap((each) => (each.taken ? [each.taken] : []));
  if (taken.length === 0) return;
  const length = taken.reduce((sum, { sections }) => sum + JSON.stringify(sections).length, 0);
  const { userId } = ctx.actor;
  const [days, texts] = await Promise.all([
    ctx.limits.take('importedDaysByPerson', userId, taken.length),
    ctx.limits.take('importedTextByPerson', userId, Math.ceil(length / 1000)),
  ]);
  const wait = Math.max(days, texts);
  if (wait > 0) throw refuse('importTooOften', { minutes: Math.ceil(wait / 60) });
}

/** So long an import is waited for whose next request does not come. */
const OPEN_FOR = 5 * MINUTE;

/** Begins an import or goes on with it: one at a time for each person, so that what is undone later is one of them. */
async function begin(
  ctx: Context,
  { importKey, more }: { readonly importKey?: string | undefined; readonly more: boolean },
  judged: readonly Judged[],
): Promise<{ id: string | null; made: string | null }> {
  const { userId: ownerId } = ctx.actor;
  const isNeeded = more || judged.some(({ taken }) => taken);
  try {
    const open = async (tx: Transaction) => {
      const found = importKey === undefined ? undefined : await findByKey(tx, ownerId, importKey);
      if (!found && !isNeeded) return { id: null, made: null };
      if (found?.deletedAt) throw refuse('importUndone');
      const id = found?.id ?? ctx.random.id();
      const openUntil = shift(ctx.now, OPEN_FOR);
      const fresh = { id, ownerId, key: importKey ?? id, beganAt: ctx.now, deletedAt: null };
      await openImport(tx, ownImports.own({ ...(found ?? fresh), openUntil }, ownerId), ctx.now);
      return { id, made: id };
    };
    return await ctx.database.transaction(open, { commitsAtOnce: true });
  } catch (error) {
    if (!isUniqueViolation(error, 'diary_imports_open')) throw error;
    const until = (await findOpen(ctx.database.db, ownerId, ctx.now)) ?? ctx.now;
    const minutes = Math.max(1, Math.ceil((until.getTime() - ctx.now.getTime()) / MINUTE));
    throw refuse('importRunning', { minutes });
  }
}

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

type Beside = Awaited<ReturnType<typeof findTakenDays>> & {
  readonly pictures: ReadonlyMap<string, string>;
};

async function judgeAll(
  ctx: Context,
  writer: Writer,
  read: readonly (ReadEntry | Unreadable)[],
  { pictures, key }: { readonly pictures: ReadonlyMap<string, string>; readonly key: string | undefined },
): Promise<Judged[]> {
  const days = new Map<string | number, { entries: ReadEntry[]; places: number[] }>();
  const judged: Judged[] = [];
  for (const [place, entry] of read.entries()) {
    if ('key' in entry) {
      judged[place] = { told: presentUnreadable(entry) };
      continue;
    }
    const isOwn = isReportOf(entry.reporter, writer.person.name);
    const group = isOwn && entry.day !== null && isDiaryDay(entry.day) ? entry.day : place;
    const { entries, places } = days.get(group) ?? { entries: [], places: [] };
    days.set(group, { entries: [...entries, entry], places: [...places, place] });
  }
  const names = [...days.keys()].filter((group) => typeof group === 'string');
  const beside = { ...(await findTakenDays(ctx.database.db, writer.userId, names, key)), pictures };
  for (const { entries, places } of days.values()) {
    const found = await judgeDay(ctx, writer, entries, beside);
    for (const [at, each] of found.entries()) judged[places[at] ?? 0] = each;
  }
  return judged;
}

/** Entries of one day become one, the later ones at its end, as far as a diary holds them. */
async function judgeDay(
  ctx: Context,
  writer: Writer,
  entries: readonly ReadEntry[],
  beside: Beside,
): Promise<Judged[]> {
  const judgeOne = async (entry: ReadEntry) => {
    // Most entries are judged without asking anyone, and 366 long ones in a row take a second.
    await giveWay(ctx.signal);
    return judge(ctx, writer, entry, beside);
  };
  const isAgain = (entry: ReadEntry, at: number) =>
    entries.slice(0, at).some((other) => saysTheSame(other, entry));
  const distinct = entries.filter((entry, at) => !isAgain(entry, at));
  const [first, ...others] = distinct;
  if (!first) return [];
  const whole = await judgeOne(others.reduce(joinEntries, first));
  const found =
    whole.taken || whole.told.outcome !== 'refused' || others.length === 0
      ? distinct.map((entry, at) => partOf(whole, entry, at > 0))
      : await judgeInTurn(distinct, judgeOne);
  let next = 0;
  return entries.map((entry, at) => {
    if (isAgain(entry, at)) return refusedBy(entry, fieldError('day', 'importDayTwice'), entry.day);
    next += 1;
    return found[next - 1] ?? whole;
  });
}

/** What becomes of one entry of a day by what becomes of them together. */
function partOf(whole: Judged, entry: ReadEntry, isLater: boolean): Judged {
  const { excerpt, pictures, file, row, title } = presentRead(entry, whole.told.day);
  const told = { ...whole.told, excerpt, pictures, file, row, title };
  if (!isLater) return { ...whole, told };
  return {
    told: { ...told, notes: [], ...(whole.told.outcome === 'new' && { outcome: 'joined' as const }) },
  };
}

/** Each as far as it finds room: what does not, or cannot be read, is refused by itself. */
async function judgeInTurn(
  entries: readonly ReadEntry[],
  judgeOne: (entry: ReadEntry) => Promise<Judged>,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  let so: { readonly entry: ReadEntry; readonly at: number } | undefined;
  for (const [at, entry] of entries.entries()) {
    const joined = so ? joinEntries(so.entry, entry) : entry;
    const found = await judgeOne(joined);
    if (!found.taken) {
      judged.push(partOf(found, entry, false));
    } else if (so) {
      const before = judged[so.at];
      if (before)
        judged[so.at] = { ...before, taken: found.taken, told: { ...before.told, notes: found.told.notes } };
      judged.push(partOf(found, entry, true));
      so = { entry: joined, at: so.at };
    } else {
      judged.push(partOf(found, entry, false));
      so = { entry, at };
    }
  }
  return judged;
}

function refusedBy(entry: ReadEntry, reason: FieldError, day: string | null = null): Judged {
  return { told: presentRead(entry, day, { outcome: 'refused', reason }) };
}

async function judge(
  ctx: Context,
  writer: Writer,
  entry: ReadEntry,
  { written, made, begun, pictures }: Beside,
): Promise<Judged> {
  const refused = (reason: FieldError, day: string | null = null) => refusedBy(entry, reason, day);
  if (!isReportOf(entry.reporter, writer.person.name)) {
    return refused(fieldError('', 'importOthersEntry', { name: entry.reporter ?? '' }));
  }
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
  const { day: named } = entry;
  if (!parsed.success) {
    return refused(fieldErrorsOf(parsed.error)[0] ?? fieldError('', 'inputInvalid'), named);
  }
  const day = parseDiaryDay(parsed.data.day);
  if (day > writer.today) return refused(fieldError('day', 'importDayAhead'), day);
  if (made.has(day)) return { told: presentRead(entry, day) };
  if (written.has(day)) return { told: { ...presentRead(entry, day), ...keptFor('importDiaryThere') } };
  if (begun.has(day)) return { told: { ...presentRead(entry, day), ...keptFor('importDraftThere') } };
  const { sections, title, expression } = parsed.data;
  // A day that is open is written by its rules, wherever the text comes from.
  const minimum = canWrite(day, writer.today)
    ? (await findDemands(db, writer, day, ctx.now)).minimum
    : MINIMUM_OF_HISTORY;
  const [fault] = faultsOfSections(sections, minimum);
  if (fault) return refused(fault, day);
  const images = entry.images.flatMap(({ path, alt }) => {
    const file = pictures.get(path);
    return file === undefined ? [] : [{ file, alt }];
  });
  const came = writer.teams.length > 0 ? dayAt(writer.cameAt, writer.calendar) : null;
  return {
    told: { ...presentRead(entry, day), notes: notesOn(day, entry.images.length, came) },
    taken: {
      day,
      title: title || null,
      expression: expression ?? null,
      sections,
      images: images.slice(0, MAX_IMAGES),
    },
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
