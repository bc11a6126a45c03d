import * as z from 'zod';
import { inBatches } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { forgetOldViews } from '../diary/readers/store.ts';
import { describeQuestions } from './curiosity/diary.store.ts';
import { questionLedger } from './curiosity/store.ts';

/** Forgets, every night, who opened a question more than a year ago. */
export const forgetQuestionViewsJob: Job<unknown> = {
  name: 'knowledge.forget-views',
  data: z.unknown(),
  retries: 5,
  cron: '12 3 * * *',
};

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
    bindJob(describeQuestionsJob, async () => {
      await inBatches((limit) => database.transaction((tx) => describeQuestions(tx, limit)));
    }),
    bindJob(forgetQuestionViewsJob, async () => {
      await inBatches((limit) => forgetOldViews(database.db, questionLedger, clock.now(), limit));
    }),
  ];
}
