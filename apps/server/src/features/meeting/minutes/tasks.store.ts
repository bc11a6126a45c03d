import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { meetings, meetingTasks } from '../../../db/schema/meeting.ts';
import { inPages } from '../../../platform/personal-data.ts';
import { findWords } from '../../team/words/store.ts';
import { maskFor } from './present.ts';

/** What someone took on in meetings, for their archive: when, and the text as they read it. */
export async function* exportTasks(db: Database, userId: string): AsyncGenerator<unknown> {
  const words = new Map<string, string | undefined>();
  for await (const row of inPages((after: TaskRow | undefined, limit) =>
    listTasks(db, userId, after, limit),
  )) {
    const { meetingId, teamId, takenAt, ownerId, task } = row;
    if (!words.has(teamId)) words.set(teamId, (await findWords(db, [teamId])).get(teamId));
    const mask = maskFor({ owner: { id: ownerId } }, userId, words.get(teamId));
    yield { meetingId, takenAt, task: task === null ? null : mask(task) };
  }
}

type TaskRow = {
  readonly meetingId: string;
  readonly actionId: string;
  readonly takenAt: Date;
  readonly teamId: string;
  readonly ownerId: string;
  readonly task: string | null;
};

async function listTasks(
  db: Database,
  userId: string,
  after: TaskRow | undefined,
  limit: number,
): Promise<TaskRow[]> {
  const { meetingId, actionId, takenAt } = meetingTasks;
  const task = sql<string | null>`(
    select action ->> 'text' from jsonb_array_elements(${meetings.minutes} -> 'actions') as action
    where action ->> 'id' = ${actionId}::text
  )`;
  return db
    .select({ meetingId, actionId, takenAt, teamId: meetings.teamId, ownerId: meetings.ownerId, task })
    .from(meetingTasks)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .where(
      and(
        eq(meetingTasks.userId, userId),
        after && sql`(${meetingId}, ${actionId}) > (${after.meetingId}::uuid, ${after.actionId}::uuid)`,
      ),
    )
    .orderBy(meetingId, actionId)
    .limit(limit);
}
