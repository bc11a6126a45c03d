import type { NoticeKind } from '@garden/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { notices } from '../../db/schema/notice.ts';

/**
 * Which of some people were told of an object already: for jobs, which may run twice.
 * @param object its id is a UUIDv7, older than every notice of it: of each person, the few notices since are looked at
 */
export async function listTold(
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

/** Whether somebody was told of a person’s doing of a kind since a moment. */
export async function wasTold(
  tx: Transaction,
  {
    userId,
    kind,
    actorId,
    since,
  }: { readonly userId: string; readonly kind: NoticeKind; readonly actorId: string; readonly since: Date },
): Promise<boolean> {
  const [told] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.actorId, actorId),
        eq(notices.userId, userId),
        eq(notices.kind, kind),
        gte(notices.createdAt, since),
      ),
    )
    .limit(1);
  return told !== undefined;
}
