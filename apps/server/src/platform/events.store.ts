import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/open-database.ts';
import { events } from '../db/schema/platform.ts';
import type { Random } from './random.ts';

/** The channel that wakes the relays; nothing travels on it. */
export const EVENTS_CHANNEL = 'garden_events';

/** What can have changed; a client knows by it what to ask for anew. */
export type Topic = 'notice' | 'thread' | 'voice' | 'feed' | 'applications' | 'gathering' | 'membership';

/** That something changed for a person or a team, never what it says. */
export type Announcement = {
  readonly audience: 'person' | 'team';
  readonly audienceId: string;
  readonly topic: Topic;
  readonly object?: { readonly kind: string; readonly id: string } | undefined;
};

/** Of a call's context, or of a job: where ids come from, and the moment. */
export type Announcing = { readonly random: Random; readonly now: Date };

/** Tells clients, once the transaction commits, that something changed. */
export async function announce(
  tx: Transaction,
  ctx: Announcing,
  ...announcements: readonly Announcement[]
): Promise<void> {
  if (announcements.length === 0) return;
  await tx
    .insert(events)
    .values(
      announcements.map(({ audience, audienceId, topic, object }) => ({
        ...{ id: ctx.random.id(), audience, audienceId, topic, createdAt: ctx.now },
        ...{ objectKind: object?.kind, objectId: object?.id },
      })),
    )
    .returning({ woken: sql`pg_notify(${EVENTS_CHANNEL}, '')` });
}
