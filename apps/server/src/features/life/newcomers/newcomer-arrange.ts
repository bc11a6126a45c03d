import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership, lockTeam } from '../../team/store.ts';
import { presentGuide } from './present.ts';
import { arrangeChecklist } from './rules.ts';
import { findGuide, putGuide } from './store.ts';

export const newcomerArrange = call(api.newcomer.arrange, async (ctx, input) => {
  const { teamId, version, prompts, checklist } = input;
  return ctx.database.transaction(async (tx) => {
    const [membership, , kept] = await Promise.all([
      lockMembership(tx, teamId, ctx.actor.userId),
      lockTeam(tx, teamId),
      findGuide(tx, teamId),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const { role } = authorize(membership, administers(membership.role), 'adminsOnly');
    if (version !== (kept?.version ?? 0)) throw conflict('settingsChanged', presentGuide(kept, role));
    const list = kept?.checklist ?? null;
    const guide = {
      teamId,
      prompts: prompts === undefined ? (kept?.prompts ?? null) : prompts,
      checklist:
        checklist === undefined
          ? list
          : checklist && arrangeChecklist(list, checklist, () => ctx.random.id()),
      version: version + 1,
    };
    putGuide(tx, authorize(guide, administers(role), 'adminsOnly'));
    return presentGuide(guide, role);
  });
});
