import { type ObjectKind, objectKind } from '@garden/contract';
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { preparedOn } from '../../../db/gather.ts';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { anonymousComments, comments } from '../../../db/schema/conversation.ts';
import { activities } from '../../../db/schema/life.ts';
import { notices, noticeTotals } from '../../../db/schema/notice.ts';
import { applications, memberships, teams } from '../../../db/schema/team.ts';
import { personColumns } from '../../account/store.ts';
import type { Talked } from '../../conversation/policy.ts';
import { listTalked } from '../../conversation/store.ts';

const actor = alias(users, 'actor');

/**
 * Notices, the newest first, with what their sentences need, as far as it still exists: by one query, whatever they are
 * about. The page is cut before anything is joined to it, so that what is joined costs what the page shows.
 */
function withObjects(db: Database, condition: SQL | undefined) {
  const page = db
    .select()
    .from(notices)
    .where(condition)
    .orderBy(desc(notices.id))
    .limit(sql.placeholder('limit'))
    .as('page');
  const is = (kind: string) => eq(page.objectKind, kind);
  return db
    .select({
      notice: { ...page._.selectedFields },
      actor: personColumns(actor),
      team: { id: teams.id, name: teams.name },
      hasEnded: sql<boolean>`${teams.deletedAt} is not null`,
      /** Whether the reader is in the team now. */
      isMember: sql<boolean>`${memberships.userId} is not null`,
      /** What a comment is about. */
      about: {
        kind: sql<ObjectKind | null>`coalesce(${comments.objectKind}, ${anonymousComments.objectKind})`,
        id: sql<string | null>`coalesce(${comments.objectId}, ${anonymousComments.objectId})`,
      },
      topic: { id: activities.id, title: activities.title },
      applicationId: applications.id,
    })
    .from(page)
    .leftJoin(actor, eq(actor.id, page.actorId))
    .leftJoin(teams, eq(teams.id, page.teamId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.teamId, page.teamId),
        eq(memberships.userId, page.userId),
        isNull(memberships.leftAt),
      ),
    )
    .leftJoin(comments, and(is('comment'), eq(comments.id, page.objectId), isNull(comments.deletedAt)))
    .leftJoin(
      anonymousComments,
      and(is('comment'), eq(anonymousComments.id, page.objectId), isNull(anonymousComments.deletedOn)),
    )
    .leftJoin(activities, and(is('topic'), eq(activities.id, page.objectId), isNull(activities.deletedAt)))
    .leftJoin(applications, and(is('application'), eq(applications.id, page.objectId)))
    .orderBy(desc(page.id));
}

/** Prepared, since planning eight tables takes longer than reading them. */
const statements = preparedOn((db) => {
  const own = eq(notices.userId, sql.placeholder('userId'));
  const earlier = and(own, lt(notices.id, sql.placeholder('before')));
  const ofKind = eq(notices.kind, sql.placeholder('kind'));
  const named = sql`${notices.id} = any (${sql.placeholder('ids')}::uuid[])`;
  return {
    page: withObjects(db, earlier).prepare('list_notices'),
    pageOfKind: withObjects(db, and(earlier, ofKind)).prepare('list_notices_of_kind'),
    named: withObjects(db, and(own, named)).prepare('find_notices'),
  };
});

/** Comes after every notice. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type FoundRow = Awaited<ReturnType<ReturnType<typeof statements>['page']['execute']>>[number];
/** A notice with what it is about; `talked` is the diary, or whatever else is talked about. */
export type NoticeRow = FoundRow & { readonly talked: Talked | null };

async function withTalked(db: Database, rows: readonly FoundRow[]): Promise<NoticeRow[]> {
  const wanted = rows.flatMap((row) => talkedPlace(row) ?? []);
  const talked = wanted.length > 0 ? await listTalked(db, wanted) : new Map<string, Talked>();
  return rows.map((row) => ({ ...row, talked: talked.get(talkedPlace(row)?.objectId ?? '') ?? null }));
}

function talkedPlace({ notice, about }: FoundRow) {
  if (about.kind && about.id) return { objectKind: about.kind, objectId: about.id };
  const { objectKind: kind, objectId } = notice;
  const known = objectKind.safeParse(kind);
  return known.success && objectId ? { objectKind: known.data, objectId } : null;
}

type NoticePage = {
  readonly kind?: string | undefined;
  /** The last notice read. */
  readonly before: string | undefined;
  readonly limit: number;
};

/** Somebody's notices, the newest first, also those whose object they may not see any more. */
export async function listNotices(
  db: Database,
  userId: string,
  { kind, before = LAST_ID, limit }: NoticePage,
): Promise<NoticeRow[]> {
  const { page, pageOfKind } = statements(db);
  const asked = { userId, before, limit };
  const rows = await (kind === undefined ? page.execute(asked) : pageOfKind.execute({ ...asked, kind }));
  return withTalked(db, rows);
}

/** Some of somebody's notices by their ids, the newest first. */
export async function findNotices(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<NoticeRow[]> {
  if (ids.length === 0) return [];
  return withTalked(db, await statements(db).named.execute({ userId, ids, limit: ids.length }));
}

/** How many notices of each kind somebody has not seen: one read of an index. */
export async function findTotals(
  db: Database | Transaction,
  userId: string,
): Promise<{ kind: string; unseen: number }[]> {
  return db
    .select({ kind: noticeTotals.kind, unseen: noticeTotals.unseen })
    .from(noticeTotals)
    .where(and(eq(noticeTotals.userId, userId), gt(noticeTotals.unseen, 0)));
}
