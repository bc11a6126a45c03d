import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries } from '../../db/schema/diary.ts';
import {
  appeals,
  diaryScores,
  interviewAnswers,
  interviewReaders,
  interviewRounds,
  interviews,
  interviewVersions,
  scoreCatchUp,
  scoreMonths,
  scoreSwitches,
  toldCells,
} from '../../db/schema/review.ts';
import { impersonal, inPages, type PersonalData, personal } from '../../platform/personal-data.ts';

/** What people's days are worth, their appeals, and their interviews. */
export const reviewData: PersonalData = {
  tables: [
    personal(diaryScores, {
      people: { diaryId: { kept: 'what a diary is worth stays with one that teams read' } },
      archive: 'scores.json',
    }),
    impersonal(toldCells, 'how many days of how many people were told of together'),
    personal(scoreMonths, {
      people: { userId: 'erased' },
      archive: { none: 'the scores of the days one by one' },
    }),
    personal(scoreSwitches, { people: { userId: 'erased' }, archive: { rows: 'score-switches.json' } }),
    impersonal(scoreCatchUp, 'how far the scoring of old diaries has come'),
    personal(appeals, {
      people: {
        authorId: 'erased',
        settlerId: { kept: 'how a score came about stays on record; of an erased settler the id alone' },
      },
      shared: ['answer'],
      // Those one asked for, and those one settled; of the other side the id.
      archive: { rows: 'appeals.json', of: ['authorId', 'settlerId'], without: [] },
    }),
    impersonal(interviewRounds, 'which months a team was looked through for'),
    personal(interviews, {
      people: {
        memberId: 'erased',
        supervisorId: { kept: 'the record is the member’s as well; of an erased supervisor the id alone' },
        closedById: {
          kept: 'why it was not held is the member’s to read; of an erased supervisor the id alone',
        },
      },
      shared: ['closedReason'],
      archive: 'interviews.json',
    }),
    personal(interviewReaders, { people: { userId: 'erased' }, archive: 'interviews.json' }),
    personal(interviewVersions, {
      people: {
        writerId: { kept: 'the record is the other side’s as well; of an erased writer the id alone' },
      },
      shared: ['said', 'steps', 'words'],
      archive: 'interviews.json',
    }),
    personal(interviewAnswers, {
      people: { personId: { kept: 'whether it was signed stays with the record of the other side' } },
      shared: ['reason'],
      archive: 'interviews.json',
    }),
  ],

  async erase(tx, { id }) {
    await tx
      .update(diaryScores)
      .set({ breakdown: sql`${withoutWords}`, shingles: new Uint8Array() })
      .where(
        inArray(
          diaryScores.diaryId,
          tx.select({ id: diaries.id }).from(diaries).where(eq(diaries.authorId, id)),
        ),
      );
  },

  async *export({ db }, { id }) {
    yield { path: 'scores.json', rows: readScores(db, id) };
    yield { path: 'interviews.json', rows: readInterviews(db, id) };
  },
};

/** How a score came about in points alone: why, and what to do better, quotes the entry to its author. */
const withoutWords = sql`jsonb_build_object(
  'advice', '[]'::jsonb,
  'parts', (
    select coalesce(jsonb_agg(part || '{"reasons": []}' order by place), '[]')
    from jsonb_array_elements(${diaryScores.breakdown}->'parts') with ordinality as of (part, place)
  )
)`;

/** The score of each day with how it came about. */
function readScores(db: Database, authorId: string) {
  const { day, id: diaryId } = diaries;
  const { score, grade, rubric, breakdown } = diaryScores;
  return inPages((after: { readonly day: string } | undefined, limit) =>
    db
      .select({ day, diaryId, score, grade, rubric, breakdown })
      .from(diaries)
      .innerJoin(diaryScores, eq(diaryScores.diaryId, diaryId))
      .where(and(eq(diaries.authorId, authorId), after && gt(day, after.day)))
      .orderBy(asc(day), asc(diaryId))
      .limit(limit),
  );
}

/** Both sides get all of it: every version, and who signed; who closed one, or only may read it, gets what they did. */
function readInterviews(db: Database, userId: string) {
  const { id, teamId, month, memberId, supervisorId, mean, version } = interviews;
  const { closedById, closedReason, closedAt } = interviews;
  const reads = sql<boolean>`exists (
    select from ${interviewReaders} as reads where reads.interview_id = ${id} and reads.user_id = ${userId}::uuid
  )`;
  const isSide = sql`${userId}::uuid in (${memberId}, ${supervisorId})`;
  return inPages((after: { readonly id: string } | undefined, limit) =>
    db
      .select({
        id,
        teamId,
        month,
        memberId,
        supervisorId,
        mean,
        version,
        closedById,
        closedReason,
        closedAt,
        reads,
        supervisor: users.name,
        versions: sql`(
          select coalesce(json_agg(to_jsonb(written) - 'interview_id' order by written.version), '[]')
          from ${interviewVersions} as written where written.interview_id = ${id} and ${isSide}
        )`,
        answers: sql`(
          select coalesce(json_agg(to_jsonb(gave) - 'interview_id' order by gave.at), '[]')
          from ${interviewAnswers} as gave where gave.interview_id = ${id} and ${isSide}
        )`,
      })
      .from(interviews)
      .leftJoin(users, eq(users.id, supervisorId))
      .where(
        and(
          or(
            eq(memberId, userId),
            and(isNotNull(supervisorId), eq(supervisorId, userId)),
            and(isNotNull(closedById), eq(closedById, userId)),
            sql`${id} in (
              select may.interview_id from ${interviewReaders} as may where may.user_id = ${userId}::uuid
            )`,
          ),
          after && gt(id, after.id),
        ),
      )
      .orderBy(asc(id))
      .limit(limit),
  );
}
