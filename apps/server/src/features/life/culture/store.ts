import { and, asc, count, desc, eq, isNull, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { cultures, cultureVersions } from '../../../db/schema/culture.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import type { ImageColumns } from '../../diary/pictures/hooks.ts';
import { objectsHidden } from '../../notice/objects/hooks.ts';
import { CULTURE } from './rules.ts';

export type CultureRow = typeof cultures.$inferSelect;
export type NewCulture = Omit<CultureRow, 'deletedAt'>;

const isLivingIn = (teamId: string) => and(eq(cultures.teamId, teamId), isNull(cultures.deletedAt));

/** How many entries a team has, and where the next one stands. */
export async function countCultures(
  db: Queryable,
  teamId: string,
): Promise<{ total: number; position: number }> {
  const [found] = await db
    .select({ total: count(), last: max(cultures.position) })
    .from(cultures)
    .where(isLivingIn(teamId));
  return { total: found?.total ?? 0, position: (found?.last ?? -1) + 1 };
}

/** Adds an entry as the transaction commits. */
export function insertCulture(tx: Transaction, culture: Authorized<NewCulture>): void {
  tx.atCommit(tx.insert(cultures).values(culture));
}

/** An entry, hidden or not, with the role of someone in its team; both are held until the transaction ends. */
export async function lockCulture(tx: Transaction, cultureId: string, userId: string) {
  const [found] = await tx
    .select({ culture: cultures, role: memberships.role })
    .from(cultures)
    .innerJoin(memberships, eq(memberships.teamId, cultures.teamId))
    .where(and(eq(cultures.id, cultureId), eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .for('update');
  return found ?? null;
}

type CultureChanges = Partial<
  Pick<CultureRow, 'title' | 'content' | 'image' | 'imageOwnerId' | 'version' | 'updatedBy' | 'updatedAt'>
>;

/** Changes an entry as the transaction commits, and keeps what it said before. */
export function changeCulture(
  tx: Transaction,
  culture: Authorized<CultureRow>,
  changes: CultureChanges,
): void {
  const { id: cultureId, version, title, content, image, imageOwnerId, updatedBy, updatedAt } = culture;
  const before = { cultureId, version, title, content, image, imageOwnerId };
  tx.atCommit(tx.insert(cultureVersions).values({ ...before, writtenBy: updatedBy, writtenAt: updatedAt }));
  tx.atCommit(tx.update(cultures).set(changes).where(eq(cultures.id, cultureId)));
}

/** The entries of the team of one, in their order, held until the transaction ends. */
export async function lockPlacesBeside(tx: Transaction, cultureId: string): Promise<{ id: string }[]> {
  const ofTeam = sql`(select named.team_id from ${cultures} as named where named.id = ${cultureId})`;
  return tx
    .select({ id: cultures.id })
    .from(cultures)
    .where(and(sql`${cultures.teamId} = ${ofTeam}`, isNull(cultures.deletedAt)))
    .orderBy(asc(cultures.position), asc(cultures.id))
    .for('update');
}

/** Gives entries the places that they have in the list, as the transaction commits. */
export function arrangeCultures(
  tx: Transaction,
  ordered: Authorized<readonly { readonly id: string }[]>,
): void {
  const ids = sql`${sql.param(ordered.map(({ id }) => id))}::uuid[]`;
  tx.atCommit(
    tx
      .update(cultures)
      .set({ position: sql`array_position(${ids}, ${cultures.id}) - 1` })
      .where(sql`${cultures.id} = any (${ids})`),
  );
}

/** Hides an entry since an instant, or brings it back with null. */
export async function hideCulture(
  tx: Transaction,
  ctx: HookContext,
  { id }: Authorized<CultureRow>,
  at: Date | null,
): Promise<void> {
  tx.atCommit(tx.update(cultures).set({ deletedAt: at }).where(eq(cultures.id, id)));
  if (at) await ctx.hooks.run(tx, objectsHidden, [{ kind: CULTURE, ids: [id] }], ctx);
}

/** The team of a living entry. */
export async function findTeamOf(db: Queryable, cultureId: string): Promise<string | null> {
  const [found] = await db
    .select({ teamId: cultures.teamId })
    .from(cultures)
    .where(and(eq(cultures.id, cultureId), isNull(cultures.deletedAt)));
  return found?.teamId ?? null;
}

/** What an entry said before, the newest text first. */
export function listVersions(
  db: Database,
  cultureId: string,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
) {
  const { version, title, content, image, writtenAt } = cultureVersions;
  return db
    .select({ version, title, content, image, writtenAt, writer: personColumns(users) })
    .from(cultureVersions)
    .leftJoin(users, eq(users.id, cultureVersions.writtenBy))
    .where(
      and(eq(cultureVersions.cultureId, cultureId), after === undefined ? undefined : lt(version, after)),
    )
    .orderBy(desc(version))
    .limit(limit);
}

/** Whether an entry shows a picture, or did. */
export const isShownInCulture = ({ file }: ImageColumns): SQL<boolean> =>
  sql<boolean>`(
    exists (select from ${cultures} as showing where showing.image ->> 'file' = ${file})
    or exists (select from ${cultureVersions} as showed where showed.image ->> 'file' = ${file})
  )`;
