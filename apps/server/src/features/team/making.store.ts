import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { departments, teams } from '../../db/schema/team.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { shift } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { recordAudit } from './audit.store.ts';
import { INVITE_CODE_LENGTH } from './rules.ts';
import { insertTeam, type NewTeam } from './store.ts';

/** Among 23^8 codes two alike are rare; this many in a row mean that something else is wrong. */
const CODE_TRIES = 5;

type Making = { readonly random: Random; readonly departments?: readonly string[] | undefined };

/**
 * Makes a team with an invite code, its owner as the first member, and its first departments in their order.
 * @throws Refusal `teamsTooMany`; `departmentExists` at the second of two departments of one name.
 */
export async function makeTeam(
  tx: Transaction,
  team: Omit<NewTeam, 'inviteCode'>,
  { random, departments: names = [] }: Making,
): Promise<void> {
  assertDistinct(names);
  await drawCode(random, (inviteCode) => insertTeam(tx, { ...team, inviteCode }));
  const { id: teamId, name, ownerId, createdAt } = team;
  await recordAudit(tx, {
    scope: teamId,
    action: 'team_made',
    actorId: ownerId,
    details: { name },
    at: createdAt,
  });
  if (names.length === 0) return;
  const rows = names.map((department, place) => ({
    id: random.id(),
    teamId,
    name: department,
    // Departments are listed by when they were made.
    createdAt: shift(createdAt, place),
  }));
  const added = await tx
    .insert(departments)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: departments.id });
  // The database may know more letters to be the same than the check above.
  const twice = rows.find(({ id }) => !added.some((row) => row.id === id));
  if (twice) throw refuse('departmentExists', { name: twice.name });
}

function assertDistinct(names: readonly string[]): void {
  const lower = names.map((name) => name.toLowerCase());
  const twice = lower.findIndex((name, place) => lower.indexOf(name) < place);
  const name = names[twice];
  if (name !== undefined) throw refuseField(`departments.${twice}`, 'departmentExists', { name });
}

/**
 * Draws invite codes until one can be had.
 * @param take tells whether the code is free, and may use it in the same step
 */
export async function drawCode(random: Random, take: (code: string) => Promise<boolean>): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const code = random.letters(INVITE_CODE_LENGTH);
    if (await take(code)) return code;
  }
  throw new Error('no free invite code was found');
}

/** Whether a team has this code, a removed one included. */
export async function isCodeTaken(tx: Transaction, inviteCode: string): Promise<boolean> {
  const taken = await tx.select({ id: teams.id }).from(teams).where(eq(teams.inviteCode, inviteCode));
  return taken.length > 0;
}
