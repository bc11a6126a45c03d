import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../../../db/open-database.ts';
import { aiGoneModels, aiTeamUses } from '../../../db/schema/ai.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { type Ai, AiFailure, type Hear, isToMend, type Question } from '../../../platform/ai/ai.ts';
import { notifyEach } from '../../notice/store.ts';
import { monthBefore } from './rules.ts';

/** Models that this process knows to answer: of the others, one may have been told of as gone. */
const answering = new WeakSet<Ai>();

type Asking = Pick<Context, 'database' | 'now' | 'random' | 'signal'> & { readonly ai: Ai };
type Asker = Authorized<{ readonly userId: string }>;

/**
 * Asks the model for someone who may. Where its server does not have it, administrators are told, once until it has
 * answered again. No transaction is open meanwhile.
 * @throws AiFailure
 */
export async function askModel<T>(
  { ai, signal, ...ctx }: Asking,
  asker: Asker,
  question: Question<T>,
  hear?: Hear,
): Promise<T> {
  const model = `${ai.name.model} ${ai.name.host}`;
  try {
    const answer = await ai.ask(question, signal, hear);
    if (!answering.has(ai)) await forgetGone(ctx.database, model);
    answering.add(ai);
    return answer;
  } catch (error) {
    if (error instanceof AiFailure && error.reason === 'gone') {
      answering.delete(ai);
      await tellOfGone(ctx, model, asker);
    }
    throw error;
  }
}

async function forgetGone({ db }: OpenDatabase, model: string): Promise<void> {
  await db.delete(aiGoneModels).where(eq(aiGoneModels.model, model));
}

/** The first to find out tells: on all servers, one. */
async function tellOfGone(
  { database, now, random }: Omit<Asking, 'ai' | 'signal'>,
  model: string,
  _: Asker,
): Promise<void> {
  await database.transaction(
    async (tx) => {
      const administrators = await listAdministrators(tx, monthBefore(now));
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
        })),
      );
    },
    { commitsAtOnce: true },
  );
}

/** Who administers a team that had something sent since a month, each with one such team. */
function listAdministrators(tx: Transaction, since: string) {
  return tx
    .selectDistinctOn([memberships.userId], { userId: memberships.userId, teamId: memberships.teamId })
    .from(memberships)
    .innerJoin(teams, and(eq(teams.id, memberships.teamId), isNull(teams.deletedAt)))
    .innerJoin(aiTeamUses, and(eq(aiTeamUses.teamId, teams.id), gte(aiTeamUses.month, since)))
    .where(and(ne(memberships.role, 'member'), isNull(memberships.leftAt)))
    .orderBy(memberships.userId, memberships.joinedAt);
}

/** Why there is no answer, as readers are told. */
export function faultOf({ reason }: AiFailure): 'aiTurnedAway' | 'aiAway' | 'aiNoAnswer' {
  if (isToMend(reason)) return 'aiTurnedAway';
  return ['away', 'late', 'busy'].includes(reason) ? 'aiAway' : 'aiNoAnswer';
}
