import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { changeTeam, lockMembership, lockTeam } from '../store.ts';
import { parseWords } from './rules.ts';
import { listWords } from './store.ts';

export const teamProhibited = call(api.team.prohibited, async (ctx, { teamId, words: text, base }) => {
  const words = parseWords(text);
  await ctx.database.transaction(async (tx) => {
    const membership = await lockMembership(tx, teamId, ctx.actor.userId);
    if (!membership) throw refuse('teamNotFound');
    const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
    if (base !== undefined) {
      await lockTeam(tx, teamId);
      const kept = await listWords(tx, teamId);
      const isSame = (others: readonly string[]) => others.join() === kept.join();
      if (!isSame(parseWords(base)) && !isSame(words)) throw conflict('settingsChanged', { words: kept });
    }
    // How many there are is on record, never which.
    await changeTeam(tx, administrator, {
      set: { prohibitedWords: words },
      action: 'words_changed',
      details: { count: words.length },
      now: ctx.now,
    });
  });
  return { words };
});
