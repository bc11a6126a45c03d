import { accountWorkers } from './features/account/jobs.ts';
import { conversationWorkers } from './features/conversation/jobs.ts';
import { diaryWorkers, writeWordsJob } from './features/diary/jobs.ts';
import { followWorkers } from './features/follow/jobs.ts';
import { knowledgeWorkers } from './features/knowledge/jobs.ts';
import { lifeWorkers } from './features/life/jobs.ts';
import { noticeWorkers } from './features/notice/jobs.ts';
import { teamWorkers } from './features/team/jobs.ts';
import type { Ports } from './platform/ports.ts';

/** Hires everyone who works after the answer; nothing can be enqueued before. */
export async function registerWorkers(ports: Ports): Promise<void> {
  await ports.queue.register([
    ...accountWorkers(ports),
    ...conversationWorkers(ports),
    ...diaryWorkers(ports),
    ...followWorkers(ports),
    ...knowledgeWorkers(ports),
    ...lifeWorkers(ports),
    ...noticeWorkers(ports),
    ...teamWorkers(ports),
  ]);
}

/** Begins working, on what an update may have left to do as well. */
export async function beginWork({ database, queue }: Ports): Promise<void> {
  await queue.start();
  await database.transaction((tx) => queue.enqueue(tx, writeWordsJob, {}));
}
