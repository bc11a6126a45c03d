import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { listOwners, replaceActions } from './answers.store.ts';
import { lookingAs, presentQuestionnaire } from './present.ts';
import { findFacts, lockQuestionnaire } from './store.ts';
import { readAnonymity } from './takers.store.ts';

export const questionnaireAct = call(api.questionnaire.act, async (ctx, input) => {
  const { questionnaireId, run, actions } = input;
  const { userId } = ctx.actor;
  const reader = { userId, teamIds: teamIdsOf(ctx.actor), anonymity: await readAnonymity(ctx) };
  if (new Set(actions.map(({ id }) => id)).size < actions.length) throw refuseField('actions', 'idsRepeated');
  return ctx.database.transaction(async (tx) => {
    const [locked, facts, found] = await Promise.all([
      lockQuestionnaire(tx, questionnaireId, userId),
      findFacts(tx, questionnaireId, reader, run),
      listOwners(
        tx,
        questionnaireId,
        actions.map(({ ownerId }) => ownerId),
      ),
    ]);
    const looking = locked && lookingAs(ctx.actor, locked.teamId, ctx.now);
    if (!locked || !facts || !looking || locked.deletedAt) throw refuse('questionnaireNotFound');
    const shown = authorize(facts.shown, administers(locked.role), 'adminsOnly');
    // What was set out to do is the job of those who have left as well, until someone else takes it.
    const owners = new Map(
      [...facts.actions.map(({ owner }) => owner), ...found].map((owner) => [owner.id, owner]),
    );
    const before = new Map(
      facts.actions.filter((action) => action.run === run).map((action) => [action.id, action]),
    );
    const newest = facts.runs[0]?.number ?? run;
    const kept = actions.map((action, at) => {
      const owner = owners.get(action.ownerId);
      if (!owner) throw refuseField(`actions.${at}.ownerId`, 'actionOwnerInvalid');
      const { askedIn = newest + 1, text = action.text } = before.get(action.id) ?? {};
      if (askedIn <= newest && text !== action.text)
        throw refuseField(`actions.${at}.text`, 'actionAskedAbout');
      return { ...action, owner, run, askedIn };
    });
    replaceActions(
      tx,
      shown,
      kept.map(({ owner: _, run: __, askedIn, ...action }) => ({
        ...action,
        askedIn: askedIn === run + 1 ? null : askedIn,
      })),
    );
    const view = presentQuestionnaire(
      { ...facts, actions: [...facts.actions.filter((action) => action.run !== run), ...kept] },
      { ...looking, role: locked.role },
    );
    if (!view) throw refuse('questionnaireNotFound');
    return view;
  });
});
