import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { anonymousComments, comments, threads } from '../../../db/schema/conversation.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import type { AcceptedAnswer, GivenAnswer, QuestionColumns } from '../../knowledge/curiosity/hooks.ts';
import { QUESTION } from '../../knowledge/curiosity/rules.ts';
import { literalOf } from '../../notice/objects/store.ts';
import { findComment } from '../comments/store.ts';

const ofQuestion = literalOf(QUESTION);

/** The accepted answer of a question, in a team that its reader shares with it; null where it is gone. */
export function acceptedAnswer({
  questionId,
  acceptedId,
  readerTeamIds,
}: QuestionColumns): SQL<AcceptedAnswer | null> {
  const isHere = sql`said.object_kind = ${ofQuestion} and said.object_id = ${questionId}
    and said.team_id = any (${readerTeamIds}) and said.id = ${acceptedId}`;
  return sql`(
    select json_build_object('commentId', found.id, 'text', found.text, 'author', found.author) from (
      select said.id, said.text, json_build_object(
        'id', author.id, 'name', case when author.deleted_at is null then author.name else '' end,
        'avatar', case when author.deleted_at is null then author.avatar end
      ) as author
      from ${comments} as said join ${users} as author on author.id = said.author_id
      where ${isHere} and said.deleted_at is null
      union all
      select said.id, said.text, null from ${anonymousComments} as said
      where ${isHere} and said.deleted_on is null
    ) as found
  )`;
}

/** Whether someone other than its asker has answered a question in one of some teams. */
export function isAnswered({
  questionId,
  teamIds,
}: {
  readonly questionId: SQL;
  readonly teamIds: SQL;
}): SQL<boolean> {
  return sql`exists (
    select from ${threads} as talk
    where talk.team_id = any (${teamIds}) and talk.object_kind = ${ofQuestion} and talk.object_id = ${questionId}
      and talk.answered_on is not null and talk.comments > 0
  )`;
}

/** Whether anything was said about a question, hidden or not. */
export function isTalkedAbout({ questionId }: { readonly questionId: SQL }): SQL<boolean> {
  return sql`exists (
    select from unnest((select read.team_ids from ${curiosities} as read where read.id = ${questionId})) as read (team_id)
    join ${threads} as talk on talk.team_id = read.team_id and talk.object_kind = ${ofQuestion}
      and talk.object_id = ${questionId}
  )`;
}

/** The team's day on which someone first answered a question by name, of what is still there. */
export function firstAnswer({
  questionId,
  teamId,
  userId,
}: {
  readonly questionId: SQL;
  readonly teamId: SQL;
  readonly userId: SQL;
}): SQL<string | null> {
  return sql`(
    select min(said.day) from ${comments} as said
    where said.object_kind = ${ofQuestion} and said.object_id = ${questionId} and said.team_id = ${teamId}
      and said.author_id = ${userId} and said.deleted_at is null
    having count(*) > 0
  )`;
}

/** Something said about a question. */
export async function findGivenAnswer(
  db: Queryable,
  { commentId }: { readonly commentId: string },
): Promise<GivenAnswer | null> {
  const found = await findComment(db, commentId);
  if (found?.objectKind !== QUESTION) return null;
  const { objectId: questionId, teamId, authorId, state } = found;
  return { questionId, teamId, authorId, isShown: state === 'shown' };
}
