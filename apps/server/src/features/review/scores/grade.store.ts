import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { appeals, diaryScores } from '../../../db/schema/review.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { DiaryGrade } from '../../diary/policy.ts';
import type { DiaryColumns } from '../../diary/reading/hooks.ts';
import { looksAfter } from '../../team/departments/store.ts';
import { isScoredIn } from '../store.ts';
import { isScored, named } from './author.store.ts';

/** The team whose days are someone's own: the one they have been in longest. */
const homeIdOf = (userId: SQLWrapper) => sql`(
  select oldest.team_id from ${memberships} as oldest
  where oldest.user_id = ${userId} and oldest.left_at is null
  order by oldest.joined_at, oldest.team_id limit 1
)`;

/** What a diary is worth, with the teams of its reader that show it. */
export function gradeColumnOf(beside: DiaryColumns): SQL<DiaryGrade | null> {
  const { diaryId, authorId, teamIds, readerId, readerTeamIds } = beside;
  const grades = sql`coalesce(shows.rules->'review'->>'grades', 'team')`;
  const led = looksAfter(readerId, { teamId: sql`shows.id`, userId: authorId });
  return sql`(
    select json_build_object(
      'total', worth.score, 'grade', worth.grade,
      'settled', (
        select json_build_object(
          'teamId', held.team_id, 'total', held.score_after, 'grade', held.grade_after,
          'isAuthorsHome',
          case when ${authorId} = ${readerId} then held.team_id = ${homeIdOf(authorId)} else false end
        )
        from ${appeals} as held where held.diary_id = worth.diary_id and held.holds
      ),
      'own', case when ${authorId} = ${readerId} then ${isScored(authorId)} else false end,
      'shownIn', case when ${authorId} = ${readerId} then '[]'::json else (
        select coalesce(json_agg(json_build_object(
          'teamId', shows.id, 'grades', ${grades},
          'leads', case when ${grades} = 'supervisors' then ${led} else false end
        )), '[]')
        from ${teams} as shows
        where shows.id = any (${teamIds}) and shows.id = any (${readerTeamIds})
          and ${isScoredIn(named('shows'), authorId)}
      ) end
    )
    from ${diaryScores} as worth where worth.diary_id = ${diaryId}
  )`;
}
