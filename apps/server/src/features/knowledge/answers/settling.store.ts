import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import type { AnswerStage, StoredPastAnswers } from '../../../db/schema/knowledge.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { takeBack } from '../../notice/inbox/store.ts';
import { notify } from '../../notice/store.ts';
import type { GivenAnswer, SaidAgain } from '../curiosity/hooks.ts';
import { changeQuestion, lockQuestion } from '../curiosity/question.store.ts';
import type { StoredQuestion } from '../curiosity/shown.store.ts';
import { announceQuestions } from '../curiosity/store.ts';

const OPEN = { acceptedId: null, solverId: null, solvedAt: null, helped: null } as const;

type Question = Authorized<StoredQuestion>;
type Answer = GivenAnswer & { readonly commentId: string };

/** Opens a question again: its answer is accepted no more, and what its writer was told of that is taken back. */
export async function openAgain(tx: Transaction, ctx: EventContext, question: Question): Promise<void> {
  await changeQuestion(tx, question, { ...OPEN, pastAnswers: await leaveAnswer(tx, ctx, question) });
}

/** Settles a question by its asker's word alone, where it is open. */
export async function solveQuestion(tx: Transaction, ctx: EventContext, question: Question): Promise<void> {
  if (question.solvedAt !== null) return;
  const pastAnswers = withoutWaiting(question.pastAnswers);
  await changeQuestion(tx, question, { solvedAt: ctx.now, pastAnswers });
}

/** Accepts an answer in place of any other; one that was accepted before counts from then on. */
export async function acceptAs(
  tx: Transaction,
  ctx: EventContext,
  question: Question,
  answer: Answer,
): Promise<void> {
  const { commentId, authorId: solverId } = answer;
  const pastAnswers = await leaveAnswer(tx, ctx, question);
  const before = pastAnswers[commentId];
  const solvedAt = question.solvedAt ?? (before ? new Date(before.at) : ctx.now);
  await changeQuestion(tx, question, {
    acceptedId: commentId,
    solverId,
    solvedAt,
    helped: null,
    pastAnswers,
  });
  await tell(tx, ctx, { ...question, pastAnswers }, { ...answer, stage: 'accepted' });
}

/** Keeps whether the accepted answer helped, and thanks its writer. */
export async function thank(
  tx: Transaction,
  ctx: EventContext,
  question: Question,
  { helped, answer }: { readonly helped: boolean; readonly answer: Answer | null },
): Promise<void> {
  await changeQuestion(tx, question, { helped });
  if (helped && answer?.isShown) await tell(tx, ctx, question, { ...answer, stage: 'thanked' });
}

/**
 * Follows what was said about a question. Its accepted answer opens it again when it goes, and settles it as before when
 * it comes back, unless its asker has settled it otherwise since.
 */
export async function followAnswer(
  tx: Transaction,
  ctx: EventContext,
  { said, isShown }: SaidAgain,
): Promise<void> {
  const { id: commentId, objectKind, objectId, teamId, authorId } = said;
  if (objectKind !== 'curious') return;
  const found = await lockQuestion(tx, objectId);
  if (!found) return;
  const past = found.pastAnswers[commentId];
  const isConcerned = isShown
    ? found.solvedAt === null && past?.waits !== undefined
    : found.acceptedId === commentId;
  if (!isConcerned) return;
  const question = authorize(found, isConcerned, 'questionNotFound');
  if (isShown && past?.waits) {
    const { at, told, waits } = past;
    const { helped } = waits;
    const solverId = await findPresent(tx, authorId);
    const pastAnswers = { ...found.pastAnswers, [commentId]: { at, told } };
    const settled = { acceptedId: commentId, solverId, solvedAt: new Date(at), helped, pastAnswers };
    await changeQuestion(tx, question, settled);
    const answer = { questionId: objectId, teamId, authorId: solverId, isShown, commentId };
    const stages = helped ? (['accepted', 'thanked'] as const) : (['accepted'] as const);
    for (const stage of stages) await tell(tx, ctx, { ...found, pastAnswers }, { ...answer, stage });
  } else {
    const waits = { helped: found.helped };
    await changeQuestion(tx, question, { ...OPEN, pastAnswers: await leaveAnswer(tx, ctx, found, waits) });
  }
  announceQuestions(tx, ctx, found.teamIds, { kind: 'curious', id: found.id });
}

/** Takes back what was told of the accepted answer, where there is one; returns the past answers with it. */
async function leaveAnswer(
  tx: Transaction,
  ctx: EventContext,
  { id, acceptedId, solverId, solvedAt, pastAnswers }: StoredQuestion,
  waits?: { readonly helped: boolean | null },
): Promise<StoredPastAnswers> {
  const settled = withoutWaiting(pastAnswers);
  if (acceptedId === null || solvedAt === null) return settled;
  const told: Partial<Record<string, 'seen' | 'sent'>> = { ...settled[acceptedId]?.told };
  if (solverId !== null) {
    const taken = await takeBack(tx, ctx, {
      userId: solverId,
      kind: 'curious',
      objectId: id,
      stages: ['accepted', 'thanked'],
    });
    for (const { stage, came } of taken) if (came !== null) told[stage] = came;
  }
  return { ...settled, [acceptedId]: { at: solvedAt.toISOString(), told, ...(waits && { waits }) } };
}

const withoutWaiting = (past: StoredPastAnswers): StoredPastAnswers =>
  Object.fromEntries(Object.entries(past).map(([id, { at, told }]) => [id, { at, told }]));

/** Tells the writer of an answer what became of it; once, however often it does. */
async function tell(
  tx: Transaction,
  ctx: EventContext,
  { id, askerId, pastAnswers }: Pick<StoredQuestion, 'id' | 'askerId' | 'pastAnswers'>,
  { commentId, teamId, authorId, stage }: Answer & { readonly stage: AnswerStage },
): Promise<void> {
  const before = pastAnswers[commentId]?.told[stage];
  if (authorId === null || before === 'seen') return;
  await notify(tx, ctx, {
    kind: 'curious',
    userIds: [authorId],
    teamId,
    actorId: askerId,
    object: { kind: 'curious', id },
    params: { stage },
    mailed: before === 'sent',
  });
}

/** Someone, unless they are erased. */
async function findPresent(tx: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return found?.id ?? null;
}
