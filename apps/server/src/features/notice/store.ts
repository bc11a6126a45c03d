import { mailKinds, type NoticeKind } from '@garden/contract';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { notices, noticeTotals } from '../../db/schema/notice.ts';
import { shuffleRows } from '../../db/shuffle-rows.ts';
import { type Params, statement } from '../../db/statement.ts';
import { type EventContext, emitEvent } from '../../platform/events.store.ts';
import { isMailKind } from './rules.ts';

/** Something that happened, and who is told. */
export type NoticeInput = {
  readonly userIds: readonly string[];
  readonly kind: NoticeKind;
  /** The team it happened in. */
  readonly teamId: string | null;
  /** Whose doing it was; null where no one may know, or where it was no one's. */
  readonly actorId: string | null;
  /** What it is about, so that the notice links there and goes unseen where its reader may not see that any more. */
  readonly object?: { readonly kind: string; readonly id: string } | undefined;
  /** What its sentence needs besides: a day, a number; nothing that anyone wrote. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** Whether the same went out by mail before: it goes out no more. */
  readonly mailed?: boolean | undefined;
  /** Those who were told of what this person did to this object before are not told again. */
  readonly onceEach?: true | undefined;
  /** For jobs, which may run twice, and for what can be taken back and done again: anyone who was told the same of this object before is not told again. */
  readonly once?: true | undefined;
};

const AT_ONCE = 500;

/**
 * Tells people that something happened, in the transaction in which it did: a notice, its count, and a live event for
 * each. No one is told of their own doing; reactions to one object that were not seen yet become one notice.
 */
export async function notify(tx: Transaction, ctx: EventContext, noticeInput: NoticeInput): Promise<void> {
  const { userIds, actorId, once } = noticeInput;
  // In one order, so that two tellings at once do not wait for each other.
  const others = [...new Set(userIds)].filter((userId) => userId !== actorId).sort();
  for (let from = 0; from < others.length; from += AT_ONCE) {
    const some = others.slice(from, from + AT_ONCE);
    const told = once ? await findNotified(tx, some, noticeInput) : new Set<string>();
    const untold = some.filter((userId) => !told.has(userId));
    if (untold.length > 0) notifySome(tx, ctx, untold, noticeInput);
  }
}

async function findNotified(
  tx: Transaction,
  userIds: readonly string[],
  { kind, object }: NoticeInput,
): Promise<ReadonlySet<string>> {
  if (!object) return new Set();
  const rows = await tx
    .select({ userId: notices.userId })
    .from(notices)
    .where(
      and(inArray(notices.userId, [...userIds]), eq(notices.kind, kind), eq(notices.objectId, object.id)),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** One statement, which leaves with the commit: the notices, and for those that are new their counts. */
function notifySome(
  tx: Transaction,
  ctx: EventContext,
  userIds: readonly string[],
  { kind, teamId, actorId, object, params = {}, mailed = false, onceEach }: NoticeInput,
): void {
  tx.atCommit(
    addNotices(tx, {
      ids: userIds.map(() => ctx.random.id()),
      userIds,
      kind,
      teamId,
      actorId,
      params,
      now: ctx.now,
      onceEach: onceEach === true,
      objectKind: object?.kind ?? null,
      objectId: object?.id ?? null,
      mailAt: isMailKind(kind) && !mailed ? ctx.now : null,
    }),
  );
  emitEvent(
    tx,
    ctx,
    ...userIds.map((userId) => ({ audience: 'person', audienceId: userId, topic: 'notice' }) as const),
  );
}

type NewNotices = Pick<
  typeof notices.$inferSelect,
  'kind' | 'teamId' | 'actorId' | 'objectKind' | 'objectId' | 'params' | 'mailAt'
> & {
  readonly ids: readonly string[];
  readonly userIds: readonly string[];
  readonly onceEach: boolean;
  readonly now: Date;
};

const addNotices = statement('add_notices', (db, of: Params<NewNotices>) => {
  // Reactions become one notice, which names the last of the people it is about; the others stay known by a mark that names no one.
  const mark = sql`left(md5(${of.actorId}::text || ${of.objectId}::text), 8)`;
  const who = sql`jsonb_build_object('who', jsonb_build_array(${mark}))`;
  const added = db.$with('added').as(
    db
      .insert(notices)
      .select(
        sql`select told.id, told.user_id, ${of.kind}::text, ${of.teamId}::uuid, ${of.actorId}::uuid,
          ${of.objectKind}::text, ${of.objectId}::uuid, ${sql.param(of.params, notices.params)}::jsonb
            || case when ${of.kind}::text = 'like' and ${of.actorId}::uuid is not null then ${who} else '{}' end,
          ${of.now}::timestamptz, null::timestamptz, ${of.mailAt}::timestamptz
        from unnest(${of.ids}::uuid[], ${of.userIds}::uuid[]) as told(id, user_id)
        where not (${of.onceEach}::boolean and exists (
          select from ${notices} as earlier
          where earlier.user_id = told.user_id and earlier.kind = ${of.kind}::text
            and earlier.object_id = ${of.objectId}::uuid
            and (earlier.actor_id = ${of.actorId}::uuid or earlier.params @> ${who})
        ))`,
      )
      .onConflictDoUpdate({
        target: [notices.userId, notices.kind, notices.objectId],
        targetWhere: sql`seen_at is null and kind = 'like'`,
        set: {
          id: sql`excluded.id`,
          actorId: sql`excluded.actor_id`,
          createdAt: sql`excluded.created_at`,
          params: sql`${notices.params} || jsonb_build_object(
            'others',
            coalesce((${notices.params}->>'others')::int, 0) + (${notices.actorId} is distinct from excluded.actor_id)::int,
            'who', coalesce(${notices.params}->'who', '[]') || coalesce(excluded.params->'who', '[]')
          )`,
        },
      })
      .returning({ userId: notices.userId, kind: notices.kind, isNew: sql<boolean>`xmax = 0`.as('is_new') }),
  );
  return db
    .with(added)
    .insert(noticeTotals)
    .select(
      db
        .select({ userId: added.userId, kind: added.kind, unseen: sql<number>`1`.as('unseen') })
        .from(added)
        .where(sql`${added.isNew}`)
        .orderBy(added.userId),
    )
    .onConflictDoUpdate({
      target: [noticeTotals.userId, noticeTotals.kind],
      set: { unseen: sql`${noticeTotals.unseen} + 1` },
    });
});

/** A notice as `notifyEach` takes it: likes become one notice, which is for `notify` to see to. */
type EachInput = Omit<NoticeInput, 'kind' | 'once' | 'onceEach'> & {
  readonly kind: Exclude<NoticeKind, 'like'>;
};

/** Tells people of many things that happened, by one statement, which leaves with the commit; of each as `notify` does. */
export function notifyEach(tx: Transaction, ctx: EventContext, told: readonly EachInput[]): void {
  const rows = told.flatMap(({ userIds, actorId, ...what }) =>
    [...new Set(userIds)].flatMap((userId) => (userId === actorId ? [] : [{ ...what, userId, actorId }])),
  );
  if (rows.length === 0) return;
  const column = <Value>(of: (row: (typeof rows)[number]) => Value) => sql.param(rows.map(of));
  tx.atCommit(
    tx.execute(sql`
        with added as (
          insert into ${notices} (
            id, user_id, kind, team_id, actor_id, object_kind, object_id, params, created_at, mail_at
          )
          select told.*, ${ctx.now.toISOString()}::timestamptz,
            case when told.kind = any (${sql.param(mailKinds)}::text[]) then ${ctx.now.toISOString()}::timestamptz end
          from unnest(
            ${column(() => ctx.random.id())}::uuid[], ${column(({ userId }) => userId)}::uuid[],
            ${column(({ kind }) => kind)}::text[], ${column(({ teamId }) => teamId)}::uuid[],
            ${column(({ actorId }) => actorId)}::uuid[], ${column(({ object }) => object?.kind ?? null)}::text[],
            ${column(({ object }) => object?.id ?? null)}::uuid[],
            ${column(({ params = {} }) => JSON.stringify(params))}::jsonb[]
          ) as told(id, user_id, kind, team_id, actor_id, object_kind, object_id, params)
          returning user_id, kind
        )
        insert into ${noticeTotals} (user_id, kind, unseen)
        select user_id, kind, count(*) from added group by user_id, kind order by user_id, kind
        on conflict (user_id, kind) do update set unseen = ${noticeTotals}.unseen + excluded.unseen`),
  );
  emitEvent(
    tx,
    ctx,
    ...rows.map(({ userId }) => ({ audience: 'person', audienceId: userId, topic: 'notice' }) as const),
  );
}

/**
 * Which of some people were told of an object already: for jobs, which may run twice.
 * @param object its id is a UUIDv7, older than every notice of it: of each person, the few notices since are looked at
 */
export async function listNotified(
  tx: Transaction,
  userIds: readonly string[],
  kind: NoticeKind,
  object: { readonly kind: string; readonly id: string },
): Promise<Set<string>> {
  const madeAt = `${object.id.slice(0, 13)}-0000-0000-000000000000`;
  const rows = await tx
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .where(
      and(
        sql`${notices.userId} = any (${sql.param(userIds)}::uuid[])`,
        gte(notices.id, madeAt),
        eq(notices.kind, kind),
        eq(notices.objectKind, object.kind),
        eq(notices.objectId, object.id),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

type ToldBefore = Pick<NoticeInput, 'kind' | 'params'> & {
  readonly userId: string;
  readonly actorId: string;
  readonly since: Date;
};

/** Whether someone was told of a person’s doing of a kind since a moment; in these words among others. */
export async function wasNotified(tx: Transaction, asked: ToldBefore): Promise<boolean> {
  return (await findTold(tx, asked)) !== undefined;
}

/** The newest notice by which someone was told that. */
async function findTold(tx: Transaction, { userId, kind, actorId, since, params = {} }: ToldBefore) {
  const [told] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.actorId, actorId),
        eq(notices.userId, userId),
        eq(notices.kind, kind),
        gte(notices.createdAt, since),
        sql`${notices.params} @> ${sql.param(params, notices.params)}::jsonb`,
      ),
    )
    .orderBy(desc(notices.id))
    .limit(1);
  return told;
}

/** Makes what someone was told since a moment their newest notice again, seen or not as it is; false where they were not told. */
export async function bringUp(tx: Transaction, ctx: EventContext, asked: ToldBefore): Promise<boolean> {
  const told = await findTold(tx, asked);
  if (!told) return false;
  tx.atCommit(
    tx.update(notices).set({ id: ctx.random.id(), createdAt: ctx.now }).where(eq(notices.id, told.id)),
  );
  emitEvent(tx, ctx, { audience: 'person', audienceId: asked.userId, topic: 'notice' });
  return true;
}

/** Takes the order of presence out of what some people have seen since a day. */
export async function shuffleSeen(tx: Transaction, userIds: readonly string[], since: string): Promise<void> {
  const which = sql`user_id = any (${sql.param(userIds)}::uuid[]) and seen_at >= ${since}::date`;
  await shuffleRows(tx, notices, which);
}
