import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { curiosityAsks, curiosityChoices } from '../../../db/schema/knowledge.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { lockPerson } from '../../team/membership/store.ts';
import type { StoredQuestion } from '../curiosity/shown.store.ts';

/** How long an ask counts towards the most that one person gets. */
const ASKS_COUNT = 7 * DAY;

/** What asking someone for an answer depends on. */
export type AskFacts = {
  /** The first team of the question that they are in. */
  readonly teamId: string | null;
  readonly askable: boolean;
  /** How often they were asked in the last seven days. */
  readonly lately: number;
  /** The people who were asked already. */
  readonly asked: readonly string[];
};

/** All of it, the person held until the transaction ends: of two who ask at once, the second counts the first. */
export async function lockAskFacts(
  tx: Transaction,
  { id, teamIds }: Pick<StoredQuestion, 'id' | 'teamIds'>,
  personId: string,
  now: Date,
): Promise<AskFacts> {
  const person = sql`${personId}::uuid`;
  // By itself: what a statement counts was there before it waited.
  await lockPerson(tx, personId);
  const [found] = await tx
    .select({
      teamId: sql<string | null>`(
        select member.team_id from ${memberships} as member
        where member.user_id = ${person} and member.team_id = any (${sql.param(teamIds)}::uuid[])
          and member.left_at is null
        order by member.team_id limit 1
      )`,
      askable: sql<boolean>`coalesce((
        select choice.askable from ${curiosityChoices} as choice where choice.user_id = ${person}
      ), true)`,
      lately: sql<number>`(
        select count(*)::int from ${curiosityAsks} as ask where ask.person_id = ${person}
          and ask.asked_at > ${shift(now, -ASKS_COUNT).toISOString()}::timestamptz
      )`,
      asked: sql<string[]>`array(
        select ask.person_id from ${curiosityAsks} as ask where ask.curiosity_id = ${id}::uuid
      )`,
    })
    .from(users)
    .where(and(eq(users.id, personId), isNull(users.deletedAt)));
  return found ?? { teamId: null, askable: true, lately: 0, asked: [] };
}

type NewAsk = typeof curiosityAsks.$inferInsert;

export async function insertAsk(tx: Transaction, ask: Authorized<NewAsk>): Promise<void> {
  await tx.insert(curiosityAsks).values(ask);
}

/** Who may be proposed for a question: neither who declined being asked, nor who is asked enough, nor who was asked. */
export function mayBeProposed(personId: SQL): SQL {
  return sql`not exists (
      select from ${curiosityChoices} as choice where choice.user_id = ${personId} and not choice.askable
    ) and not exists (
      select from ${curiosityAsks} as ask
      where ask.person_id = ${personId} and ask.curiosity_id = ${sql.placeholder('questionId')}::uuid
    ) and (
      select count(*) from ${curiosityAsks} as ask
      where ask.person_id = ${personId} and ask.asked_at > ${sql.placeholder('askedSince')}::timestamptz
    ) < ${sql.placeholder('askedMax')}::int`;
}

/** What `mayBeProposed` stands for. */
export const proposedValues = (questionId: string, now: Date, askedMax: number) => ({
  questionId,
  askedSince: shift(now, -ASKS_COUNT).toISOString(),
  askedMax,
});

export type Choices = { readonly askable: boolean; readonly ranked: boolean };
const DEFAULT_CHOICES: Choices = { askable: true, ranked: true };

/** What someone chose about being asked and ranked. */
export async function findChoices(db: Queryable, userId: string): Promise<Choices> {
  const { askable, ranked } = curiosityChoices;
  const [found] = await db
    .select({ askable, ranked })
    .from(curiosityChoices)
    .where(eq(curiosityChoices.userId, userId));
  return found ?? DEFAULT_CHOICES;
}

/** Keeps what the caller chooses; what is left out stays. */
export async function keepChoices(
  tx: Transaction,
  userId: string,
  { askable, ranked }: Partial<Choices>,
): Promise<Choices> {
  const [kept] = await tx
    .insert(curiosityChoices)
    .values({ userId, askable: askable ?? true, ranked: ranked ?? true })
    .onConflictDoUpdate({
      target: curiosityChoices.userId,
      set: {
        askable: askable === undefined ? sql`${curiosityChoices.askable}` : askable,
        ranked: ranked === undefined ? sql`${curiosityChoices.ranked}` : ranked,
      },
    })
    .returning({ askable: curiosityChoices.askable, ranked: curiosityChoices.ranked });
  return kept ?? DEFAULT_CHOICES;
}
