import type { Source } from '@garden/analysis';
import type { AiFeature } from '@garden/contract';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { memberships, morningNumbers } from '../../../db/schema/team.ts';
import { diaryColumns, type ReadDiary, toRead } from '../../life/summary/store.ts';
import { takesPart } from '../switches/store.ts';
import { TEAM_WEEK } from './rules.ts';

/**
 * Who may take part in what is told of a team: those whose first team it is, and who have not turned it off. So no two teams
 * are told of one person, and no difference of two teams tells of one.
 */
export async function listTakingPart(db: Database, teamId: string, feature: AiFeature): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        takesPart(sql`${memberships.userId}`, feature),
        sql`not exists (
          select from ${memberships} as earlier
          where earlier.user_id = ${memberships.userId} and earlier.left_at is null
            and (earlier.joined_at, earlier.team_id) < (${memberships.joinedAt}, ${memberships.teamId})
        )`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** What was last taken down of a team, with its first day; null before the first time. */
export async function findLastTold(
  db: Database,
  kind: string,
  teamId: string,
): Promise<{ readonly from: string; readonly numbers: object } | null> {
  const [found] = await db
    .select({ from: morningNumbers.part, numbers: morningNumbers.numbers })
    .from(morningNumbers)
    .where(isOf(kind, teamId))
    .orderBy(desc(morningNumbers.part))
    .limit(1);
  return found ? { from: found.from, numbers: found.numbers as object } : null;
}

const isOf = (kind: string, teamId: string) =>
  and(eq(morningNumbers.teamId, teamId), eq(morningNumbers.kind, kind), sql`${morningNumbers.part} <> ''`);

/** The diaries that it rests on, as far as the team reads them still and their writers take part. */
export async function listWeekDiaries(db: Database, teamId: string): Promise<ReadDiary[]> {
  const newest = db
    .select({ numbers: morningNumbers.numbers })
    .from(morningNumbers)
    .where(isOf(TEAM_WEEK, teamId))
    .orderBy(desc(morningNumbers.part))
    .limit(1);
  const rows = await db
    .select(diaryColumns)
    .from(diaryTeams)
    .innerJoin(diaries, and(eq(diaries.id, diaryTeams.diaryId), isNull(diaries.deletedAt)))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(
      and(
        eq(diaryTeams.teamId, teamId),
        inArray(
          diaryTeams.diaryId,
          sql`(select jsonb_array_elements_text(newest.numbers -> 'diaryIds')::uuid from (${newest}) as newest)`,
        ),
        takesPart(sql`${diaryTeams.authorId}`, 'teamAnalysis'),
      ),
    );
  return rows.map((row) => toRead(row, teamId));
}

/** A diary as the analysis takes it. */
export const toSource = ({ id, authorId, entry }: ReadDiary): Source => ({ id, authorId, entry });
