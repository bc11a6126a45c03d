import * as z from 'zod/mini';
import { type LiveTopic, liveEvents } from './live-event.ts';

const topics = Object.keys(liveEvents) as LiveTopic[];

/** What `change` carries: `teamId` where a team gets it, `object` where the topic names one. */
export const liveChange = z.object({
  topic: z.enum(topics),
  teamId: z.optional(z.string()),
  object: z.optional(z.object({ kind: z.string(), id: z.string() })),
});
export type LiveChange = z.output<typeof liveChange>;
