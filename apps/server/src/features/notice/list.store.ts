import { type ObjectKind, objectKind } from '@garden/contract';
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { anonymousComments, comments } from '../../db/schema/conversation.ts';
import { activities } from '../../db/schema/life.ts';
import { notices, noticeTotals } from '../../db/schema/notice.ts';
import { applications, memberships, teams } from '../../db/schema/team.ts';
import { personColumns } from '../account/store.ts';
import { listTalked } from '../conversation/kinds.store.ts';
import type { Talked } from '../conversation/policy.ts';

type Reader = Database | Transaction;

const actor = alias(users, 'actor');

const is = (kind: string) => eq(notices.objectKind, kind);

/** Notices with what their sentences need, as far as it still exists: by one query, whatever they are about. */
const withObjects = (db: Reader) =>
  db
    .select({
      notice: notices,
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
    .from(notices)
    .leftJoin(actor, eq(actor.id, notices.actorId))
    .leftJoin(teams, eq(teams.id, notices.teamId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.teamId, notices.teamId),
        eq(memberships.userId, notices.userId),
        isNull(memberships.leftAt),
      ),
    )
    .leftJoin(comments, and(is('comment'), eq(comments.id, notices.objectId), isNull(comments.deletedAt)))
    .leftJoin(
      anonymousComments,
      and(is('comment'), eq(anonymousComments.id, notices.objectId), isNull(anonymousComments.deletedOn)),
    )
    .leftJoin(activities, and(is('topic'), eq(activities.id, notices.objectId), isNull(activities.deletedAt)))
    .leftJoin(applications, and(is('application'), eq(applications.id, notices.objectId)));

type FoundRow = Awaited<ReturnType<typeof readRows>>[number];
/** A notice with what it is about; `talked` is the diary, or whatever else is talked about. */
export type NoticeRow = FoundRow & { readonly talked: Talked | null };

async function readRows(db: Reader, condition: SQL | undefined, limit: number) {
  return withObjects(db).where(condition).orderBy(desc(notices.id)).limit(limit);
}

async function readNotices(db: Reader, condition: SQL | undefined, limit: number): Promise<NoticeRow[]> {
  const rows = await readRows(db, condition, limit);
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
  db: Reader,
  userId: string,
  { kind, before, limit }: NoticePage,
): Promise<NoticeRow[]> {
  const page = and(
    eq(notices.userId, userId),
    kind === undefined ? undefined : eq(notices.kind, kind),
    before === undefined ? undefined : lt(notices.id, before),
  );
  return readNotices(db, page, limit);
}

/** Some of somebody's notices by their ids, the newest first. */
export async function findNotices(db: Reader, userId: string, ids: readonly string[]): Promise<NoticeRow[]> {
  if (ids.length === 0) return [];
  return readNotices(db, and(eq(notices.userId, userId), inArray(notices.id, [...ids])), ids.length);
}

/** How many notices of each kind somebody has not seen: one read of an index. */
export async function findTotals(db: Reader, userId: string): Promise<{ kind: string; unseen: number }[]> {
  return db
    .select({ kind: noticeTotals.kind, unseen: noticeTotals.unseen })
    .from(noticeTotals)
    .where(and(eq(noticeTotals.userId, userId), gt(noticeTotals.unseen, 0)));
}
