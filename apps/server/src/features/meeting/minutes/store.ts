import { and, desc, eq, exists, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { todos } from '../../../db/schema/knowledge.ts';
import {
  meetingParticipants,
  meetings,
  meetingTasks,
  type StoredMinutes,
} from '../../../db/schema/meeting.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { type OwnRow, ownRows } from '../../../http/own-rows.ts';
import { personColumns } from '../../account/store.ts';
import { foundObject } from '../../notice/objects/hooks.ts';
import { wordLists } from '../../team/words/store.ts';
import { audiosOfMeeting } from '../recordings/store.ts';

export type {
  StoredAction,
  StoredHeading,
  StoredItem,
  StoredLine,
  StoredMinutes,
  StoredSection,
  StoredTemplate,
  StoredTranscription,
} from '../../../db/schema/meeting.ts';

export const ownMeetings = ownRows(meetings, 'meetingNotFound');

export type MeetingRow = OwnRow<typeof meetings>;
export type NewMeeting = Omit<
  typeof meetings.$inferSelect,
  'deletedAt' | 'minutes' | 'sharedFrom' | 'transcription'
>;
type PersonRow = { readonly id: string; readonly name: string; readonly avatar: string | null };

const living = isNull(meetings.deletedAt);
const owner = personColumns(users);

/** A reader, with the teams that they are in now. */
export type Reader = { readonly userId: string; readonly teamIds: readonly string[]; readonly now: Date };

/** The table, or the same one under another name. */
type Meetings = typeof meetings;
const previous = alias(meetings, 'previous') as unknown as Meetings;

/** That someone took part in the meeting which a statement reads. */
const attendance = (db: Queryable, userId: string, table: Meetings = meetings) =>
  db
    .select({ one: sql`1` })
    .from(meetingParticipants)
    .where(and(eq(meetingParticipants.meetingId, table.id), eq(meetingParticipants.userId, userId)));

/** One's own, and those of one's teams that are shared by now with the team, or with those who took part. */
function isReadBy(
  db: Queryable,
  { userId, teamIds, now }: Reader,
  table: Meetings = meetings,
): SQL | undefined {
  const tookPart = exists(attendance(db, userId, table));
  const isShared = or(eq(table.share, 'team'), and(eq(table.share, 'participants'), tookPart));
  const isOpen = or(isNull(table.sharedFrom), lte(table.sharedFrom, now));
  return or(
    eq(table.ownerId, userId),
    and(sql`${table.teamId} = any (${sql.param(teamIds)}::uuid[])`, isShared, isOpen),
  );
}

const heads = {
  id: meetings.id,
  teamId: meetings.teamId,
  title: meetings.title,
  heldOn: meetings.heldOn,
  share: meetings.share,
  sharedFrom: meetings.sharedFrom,
  template: meetings.template,
  hasMinutes: sql<boolean>`${meetings.minutes} is not null`,
  decisions: sql<number>`coalesce(jsonb_array_length(${meetings.minutes} -> 'decisions'), 0)`,
  actions: sql<number>`coalesce(jsonb_array_length(${meetings.minutes} -> 'actions'), 0)`,
  owner,
};

type Page = {
  /** The last one read: its day and id. */
  readonly after: readonly [heldOn: string, id: string] | undefined;
  readonly limit: number;
};

/** The meetings of a team that someone may read, the newest first; without what was said. */
export async function listMeetings(db: Database, teamId: string, reader: Reader, { after, limit }: Page) {
  return db
    .select(heads)
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.ownerId))
    .where(
      and(
        eq(meetings.teamId, teamId),
        living,
        isReadBy(db, reader),
        after && sql`(${meetings.heldOn}, ${meetings.id}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(meetings.heldOn), desc(meetings.id))
    .limit(limit);
}
export type MeetingHead = Awaited<ReturnType<typeof listMeetings>>[number];

/** Someone who took part; when they asked for deletion in any spelling of an instant. */
type Participant = PersonRow & {
  readonly knownAs?: string;
  readonly deletionAskedAt?: string | Date | null;
  readonly namedAt?: string | Date | null;
  readonly fineAt?: string | Date | null;
  readonly strikeAsked?: string;
};

const participants = sql<Participant[]>`(
  select coalesce(json_agg(json_build_object('id', person.id,
    'name', case when person.deleted_at is null then person.name else '' end,
    'avatar', case when person.deleted_at is null then person.avatar end,
    'knownAs', part.known_as, 'deletionAskedAt', part.deletion_asked_at,
    'namedAt', part.named_at, 'fineAt', part.fine_at, 'strikeAsked', part.strike_asked) order by person.name, person.id), '[]')
  from ${meetingParticipants} as part join ${users} as person on person.id = part.user_id
  where part.meeting_id = ${meetings}.id
)`;
const taken = sql<(PersonRow & { readonly actionId: string })[]>`(
  select coalesce(json_agg(json_build_object('actionId', task.action_id, 'id', person.id,
    'name', case when person.deleted_at is null then person.name else '' end,
    'avatar', case when person.deleted_at is null then person.avatar end)), '[]')
  from ${meetingTasks} as task join ${users} as person on person.id = task.user_id
  where task.meeting_id = ${meetings}.id
)`;

/** A living meeting as a reader may have it; null where they may not. */
export async function findMeeting(db: Queryable, meetingId: string, reader: Reader) {
  return findWhole(
    db,
    meetingId,
    isReadBy(db, reader),
    previousFor(db, reader, sql`${meetings}.previous_id`),
  );
}

/** One that someone took part in, whether or not others may read it. */
export async function findAttended(db: Queryable, meetingId: string, userId: string) {
  return findWhole(db, meetingId, exists(attendance(db, userId)), sql<null>`null`);
}

/** Holds a meeting until the transaction ends. */
export async function lockMeeting(tx: Transaction, meetingId: string): Promise<void> {
  await tx.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, meetingId)).for('update');
}

/** The meeting before another one in its series, with what became of its tasks. */
export type PreviousMeeting = {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly date: string;
  readonly minutes: StoredMinutes | null;
  readonly taken: readonly (PersonRow & {
    readonly actionId: string;
    readonly status: 'open' | 'done' | 'carried' | 'dropped' | null;
  })[];
};

/** A meeting by an id that a statement has, where a reader may have it; null where not. */
const previousFor = (db: Queryable, reader: Reader, id: SQL) => sql<PreviousMeeting | null>`(
  select json_build_object('id', ${previous.id}, 'ownerId', ${previous.ownerId}, 'title', ${previous.title},
    'date', ${previous.heldOn}, 'minutes', ${previous.minutes}, 'taken', (
      select coalesce(json_agg(json_build_object('actionId', task.action_id, 'id', person.id,
        'name', case when person.deleted_at is null then person.name else '' end,
        'avatar', case when person.deleted_at is null then person.avatar end, 'status', todo.status)), '[]')
      from ${meetingTasks} as task join ${users} as person on person.id = task.user_id
        left join ${todos} as todo on todo.id = task.todo_id and todo.deleted_at is null
      where task.meeting_id = ${previous.id}
    ))
  from ${meetings} as ${previous}
  where ${and(sql`${previous.id} = ${id}`, isNull(previous.deletedAt), isReadBy(db, reader, previous))}
)`;

/** A meeting as the one that follows it has it, with its team; null where a reader may not have it. */
export async function findPrevious(db: Queryable, meetingId: string, reader: Reader) {
  const [found] = await db
    .select({ teamId: meetings.teamId, previous: previousFor(db, reader, sql`${meetings}.id`) })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.ownerId))
    .where(eq(meetings.id, meetingId));
  return found ?? null;
}

async function findWhole(
  db: Queryable,
  meetingId: string,
  isMine: SQL | undefined,
  previous: SQL<PreviousMeeting | null>,
) {
  const { transcript, minutes, consentedAt, version } = meetings;
  const [found] = await db
    .select({
      ...heads,
      transcript,
      minutes,
      consentedAt,
      version,
      transcription: meetings.transcription,
      participants,
      taken,
      previous,
      /** Sensitive words of its team, as one list. */
      words: wordLists(sql`array[${meetings.teamId}]`),
      audios: audiosOfMeeting,
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.ownerId))
    .where(and(eq(meetings.id, meetingId), living, isMine));
  return found ?? null;
}
export type WholeMeeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

/** Those of some people who are in a team now. */
export async function listMembersAmong(
  db: Queryable,
  teamId: string,
  userIds: readonly string[],
): Promise<PersonRow[]> {
  if (userIds.length === 0) return [];
  return db
    .select(owner)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.teamId, teamId),
        sql`${memberships.userId} = any (${sql.param(userIds)}::uuid[])`,
        isNull(memberships.leftAt),
      ),
    );
}

/** Adds a meeting. */
export function insertMeeting(tx: Transaction, meeting: Authorized<NewMeeting>): void {
  tx.atCommit(tx.insert(meetings).values(meeting));
}

/** What a notice shows of a meeting. */
export const selectNoticedMeeting = (id: SQLWrapper): SQL =>
  sql`select ${foundObject({})} from ${meetings} where ${meetings.id} = ${id} and ${living}`;

/** Changes a meeting when the transaction ends. */
export function changeMeeting(
  tx: Transaction,
  { id }: Authorized<{ readonly id: string }>,
  changes: Partial<typeof meetings.$inferInsert>,
): void {
  tx.atCommit(tx.update(meetings).set(changes).where(eq(meetings.id, id)));
}

/** Who took a task that the minutes no longer have took nothing; their to-do is theirs. */
export function removeTasksBut(
  tx: Transaction,
  { id }: Authorized<{ readonly id: string }>,
  actions: readonly { readonly id: string }[],
): void {
  const left = sql.param(actions.map((action) => action.id));
  tx.atCommit(
    tx
      .delete(meetingTasks)
      .where(and(eq(meetingTasks.meetingId, id), sql`${meetingTasks.actionId} <> all (${left}::uuid[])`)),
  );
}

/** Gives a task to someone; where it has someone already, says who that is. */
export async function takeTask(
  tx: Transaction,
  task: Authorized<typeof meetingTasks.$inferSelect>,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const given = await tx
    .insert(meetingTasks)
    .values(task)
    .onConflictDoNothing()
    .returning({ actionId: meetingTasks.actionId });
  if (given.length > 0) return null;
  const [taker] = await tx
    .select({ id: users.id, name: owner.name })
    .from(meetingTasks)
    .innerJoin(users, eq(users.id, meetingTasks.userId))
    .where(and(eq(meetingTasks.meetingId, task.meetingId), eq(meetingTasks.actionId, task.actionId)));
  return taker ?? null;
}
