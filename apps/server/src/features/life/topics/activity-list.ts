import { dayAt } from '@garden/calendar';
import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findMembershipContext } from '../../team/membership/store.ts';
import { presentTopic } from './present.ts';
import { listTopics } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const activityList = call(api.activity.list, async (ctx, input) => {
  const { teamId, state, cursor, limit } = input;
  const after = readCursor(cursor, key);
  const membership = await findMembershipContext(ctx, { teamId, userId: ctx.actor.userId });
  if (!membership) throw refuse('teamNotFound');
  const today = dayAt(ctx.now, membership.calendar);
  const found = await listTopics(ctx.database.db, teamId, { state, today, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (topic) => [topic.endsOn, topic.id]);
  return { items: rows.map((topic) => presentTopic(topic, membership, today)), nextCursor };
});
