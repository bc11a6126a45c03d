import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { changeTeam, lockMembership } from '../store.ts';
import { parseWords } from './rules.ts';

export const prohibitWords: Handler<Api['team']['prohibited']> = async (ctx, { teamId, words: text }) => {
  const words = parseWords(text);
  await ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    // How many there are is on record, never which.
    await changeTeam(tx, authorize(membership, administers(membership.role), 'adminsOnly'), {
      set: { prohibitedWords: words },
      action: 'words_changed',
      details: { count: words.length },
      now: ctx.now,
    });
  });
  return { words };
};
