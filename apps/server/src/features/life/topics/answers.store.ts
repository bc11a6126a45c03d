import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { personColumns } from '../../account/store.ts';
import { answersTopic, type TopicRow } from './store.ts';

/** What one diary says about a topic. */
export type AnswerRow = {
  readonly diaryId: string;
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null };
  readonly day: string;
  readonly teamIds: readonly string[];
  readonly text: string;
};

type AnswerPage = {
  /** The last answer read: its day and diary. */
  readonly after: readonly [day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/** The answers to a topic in the diaries that its team reads, newest day first. */
export async function listAnswers(
  db: Database,
  topic: TopicRow,
  { after, limit }: AnswerPage,
): Promise<AnswerRow[]> {
  const rows = await db
    .select({
      diaryId: diaries.id,
      author: personColumns(users),
      day: diaries.day,
      teamIds: diaries.teamIds,
      sections: diaries.sections,
    })
    .from(diaryTeams)
    .innerJoin(diaries, eq(diaries.id, diaryTeams.diaryId))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(
      and(
        eq(diaryTeams.teamId, topic.teamId),
        gte(diaryTeams.day, topic.startsOn),
        lte(diaryTeams.day, topic.endsOn),
        answersTopic(topic.id),
        after && sql`(${diaryTeams.day}, ${diaryTeams.diaryId}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(diaryTeams.day), desc(diaryTeams.diaryId))
    .limit(limit);
  return rows.map(({ sections, ...row }) => ({
    ...row,
    text: sections.topics.find(({ id }) => id === topic.id)?.text ?? '',
  }));
}
