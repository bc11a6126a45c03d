import { sharedSections } from '@garden/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { cultureDiaries, cultures } from '../../../db/schema/culture.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { wordLists } from '../../team/words/store.ts';

type State = (typeof cultureDiaries.$inferSelect)['state'];

/** Whether the team of an entry reads a diary that is there. */
const isReadThere = and(isNull(diaries.deletedAt), sql`${cultures.teamId} = any (${diaries.teamIds})`);

/**
 * An entry with a diary that its team reads, and what was said of both before; held with the role of someone in that
 * team until the transaction ends. Null where there is no such entry for them.
 */
export async function lockPair(
  tx: Transaction,
  { cultureId, diaryId, userId }: Readonly<Record<'cultureId' | 'diaryId' | 'userId', string>>,
) {
  const [found] = await tx
    .select({
      cultureId: cultures.id,
      teamId: cultures.teamId,
      role: memberships.role,
      diary: { id: diaries.id, authorId: diaries.authorId },
      // Its state first: one without is none.
      link: { state: cultureDiaries.state, linkedBy: cultureDiaries.linkedBy },
    })
    .from(cultures)
    .innerJoin(memberships, eq(memberships.teamId, cultures.teamId))
    .leftJoin(diaries, and(eq(diaries.id, diaryId), isReadThere))
    .leftJoin(
      cultureDiaries,
      and(eq(cultureDiaries.cultureId, cultures.id), eq(cultureDiaries.diaryId, diaries.id)),
    )
    .where(
      and(
        eq(cultures.id, cultureId),
        isNull(cultures.deletedAt),
        eq(memberships.userId, userId),
        isNull(memberships.leftAt),
      ),
    )
    .for('update', { of: [cultures, memberships] });
  return found ?? null;
}

/** Says something of a diary and an entry, as the transaction commits. */
export function setLink(
  tx: Transaction,
  {
    cultureId,
    diaryId,
    ...said
  }: Authorized<{
    readonly cultureId: string;
    readonly diaryId: string;
    readonly linkedBy: string | null;
    readonly linkedAt: Date;
    readonly state: State;
  }>,
): void {
  const target = [cultureDiaries.cultureId, cultureDiaries.diaryId];
  tx.atCommit(
    tx
      .insert(cultureDiaries)
      .values({ cultureId, diaryId, ...said })
      .onConflictDoUpdate({ target, set: said }),
  );
}

/** A diary's place in the list of an entry. */
export type LinkKey = readonly [linkedAt: string, diaryId: string];

type Wanted = {
  readonly cultureId: string;
  readonly userId: string;
  readonly after: LinkKey | undefined;
  readonly limit: number;
};

/**
 * The diaries that live an entry, as its team reads them; the last that were linked first.
 * @returns none, too, for someone outside of the team
 */
export async function listDiariesOf(db: Database, { cultureId, userId, after, limit }: Wanted) {
  const [author, linker] = [alias(users, 'author'), alias(users, 'linker')];
  const { linkedAt, diaryId, linkedBy } = cultureDiaries;
  const rows = await db
    .select({
      diaryId,
      linkedAt,
      linkedBy,
      author: personColumns(author),
      linker: personColumns(linker),
      day: diaries.day,
      title: diaries.title,
      sections: diaries.sections,
      words: wordLists(sql`${diaries.teamIds}`),
      role: memberships.role,
    })
    .from(cultureDiaries)
    .innerJoin(cultures, eq(cultures.id, cultureDiaries.cultureId))
    .innerJoin(memberships, and(eq(memberships.teamId, cultures.teamId), eq(memberships.userId, userId)))
    .innerJoin(diaries, and(eq(diaries.id, diaryId), isReadThere))
    .innerJoin(author, eq(author.id, diaries.authorId))
    .leftJoin(linker, eq(linker.id, linkedBy))
    .where(
      and(
        eq(cultureDiaries.cultureId, cultureId),
        eq(cultureDiaries.state, 'linked'),
        isNull(cultures.deletedAt),
        isNull(memberships.leftAt),
        after && sql`(${linkedAt}, ${diaryId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(linkedAt), desc(diaryId))
    .limit(limit);
  return rows.map(({ sections, ...row }) => ({ ...row, summary: sharedSections(sections).summary }));
}
export type LinkedDiary = Awaited<ReturnType<typeof listDiariesOf>>[number];
