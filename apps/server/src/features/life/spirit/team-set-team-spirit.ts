import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership, lockTeam } from '../../team/store.ts';
import { CULTURE } from '../culture/rules.ts';
import { arrangeWords } from './rules.ts';
import { findSpirit, putSpirit } from './store.ts';

export const teamSetTeamSpirit = call(api.team.setTeamSpirit, async (ctx, { teamId, version, words }) =>
  ctx.database.transaction(async (tx) => {
    const [membership, , kept] = await Promise.all([
      lockMembership(tx, teamId, ctx.actor.userId),
      lockTeam(tx, teamId),
      findSpirit(tx, teamId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const isAdministrator = administers(membership.role);
    if (!isAdministrator) throw refuse('adminsOnly');
    if (version !== kept.version) throw conflict('watchwordsChanged', { ...kept, words: [...kept.words] });
    const arranged = arrangeWords(kept.words, words, () => ctx.random.id());
    putSpirit(
      tx,
      authorize({ teamId, words: arranged, version: version + 1 }, isAdministrator, 'adminsOnly'),
    );
    const object = { kind: CULTURE, id: teamId };
    emitEvent(tx, ctx, { audience: 'team', audienceId: teamId, topic: 'culture', object });
    return { version: version + 1, words: arranged };
  }),
);
