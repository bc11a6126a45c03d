import { type LedgerEntry, type LedgerKind, wordsFor } from '@garden/contract';
import { and, between, max, min, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import { operatorActs } from '../../../db/schema/trust.ts';
import type { Context } from '../../../http/context.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import { listReadersOf, listReadsOf } from '../../ai/reads/store.ts';
import { overOf } from '../../diary/days/store.ts';
import { keptSince } from '../../diary/readers/rules.ts';
import { diaryLedger, listViewers, listViews, type ViewPage } from '../../diary/readers/store.ts';
import { questionLedger } from '../../knowledge/curiosity/store.ts';
import { listAnswersDownloaders, listAnswersDownloadsOf } from '../../life/questionnaires/store.ts';
import { listDownloaders, listDownloadsOf } from '../../life/statistics/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { idOfCopies, inLedgerOrder, isBehind } from './rules.ts';

type Own = {
  readonly ownerId: string;
  readonly teamIds: readonly string[];
  /** The last day that is over in all of their teams. */
  readonly over: string;
  /** The day on which their account began. */
  readonly since: string;
};

/** Whose ledger is looked at. */
export const ownOf = (ctx: Pick<Context, 'actor' | 'now'>): Own => ({
  ownerId: ctx.actor.userId,
  teamIds: teamIdsOf(ctx.actor),
  over: overOf(ctx),
  since: ctx.actor.since.toISOString().slice(0, 'YYYY-MM-DD'.length),
});

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };
type Row = Omit<LedgerEntry, 'reader'> & { readonly reader: Person | null };
type Read = (db: Database, own: Own, page: ViewPage) => Promise<Row[]>;

/** What is said of most accesses. */
const PLAIN: Omit<Row, 'about' | 'id' | 'reader' | 'day'> = {
  ...{ title: '', from: null, to: null },
  ...{ features: [], sent: false, act: null, times: 1 },
};

/** A page of each kind of access to what is someone's own; what no one was named for yet stays unsaid (ADR 029). */
export const accesses: Readonly<Record<LedgerKind, Read>> = {
  async ai(db, own, page) {
    const rows = await listReadsOf(db, own, page);
    return rows.map((row) => ({ ...PLAIN, ...row, about: 'ai' }));
  },
  async answers(db, { ownerId }, page) {
    const rows = await listAnswersDownloadsOf(db, ownerId, page);
    return rows.map(({ title, locale, ...row }) => ({
      ...{ ...PLAIN, ...row, about: 'answers' },
      title: wordsFor(title, locale),
    }));
  },
  copies: listCopies,
  async diaries(db, own, page) {
    const rows = await listViews(db, diaryLedger, diaries.day, own, page);
    return rows.map(({ told, ...row }) => ({ ...PLAIN, ...row, about: 'diaries', from: told }));
  },
  async questions(db, own, page) {
    const rows = await listViews(db, questionLedger, curiosities.question, own, page);
    return rows.map(({ told, ...row }) => ({ ...PLAIN, ...row, about: 'questions', title: told }));
  },
  async statistics(db, { ownerId }, page) {
    const rows = await listDownloadsOf(db, ownerId, page);
    return rows.map((row) => ({ ...PLAIN, ...row, about: 'statistics' }));
  },
};

export const kinds = Object.keys(accesses) as LedgerKind[];

/** The people who are in any of the ledgers of someone. */
export async function listLedgerPeople(db: Database, own: Own, now: Date): Promise<Person[]> {
  const since = keptSince(now);
  const found = await Promise.all([
    listViewers(db, diaryLedger, own, since),
    listViewers(db, questionLedger, own, since),
    listReadersOf(db, own, since),
    listDownloaders(db, own.ownerId, since),
    listAnswersDownloaders(db, own.ownerId, since),
  ]);
  return [...new Map(found.flat().map((person) => [person.id, person])).values()];
}

/** How often all that the server holds was copied, or put back, by month; there are few days, so that all are looked at. */
async function listCopies(
  db: Database,
  { since }: Own,
  { after, readerId, from, to, limit }: ViewPage,
): Promise<Row[]> {
  if (readerId !== undefined) return [];
  const { act, day, times } = operatorActs;
  const month = sql`date_trunc('month', ${day})`;
  const rows = await db
    .select({
      act,
      day: sql<string>`${max(day)}::text`,
      from: min(day),
      times: sql<number>`${sum(times)}::int`,
    })
    .from(operatorActs)
    .where(and(between(day, from, to), sql`${day} >= ${since}::date`))
    .groupBy(month, act);
  return rows
    .map((row): Row => ({ ...PLAIN, ...row, about: 'copies', id: idOfCopies(row.act), reader: null }))
    .filter((row) => isBehind(row, after))
    .sort(inLedgerOrder)
    .slice(0, limit);
}

/** Forgets at most so many days that the ledger has kept for long enough. */
export function forgetActs(db: Database, now: Date, limit: number): Promise<number> {
  const { act, day } = operatorActs;
  return eraseSome(db, [day, act], sql`${day} < ${keptSince(now)}::date`, limit);
}
