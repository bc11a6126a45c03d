import * as z from 'zod';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { notify } from '../notice/store.ts';
import { remindOfMoods } from './mood/reminding.store.ts';
import { takeQuestionnaireMornings } from './questionnaires/taking.store.ts';
import { findTopic, listAsked } from './topics/store.ts';

const tellOfTopicData = z.object({ topicId: z.uuid() });

/** Tells everyone who is asked about a topic that it was started. */
export const tellOfTopicJob: Job<z.output<typeof tellOfTopicData>> = {
  name: 'life.tell-of-topic',
  data: tellOfTopicData,
  retries: 5,
};

/** Opens, reminds of and counts questionnaires as the days of their teams begin. */
const questionnaireMorningsJob: Job<unknown> = {
  name: 'life.questionnaire-mornings',
  data: z.unknown(),
  retries: 0,
  cron: '*/5 * * * *',
};

/** Tells people, each minute, that they are asked how their day is going. */
const moodReminderJob: Job<unknown> = {
  name: 'life.mood-reminder',
  data: z.unknown(),
  retries: 0,
  cron: '* * * * *',
};

/** Everything that happens to the life of teams after the answer. */
export function lifeWorkers(ports: Ports): Worker[] {
  return [
    bindJob(tellOfTopicJob, ({ topicId }) => tellOfTopic(ports, topicId)),
    bindJob(moodReminderJob, () => remindOfMoods(ports)),
    bindJob(questionnaireMorningsJob, () => takeQuestionnaireMornings(ports)),
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
