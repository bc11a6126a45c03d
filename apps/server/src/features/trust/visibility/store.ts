import type { MemberRole, TeamRules } from '@garden/contract';
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { aiSummaries } from '../../../db/schema/ai.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { follows } from '../../../db/schema/follow.ts';
import { curiosities } from '../../../db/schema/knowledge.ts';
import { meetings } from '../../../db/schema/meeting.ts';
import { newcomerAnswers, newcomerBuddies } from '../../../db/schema/newcomers.ts';
import { interviewReaders, interviews } from '../../../db/schema/review.ts';
import { spiritConsents } from '../../../db/schema/spirit.ts';
import { carers, memberships, type StoredComing, teams } from '../../../db/schema/team.ts';
import { hasSwitchedOff } from '../../review/store.ts';

/** How someone stands to another member of a team. */
export type Standing = {
  readonly userId: string;
  readonly role: MemberRole;
  /** From when they see as what they are, ISO 8601; null where they do now. */
  readonly seesFrom: string | null;
  /** Whether they are the other one's supervisor, or lead a department of theirs where none is named. */
  readonly looksAfter: boolean;
  /** From when they look after them, ISO 8601; null where they do now. */
  readonly caresFrom: string | null;
};

/** A team of someone, as far as it decides who sees what is theirs. */
export type Circle = {
  readonly teamId: string;
  readonly name: string;
  /** Not in one that they have left, which still reads what they shared with it. */
  readonly isMember: boolean;
  readonly memberCount: number;
  readonly rules: TeamRules | null;
  /** What of the rules waits. */
  readonly coming: readonly StoredComing[] | null;
  /** Whether they have switched their scores off, where it lets them. */
  readonly switchedOff: boolean;
  /** Its members who may see more than every member does. */
  readonly people: readonly (Standing & { readonly name: string; readonly avatar: string | null })[];
  /** From when administrators do what is for those who look after someone, since no one is left; null where nothing waits. */
  readonly aloneFrom: string | null;
  /** Who has agreed to help them settle in, before they said what confused them. */
  readonly buddyId: string | null;
  /** Whether they have said what confused them when they were new. */
  readonly hasAnswered: boolean;
  /** Who wrote their interviews down, and who could have held them as well. */
  readonly records: readonly { readonly recordedBy: string | null; readonly besides: readonly string[] }[];
};

/** So much of a kind that the same teams read. */
export type Shared = { readonly teamIds: readonly string[]; readonly count: number };

/** What someone has, and what they chose for it. */
export type Own = {
  readonly userId: string;
  readonly todosOpen: boolean;
  /** Whether teammates may mark their sentences. */
  readonly allowsMarks: boolean;
  readonly follows: number;
  readonly diaries: readonly Shared[];
  readonly questions: readonly Shared[];
  readonly lookBacks: readonly Shared[];
  readonly meetings: readonly {
    readonly teamId: string;
    readonly share: (typeof meetings.$inferSelect)['share'];
    readonly count: number;
  }[];
};

/** One's teams, the oldest membership first, and then those that read something though one has left them. */
export async function listCircles(db: Queryable, userId: string): Promise<Circle[]> {
  const self = sql`${userId}::uuid`;
  const isMember = sql<boolean>`(${memberships.userId} is not null)`;
  const records = sql`(
    select held.id, held.supervisor_id, array(
      select may.user_id from ${interviewReaders} as may where may.interview_id = held.id
    ) as besides
    from ${interviews} as held
    where held.team_id = ${teams}.id and held.member_id = ${self} and held.version > 0
  )`;
  const buddy = sql`(
    select helps.buddy_id from ${newcomerBuddies} as helps
    where helps.team_id = ${teams}.id and helps.user_id = ${self} and helps.accepted_at is not null
      and not exists (
        select from ${newcomerAnswers} as said
        where said.team_id = helps.team_id and said.user_id = helps.user_id and said.written_at < helps.accepted_at
      )
  )`;
  return db
    .select({
      teamId: teams.id,
      name: teams.name,
      isMember,
      memberCount: teams.memberCount,
      rules: teams.rules,
      coming: teams.coming,
      switchedOff: hasSwitchedOff(sql`${teams}.id`, self),
      people: sql<Circle['people']>`case when ${isMember} then (
        select coalesce(json_agg(json_build_object(
          'userId', there.user_id, 'role', there.role, 'seesFrom', there.sees_from, 'looksAfter', cares.carer_id is not null,
          'caresFrom', cares.holds_from, 'name', one.name, 'avatar', one.avatar
        ) order by there.joined_at, there.user_id), '[]')
        from ${memberships} as there
        join ${users} as one on one.id = there.user_id and one.deleted_at is null
        left join ${carers} as cares
          on cares.team_id = ${teams}.id and cares.user_id = ${self} and cares.carer_id = there.user_id
        where there.team_id = ${teams}.id and there.left_at is null and there.user_id <> ${self} and (
          there.role <> 'member' or cares.carer_id is not null or there.user_id = ${buddy}
          or exists (
            select from ${records} as record
            where there.user_id = record.supervisor_id or there.user_id = any (record.besides)
          )
        )
      ) else '[]' end`,
      aloneFrom: sql<string | null>`(
        select none.holds_from from ${carers} as none
        where none.team_id = ${teams}.id and none.user_id = ${self} and none.carer_id = none.user_id
      )`,
      buddyId: sql<string | null>`${buddy}`,
      hasAnswered: sql<boolean>`exists (
        select from ${newcomerAnswers} as said where said.team_id = ${teams}.id and said.user_id = ${self}
      )`,
      records: sql<Circle['records']>`(
        select coalesce(json_agg(json_build_object('recordedBy', record.supervisor_id, 'besides', record.besides)), '[]')
        from ${records} as record
      )`,
    })
    .from(teams)
    .leftJoin(
      memberships,
      and(eq(memberships.teamId, teams.id), eq(memberships.userId, userId), isNull(memberships.leftAt)),
    )
    .where(
      and(
        isNull(teams.deletedAt),
        sql`${teams.id} in (
          select own.team_id from ${memberships} as own where own.user_id = ${self} and own.left_at is null
          union
          select unnest(entry.team_ids) from ${diaries} as entry
          where entry.author_id = ${self} and entry.deleted_at is null
          union
          select unnest(asked.team_ids) from ${curiosities} as asked
          where asked.asker_id = ${self} and asked.deleted_at is null
        )`,
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(teams.name), asc(teams.id));
}

/** What someone has by who reads it, and what they chose for themselves. */
export async function findOwn(db: Queryable, userId: string): Promise<Own> {
  const counted = { count: count() };
  const sharedIn = sql<string>`${aiSummaries.sharedIn}`;
  const [[chosen], ofDiaries, ofQuestions, ofMeetings, ofLookBacks] = await Promise.all([
    db
      .select({
        todosOpen: users.todosOpen,
        allowsMarks: sql<boolean>`exists (
          select from ${spiritConsents} as allows where allows.user_id = ${userId}::uuid
        )`,
        follows: sql<number>`(
          select count(*) from ${follows} as follows where follows.follower_id = ${userId}::uuid
        )::int`,
      })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({ teamIds: diaries.teamIds, ...counted })
      .from(diaries)
      .where(and(eq(diaries.authorId, userId), isNull(diaries.deletedAt)))
      .groupBy(diaries.teamIds),
    db
      .select({ teamIds: curiosities.teamIds, ...counted })
      .from(curiosities)
      .where(and(eq(curiosities.askerId, userId), isNull(curiosities.deletedAt)))
      .groupBy(curiosities.teamIds),
    db
      .select({ teamId: meetings.teamId, share: meetings.share, ...counted })
      .from(meetings)
      .where(and(eq(meetings.ownerId, userId), isNull(meetings.deletedAt)))
      .groupBy(meetings.teamId, meetings.share),
    db
      .select({ sharedIn, ...counted })
      .from(aiSummaries)
      .where(and(eq(aiSummaries.ownerId, userId), isNotNull(aiSummaries.sharedIn)))
      .groupBy(aiSummaries.sharedIn),
  ]);
  return {
    userId,
    ...(chosen ?? { todosOpen: false, allowsMarks: false, follows: 0 }),
    diaries: ofDiaries,
    questions: ofQuestions,
    meetings: ofMeetings,
    lookBacks: ofLookBacks.map(({ sharedIn: teamId, ...row }) => ({ teamIds: [teamId], ...row })),
  };
}
