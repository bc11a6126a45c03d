import { accountWorkers } from './features/account/jobs.ts';
import { aiWorkers } from './features/ai/jobs.ts';
import { takeSteps } from './features/conversation/anonymity/step.store.ts';
import { diaryWorkers, writeWordsJob } from './features/diary/jobs.ts';
import { followWorkers } from './features/follow/jobs.ts';
import { describeQuestionsJob, knowledgeWorkers } from './features/knowledge/jobs.ts';
import { lifeWorkers } from './features/life/jobs.ts';
import { shuffleInbox } from './features/life/questionnaires/inbox.store.ts';
import { meetingWorkers } from './features/meeting/jobs.ts';
import { noticeWorkers } from './features/notice/jobs.ts';
import { catchUpJob, reviewWorkers } from './features/review/jobs.ts';
import { teamWorkers } from './features/team/jobs.ts';
import { eraseHiddenWorker } from './platform/erase-hidden.ts';
import type { Ports } from './platform/ports.ts';
import type { Worker } from './platform/queue.ts';
import { runEvery } from './platform/run-every.ts';

/** Everything that is done after the answer, or by a clock, as jobs. */
export const workersOf = (ports: Ports): Worker[] => [
  ...accountWorkers(ports),
  ...aiWorkers(ports),
  ...diaryWorkers(ports),
  ...followWorkers(ports),
  ...knowledgeWorkers(ports),
  ...lifeWorkers(ports),
  ...meetingWorkers(ports),
  ...noticeWorkers(ports),
  ...reviewWorkers(ports),
  ...teamWorkers(ports),
  eraseHiddenWorker(ports),
];

/** What each server does by itself at an interval. */
type Timer = { readonly name: string; readonly seconds: number; run(): Promise<unknown> };

/** Everything that is done by each server at an interval. */
export const timersOf = (ports: Ports): Timer[] => [
  {
    name: 'conversation.steps',
    seconds: ports.config.anonymousBatchSeconds,
    run: () => takeSteps(ports),
  },
  {
    name: 'life.shuffle-answers',
    seconds: ports.config.anonymousBatchSeconds,
    run: () => shuffleInbox(ports),
  },
];

/** Registers everything that is done after the answer; nothing can be enqueued before. */
export async function registerWorkers(ports: Ports): Promise<void> {
  await ports.queue.register(workersOf(ports));
}

/**
 * Begins working, on what an update may have left to do as well.
 * @returns ends the work: nothing more is begun, and what is under way gets a while
 */
export async function beginWork(ports: Ports): Promise<() => Promise<void>> {
  const { database, queue } = ports;
  await queue.start();
  await database.transaction(async (tx) => {
    await queue.enqueue(tx, writeWordsJob, {});
    await queue.enqueue(tx, describeQuestionsJob, {});
    await queue.enqueue(tx, catchUpJob, {});
  });
  const stops = timersOf(ports).map(({ seconds, run }) => runEvery(seconds, run, ports));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await queue.stop();
  };
}
