import type { Source } from '@garden/analysis';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { type StoredWatchword, spiritConsents, spiritMarks, teamSpirits } from '../../../db/schema/spirit.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { diaryColumns, type ReadDiary, toRead } from '../summary/store.ts';
import { SHOWN } from './rules.ts';
import { type KnownSentence, sentencesTask } from './sentences.task.ts';

export type Spirit = { readonly version: number; readonly words: readonly StoredWatchword[] };
export type SpiritMark = typeof spiritMarks.$inferSelect;

/** So many of a watchword’s sentences are read, since some of them may have been edited away. */
const READ = SHOWN * 2;

/** The watchwords of a team. */
export async function findSpirit(db: Queryable, teamId: string): Promise<Spirit> {
  const { version, words } = teamSpirits;
  const [found] = await db.select({ version, words }).from(teamSpirits).where(eq(teamSpirits.teamId, teamId));
  return found ?? { version: 0, words: [] };
}

/** Keeps the watchwords of a team with the commit; sentences of those that it has no more go. */
export function putSpirit(
  tx: Transaction,
  { teamId, words, version }: Authorized<Spirit & { readonly teamId: string }>,
): void {
  const set = { words, version };
  tx.atCommit(
    tx
      .insert(teamSpirits)
      .values({ teamId, ...set })
      .onConflictDoUpdate({ target: teamSpirits.teamId, set }),
  );
  const ids = sql`${sql.param(words.map(({ id }) => id))}::uuid[]`;
  tx.atCommit(
    tx
      .delete(spiritMarks)
      .where(and(eq(spiritMarks.teamId, teamId), sql`not ${spiritMarks.wordId} = any (${ids})`)),
  );
}

/** Whether someone lets teammates mark sentences of theirs. */
export async function findConsent(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: spiritConsents.userId })
    .from(spiritConsents)
    .where(eq(spiritConsents.userId, userId));
  return found.length > 0;
}

/** Keeps with the commit what someone chose for themselves; with a no, their sentences go, but for what they declined. */
export function putConsent(
  tx: Transaction,
  { userId, allows, now }: Authorized<{ userId: string; allows: boolean; now: Date }>,
): void {
  if (allows) tx.atCommit(tx.insert(spiritConsents).values({ userId, since: now }).onConflictDoNothing());
  else
    tx.atCommit(
      // First: a mark holds the consent until it is there.
      tx.delete(spiritConsents).where(eq(spiritConsents.userId, userId)),
      tx.delete(spiritMarks).where(and(eq(spiritMarks.authorId, userId), isNull(spiritMarks.declinedAt))),
    );
}

/** A sentence that was marked, with the diary in which its team reads it. */
export type MarkedSentence = Pick<SpiritMark, 'wordId' | 'ref' | 'markedBy'> & { readonly diary: ReadDiary };

/** The newest marked sentence of each person for each watchword, of diaries that the team reads. */
const newestMarks = (teamId: string, since: string): SQL => sql`(
  select ranked.* from (
    select latest.*, row_number() over (
      partition by latest.word_id order by latest.day desc, latest.marked_at desc, latest.diary_id
    ) as place
    from (
      select distinct on (mark.word_id, mark.author_id)
        mark.word_id, mark.diary_id, mark.ref, mark.marked_by, mark.marked_at, mark.day
      from ${spiritMarks} as mark
      join ${diaryTeams} as entry on entry.diary_id = mark.diary_id and entry.team_id = mark.team_id
      where mark.team_id = ${teamId} and mark.declined_at is null and mark.day >= ${since}::date
      order by mark.word_id, mark.author_id, mark.day desc, mark.marked_at desc
    ) as latest
  ) as ranked
  where ranked.place <= ${sql.raw(String(READ))}
) as page`;

/** Who embodied the watchwords of a team since a day: a sentence of each person, the newest first. */
export async function listLately(db: Database, teamId: string, since: string): Promise<MarkedSentence[]> {
  const rows = await db
    .select({
      wordId: sql<string>`page.word_id`,
      ref: sql<string>`page.ref`,
      markedBy: sql<string | null>`page.marked_by`,
      ...diaryColumns,
    })
    .from(newestMarks(teamId, since))
    .innerJoin(diaries, sql`${diaries.id} = page.diary_id`)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .orderBy(sql`page.word_id`, sql`page.place`);
  return rows.map(({ wordId, ref, markedBy, ...row }) => ({
    wordId,
    ref,
    markedBy,
    diary: toRead(row, teamId),
  }));
}

/** A diary that a team reads, and whether its author lets others mark its sentences; null where it does not. */
export async function findAsked(
  db: Queryable,
  teamId: string,
  diaryId: string,
): Promise<{ readonly diary: ReadDiary; readonly allowed: boolean } | null> {
  const allowed: SQL<boolean> = sql`exists (
    select from ${spiritConsents} as given where given.user_id = ${diaries.authorId}
  )`;
  const [found] = await db
    .select({ ...diaryColumns, allowed })
    .from(diaryTeams)
    .innerJoin(diaries, eq(diaries.id, diaryTeams.diaryId))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(and(eq(diaryTeams.teamId, teamId), eq(diaryTeams.diaryId, diaryId)));
  if (!found) return null;
  const { allowed: isAllowed, ...row } = found;
  return { diary: toRead(row, teamId), allowed: isAllowed };
}

/** What a team marked in a diary. */
export async function listMarksOf(
  db: Queryable,
  teamId: string,
  diaryId: string,
): Promise<Pick<SpiritMark, 'wordId' | 'ref' | 'markedBy'>[]> {
  const { wordId, ref, markedBy } = spiritMarks;
  return db
    .select({ wordId, ref, markedBy })
    .from(spiritMarks)
    .where(
      and(eq(spiritMarks.teamId, teamId), eq(spiritMarks.diaryId, diaryId), isNull(spiritMarks.declinedAt)),
    );
}

/** Holds the consent of a diary’s author, so that it does not end under a mark; whether there is one. */
export async function holdConsent(tx: Transaction, diaryId: string): Promise<boolean> {
  const author = sql`(select written.author_id from ${diaries} as written where written.id = ${diaryId})`;
  const held = await tx
    .select({ userId: spiritConsents.userId })
    .from(spiritConsents)
    .where(sql`${spiritConsents.userId} = ${author}`)
    .for('key share');
  return held.length > 0;
}

/** That a sentence was marked for a watchword, held until the transaction ends. */
export async function lockMark(
  tx: Transaction,
  { wordId, diaryId, ref }: Pick<SpiritMark, 'wordId' | 'diaryId' | 'ref'>,
): Promise<SpiritMark | null> {
  const [found] = await tx
    .select()
    .from(spiritMarks)
    .where(and(eq(spiritMarks.wordId, wordId), eq(spiritMarks.diaryId, diaryId), eq(spiritMarks.ref, ref)))
    .for('update');
  return found ?? null;
}

/** Marks a sentence, with the commit. */
export function addMark(tx: Transaction, mark: Authorized<Omit<SpiritMark, 'declinedAt'>>): void {
  tx.atCommit(tx.insert(spiritMarks).values(mark).onConflictDoNothing());
}

/** Takes a mark out with the commit: for good since an instant, or as if it had never been. */
export function takeOutMark(tx: Transaction, mark: Authorized<SpiritMark>, declinedAt: Date | null): void {
  const isIt = and(
    eq(spiritMarks.wordId, mark.wordId),
    eq(spiritMarks.diaryId, mark.diaryId),
    eq(spiritMarks.ref, mark.ref),
  );
  tx.atCommit(
    declinedAt ? tx.update(spiritMarks).set({ declinedAt }).where(isIt) : tx.delete(spiritMarks).where(isIt),
  );
}

/** What a sentence of a diary is found again by. */
type Cited = { readonly diaryId: string; readonly ref: string };

/** A cited sentence as it stands; none where it was edited away. */
export type Standing = (cited: Cited) => readonly KnownSentence[];

/** Looks for cited sentences in their diaries: in a thread where these are long, and in each diary once. */
export async function findStanding(
  ctx: Pick<Context, 'actor' | 'signal' | 'threads'>,
  diaries: ReadonlyMap<string, Source>,
  cited: readonly Cited[],
): Promise<Standing> {
  const wanted = [...Map.groupBy(cited, ({ diaryId }) => diaryId)].flatMap(([diaryId, of]) => {
    const found = diaries.get(diaryId);
    if (!found) return [];
    const { id, authorId, entry } = found;
    return [{ source: { id, authorId, entry }, refs: of.map(({ ref }) => ref) }];
  });
  const sentences = await ctx.threads.run(sentencesTask, wanted, ctx);
  const standing = new Map(sentences.map((sentence) => [`${sentence.sourceId} ${sentence.ref}`, sentence]));
  return ({ diaryId, ref }) => {
    const sentence = standing.get(`${diaryId} ${ref}`);
    return sentence ? [sentence] : [];
  };
}
