import * as z from 'zod';
import { bindErasing, erasingJob } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { notify } from '../notice/store.ts';
import { eraseHiddenTopics, findTopic, listAsked } from './topics/store.ts';

/** Erases, every night, the topics that can no longer be brought back. */
export const eraseHiddenTopicsJob = erasingJob('life.erase-hidden-topics', '50 3 * * *');

const tellOfTopicData = z.object({ topicId: z.uuid() });

/** Tells everyone who is asked about a topic that it was started. */
export const tellOfTopicJob: Job<z.output<typeof tellOfTopicData>> = {
  name: 'life.tell-of-topic',
  data: tellOfTopicData,
  retries: 5,
};

/** Everything that happens to the life of teams after the answer. */
export function lifeWorkers(ports: Ports): Worker[] {
  return [
    bindJob(tellOfTopicJob, ({ topicId }) => tellOfTopic(ports, topicId)),
    bindErasing(eraseHiddenTopicsJob, ports, eraseHiddenTopics),
  ];
}

async function tellOfTopic({ clock, database, random }: Ports, topicId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const topic = await findTopic(tx, topicId);
    if (!topic) return;
    const { teamId, createdBy: actorId } = topic;
    const userIds = await listAsked(tx, topic);
    const object = { kind: 'topic', id: topicId };
    const noticeInput = { userIds, kind: 'topic', teamId, actorId, object, once: true } as const;
    await notify(tx, { random, now: clock.now() }, noticeInput);
  });
}
