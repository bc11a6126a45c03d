import type { ObjectKind } from '@garden/contract';
import { and, desc, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { anonymousComments, comments } from '../../../db/schema/conversation.ts';
import { asKind, type CommentRow, fromAnonymous } from '../rows/store.ts';

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
  const rows = await db
    .select({ comment: anonymousComments, day: sql<string>`answered.day` })
    .from(sql`(select id, max(day)::text as day from (${answers}) as answers group by id) as answered`)
    .innerJoin(anonymousComments, sql`${anonymousComments.id} = answered.id`)
    .where(sql`${anonymousComments.deletedOn} is null`)
    .orderBy(sql`answered.day desc, answered.id`)
    .limit(MOST);
  return rows.map(({ comment, day }) => ({ comment: fromAnonymous(comment), day }));
}

/** An anonymous comment that a step has shown, whatever became of it. */
export type ShownComment = {
  readonly receipt: string;
  readonly commentId: string;
  readonly teamId: string;
  readonly objectKind: ObjectKind;
  readonly objectId: string;
  readonly day: string;
};

/** What the steps of some teams have shown on a day or later, the newest first. */
export async function listShown(
  db: Database,
  teamIds: readonly string[],
  since: string,
): Promise<ShownComment[]> {
  const { receipt, id, teamId, objectKind, objectId, day } = anonymousComments;
  const rows = await db
    .select({ receipt, commentId: id, teamId, objectKind, objectId, day })
    .from(anonymousComments)
    .where(and(sql`${teamId} = any(${sql.param(teamIds)}::uuid[])`, gte(day, since), isNotNull(receipt)))
    .orderBy(desc(day), id)
    .limit(MOST);
  return rows.map((row) => ({ ...row, receipt: row.receipt ?? '', objectKind: asKind(row.objectKind) }));
}
