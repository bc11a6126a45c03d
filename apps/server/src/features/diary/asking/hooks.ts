import type { SQL } from 'drizzle-orm';
import { Column } from '../../../platform/hooks.ts';

export type TopicAsked = {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  readonly prompt: string;
  readonly endsOn: string;
};

/** Who is asked, in which of their teams (an array), and on which day. */
export type TopicsBeside = { readonly userId: SQL; readonly teamIds: SQL; readonly day: SQL };

/** The topics of a writer's teams that ask them on a day. */
export const topicColumn = new Column<TopicsBeside, readonly TopicAsked[]>('topics');
