import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lookingAs, presentSummary } from './present.ts';
import { listQuestionnaires } from './store.ts';
import { readAnonymity } from './takers.store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const questionnaireList = call(api.questionnaire.list, async (ctx, input) => {
  const { teamId, state, cursor, limit } = input;
  const { userId } = ctx.actor;
  const after = readCursor(cursor, key);
  const looking = lookingAs(ctx.actor, teamId, ctx.now);
  if (!looking) throw refuse('teamNotFound');
  const { role, today } = looking;
  const found = await listQuestionnaires(
    ctx.database.db,
    teamId,
    { userId, teamIds: [teamId], anonymity: await readAnonymity(ctx) },
    { state, today, after, withComing: administers(role), limit: limit + 1 },
  );
  const { rows, nextCursor } = cutPage(found, limit, ({ id, run }) => [run.closesOn, id]);
  return { items: rows.map((listed) => presentSummary(listed, looking)), nextCursor };
});
