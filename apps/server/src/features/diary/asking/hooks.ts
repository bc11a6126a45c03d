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
export type TopicColumns = { readonly userId: SQL; readonly teamIds: SQL; readonly day: SQL };

/** The topics of a writer's teams that ask them on a day. */
export const topicColumn = new Column<TopicColumns, readonly TopicAsked[]>('topics');

/** What a team says and asks in the first week of someone who came to it. */
export type FirstWeekFacts = {
  /** One for each day; null for the product’s own. */
  readonly prompts: readonly string[] | null;
  readonly buddy: { readonly id: string; readonly name: string; readonly avatar: string | null } | null;
  /** Whether they have said what confused them. */
  readonly said: boolean;
};

/** Who writes, in which home team (null in none). */
export type FirstWeekColumns = { readonly userId: SQL; readonly teamId: SQL };

export const firstWeekColumn = new Column<FirstWeekColumns, FirstWeekFacts>('firstWeek');
