import * as z from 'zod';
import { bindErasing, erasingJob, inBatches } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { forgetOldViews } from '../diary/readers/store.ts';
import { eraseHiddenItems } from './collection/store.ts';
import { describeQuestions, eraseHiddenQuestions, questionLedger } from './curiosity/store.ts';
import { eraseHiddenImprovements } from './handbook/improvement.store.ts';
import { eraseHiddenGuidelines } from './handbook/store.ts';
import { eraseHiddenMistakes } from './mistakes/own.store.ts';
import { eraseHiddenTodos } from './todos/store.ts';
import { eraseHiddenQuotes } from './wisdom/store.ts';

/** Erases, every night, the to-dos that can no longer be brought back. */
export const eraseHiddenTodosJob = erasingJob('knowledge.erase-hidden-todos', '40 3 * * *');
/** The same for guidelines, with their versions, for what people do better, and for mistakes. */
const eraseHiddenGuidelinesJob = erasingJob('knowledge.erase-hidden-guidelines', '45 3 * * *');
const eraseHiddenImprovementsJob = erasingJob('knowledge.erase-hidden-improvements', '48 3 * * *');
const eraseHiddenMistakesJob = erasingJob('knowledge.erase-hidden-mistakes', '50 3 * * *');

/** The same for lines of wisdom, with what was said about them. */
const eraseHiddenQuotesJob = erasingJob('knowledge.erase-hidden-quotes', '42 3 * * *');

/** The same for what people took out of their collections. */
const eraseHiddenItemsJob = erasingJob('knowledge.erase-hidden-items', '44 3 * * *');
/** Erases, every night, the questions that can no longer be brought back. */
export const eraseHiddenQuestionsJob = erasingJob('knowledge.erase-hidden-questions', '25 3 * * *');

/** Forgets, every night, who opened a question more than a year ago. */
export const forgetQuestionViewsJob = erasingJob('knowledge.forget-views', '12 3 * * *');

/** Writes what questions are found by that were asked before anything of the kind was kept; at every start. */
export const describeQuestionsJob: Job<object> = {
  name: 'knowledge.describe-questions',
  data: z.object({}),
  retries: 5,
};

/** Everything that happens to knowledge after the answer. */
export function knowledgeWorkers(ports: Ports): Worker[] {
  const { clock, database } = ports;
  return [
    bindErasing(eraseHiddenTodosJob, ports, eraseHiddenTodos),
    bindErasing(eraseHiddenQuotesJob, ports, (_, before, limit) =>
      database.transaction((tx) => eraseHiddenQuotes(tx, { ...ports, now: clock.now() }, before, limit)),
    ),
    bindErasing(eraseHiddenItemsJob, ports, eraseHiddenItems),
    bindErasing(eraseHiddenQuestionsJob, ports, (_, before, limit) =>
      database.transaction((tx) => eraseHiddenQuestions(tx, { ...ports, now: clock.now() }, before, limit)),
    ),
    bindJob(describeQuestionsJob, async () => {
      await inBatches((limit) => database.transaction((tx) => describeQuestions(tx, limit)));
    }),
    bindJob(forgetQuestionViewsJob, async () => {
      await inBatches((limit) => forgetOldViews(database.db, questionLedger, clock.now(), limit));
    }),
    bindErasing(eraseHiddenGuidelinesJob, ports, eraseHiddenGuidelines),
    bindErasing(eraseHiddenImprovementsJob, ports, eraseHiddenImprovements),
    bindErasing(eraseHiddenMistakesJob, ports, eraseHiddenMistakes),
  ];
}
