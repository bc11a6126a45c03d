import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { meetings, meetingTemplates, type StoredTemplate } from '../../../db/schema/meeting.ts';
import type { Authorized } from '../../../http/authorize.ts';

/** A team’s own templates with their version; none yet are version 0. */
export async function findTemplates(db: Queryable, teamId: string) {
  const { templates, version } = meetingTemplates;
  const [found] = await db
    .select({ templates, version })
    .from(meetingTemplates)
    .where(eq(meetingTemplates.teamId, teamId));
  return found ?? { templates: [], version: 0 };
}

/** Those of the team that a meeting belongs to. */
export async function findTemplatesFor(db: Queryable, meetingId: string): Promise<readonly StoredTemplate[]> {
  const [found] = await db
    .select({ templates: meetingTemplates.templates })
    .from(meetingTemplates)
    .innerJoin(meetings, eq(meetings.teamId, meetingTemplates.teamId))
    .where(eq(meetings.id, meetingId));
  return found?.templates ?? [];
}

/** Replaces a team’s templates; says no where they are not those of the version any more. */
export async function replaceTemplates(
  tx: Transaction,
  { teamId }: Authorized<{ readonly teamId: string }>,
  templates: readonly StoredTemplate[],
  version: number,
): Promise<boolean> {
  const next = { templates, version: version + 1 };
  const there = and(eq(meetingTemplates.teamId, teamId), eq(meetingTemplates.version, version));
  const kept =
    version === 0
      ? await tx
          .insert(meetingTemplates)
          .values({ teamId, ...next })
          .onConflictDoNothing()
          .returning({ one: sql`1` })
      : await tx.update(meetingTemplates).set(next).where(there).returning({ one: sql`1` });
  return kept.length > 0;
}
