import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { aiGoneModels } from '../../../db/schema/ai.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { AiFailure } from '../../../platform/ai/ai.ts';
import { notifyEach } from '../../notice/store.ts';

/** A model behind a server: one that answers questions, or one that writes recordings down. */
type Model = { readonly name: { readonly model: string; readonly host: string } };

/** Models that this process knows to answer: of the others, one may have been told of as gone. */
const answering = new WeakSet<Model>();

type Teller = Pick<Context, 'database' | 'now' | 'random'>;
type Telling = {
  /** Teams that use the model, whose administrators are told: a subselect of ids. */
  readonly usedBy: SQL;
  /** What they miss without it, where that is not the answers of AI. */
  readonly stage?: 'recordings';
};

/**
 * Asks a model for what someone may. Where its server does not have it, administrators are told, once until it has answered
 * again. No transaction is open meanwhile.
 * @throws AiFailure
 */
export async function orTellOfGone<T>(
  ctx: Teller,
  model: Model,
  _: Authorized<object>,
  telling: Telling & { readonly ask: () => Promise<T> },
): Promise<T> {
  const key = `${model.name.model} ${model.name.host}`;
  try {
    const answer = await telling.ask();
    if (!answering.has(model)) await ctx.database.db.delete(aiGoneModels).where(eq(aiGoneModels.model, key));
    answering.add(model);
    return answer;
  } catch (error) {
    if (error instanceof AiFailure && error.reason === 'gone') {
      answering.delete(model);
      await tellOfGone(ctx, key, telling);
    }
    throw error;
  }
}

/** The first to find out tells: on all servers, one. */
async function tellOfGone(
  { database, now, random }: Teller,
  model: string,
  { usedBy, stage }: Telling,
): Promise<void> {
  await database.transaction(
    async (tx) => {
      const administrators = await listAdministrators(tx, usedBy);
      if (administrators.length === 0) return;
      const noted = await tx
        .insert(aiGoneModels)
        .values({ model, since: now })
        .onConflictDoNothing()
        .returning({ model: aiGoneModels.model });
      if (noted.length === 0) return;
      notifyEach(
        tx,
        { now, random },
        administrators.map(({ userId, teamId }) => ({
          userIds: [userId],
          kind: 'ai',
          teamId,
          actorId: null,
          ...(stage && { params: { stage } }),
        })),
      );
    },
    { commitsAtOnce: true },
  );
}

/** Who administers one of some teams, each with one such team. */
function listAdministrators(tx: Transaction, teamIds: SQL) {
  return tx
    .selectDistinctOn([memberships.userId], { userId: memberships.userId, teamId: memberships.teamId })
    .from(memberships)
    .innerJoin(teams, and(eq(teams.id, memberships.teamId), isNull(teams.deletedAt)))
    .where(
      and(
        ne(memberships.role, 'member'),
        isNull(memberships.leftAt),
        sql`${memberships.teamId} in (${teamIds})`,
      ),
    )
    .orderBy(memberships.userId, memberships.joinedAt);
}
