import { accountWorkers } from './features/account/jobs.ts';
import { diaryWorkers } from './features/diary/jobs.ts';
import { knowledgeWorkers } from './features/knowledge/jobs.ts';
import { lifeWorkers } from './features/life/jobs.ts';
import { teamWorkers } from './features/team/jobs.ts';
import type { Ports } from './platform/ports.ts';

/** Hires everyone who works after the answer; nothing can be enqueued before. */
export async function hireWorkers(ports: Ports): Promise<void> {
  await ports.queue.employ([
    ...accountWorkers(ports),
    ...diaryWorkers(ports),
    ...knowledgeWorkers(ports),
    ...lifeWorkers(ports),
    ...teamWorkers(ports),
  ]);
}
