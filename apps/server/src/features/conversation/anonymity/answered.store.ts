import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { anonymousComments, comments } from '../../../db/schema/conversation.ts';
import { type CommentRow, fromAnonymous } from '../rows/store.ts';

/** As many as one answer holds. */
const MOST = 500;

/** An anonymous comment with the team's day of its newest reply. */
export type AnsweredPseudonym = { readonly comment: CommentRow; readonly day: string };

/** The anonymous comments of some teams that got a reply on a day or later, those answered last first. */
export async function listAnswered(
  db: Database,
  teamIds: readonly string[],
  since: string,
): Promise<AnsweredPseudonym[]> {
  const teams = sql`${sql.param(teamIds)}::uuid[]`;
  const answers = sql`
    select ${comments.parentId} as id, ${comments.day} as day from ${comments}
    where ${comments.teamId} = any(${teams}) and ${comments.parentId} is not null
      and ${comments.day} >= ${since}::date and ${comments.deletedAt} is null
    union all
    select ${anonymousComments.parentId}, ${anonymousComments.day} from ${anonymousComments}
    where ${anonymousComments.teamId} = any(${teams}) and ${anonymousComments.parentId} is not null
      and ${anonymousComments.day} >= ${since}::date and ${anonymousComments.deletedOn} is null`;
  const answered = await db
    .select({ id: sql<string>`answers.id`, day: sql<string>`max(answers.day)::text` })
    .from(sql`(${answers}) as answers(id, day)`)
    .innerJoin(anonymousComments, sql`${anonymousComments.id} = answers.id`)
    .where(sql`${anonymousComments.deletedOn} is null`)
    .groupBy(sql`answers.id`)
    .orderBy(sql`max(answers.day) desc, answers.id`)
    .limit(MOST);
  const ids = answered.map(({ id }) => id);
  const rows = await db
    .select()
    .from(anonymousComments)
    .where(sql`${anonymousComments.id} = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return answered.flatMap(({ id, day }) => {
    const comment = byId.get(id);
    return comment ? [{ comment: fromAnonymous(comment), day }] : [];
  });
}
