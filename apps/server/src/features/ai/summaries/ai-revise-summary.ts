import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { findSelf } from '../../diary/days/store.ts';
import { notify } from '../../notice/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { demandFeature } from '../switches/store.ts';
import { periodOf } from './rules.ts';
import { type KeptSummary, keepSummary, listCarers, lockSummary } from './store.ts';

const UNTOUCHED: KeptSummary = { lines: null, version: 0, sharedIn: null };

export const aiReviseSummary = call(
  api.ai.reviseSummary,
  async (ctx, { version, lines: written, sharedIn: wanted, ...asked }) => {
    const period = periodOf(asked, await findSelf(ctx));
    if (wanted && period.kind === 'week')
      throw refuseField('sharedIn', 'fieldInvalid', { field: 'sharedIn' });
    const { userId: ownerId } = ctx.actor;
    return ctx.database.transaction(async (tx) => {
      const [found, carers] = await Promise.all([
        lockSummary(tx, ownerId, period),
        listCarers(tx, ownerId, teamIdsOf(ctx.actor)),
        demandFeature(tx, ctx.actor, 'summaries'),
      ]);
      const before = found ?? UNTOUCHED;
      if (before.version !== version) throw conflict('changedElsewhere', { version: before.version });
      const lines =
        written === undefined
          ? before.lines
          : (written?.map(({ key = null, part, text = null }) => ({ key, part, text })) ?? null);
      // What is shared are lines that were looked over, and never those that a diary adds later.
      const sharedIn = written === null ? null : wanted === undefined ? before.sharedIn : wanted;
      if (wanted && lines === null) throw refuse('summaryNotLookedOver');
      const team = carers.find(({ teamId }) => teamId === sharedIn);
      if (wanted && !team) throw refuse('teamNotFound');
      if (wanted && team?.people.length === 0) throw refuseField('sharedIn', 'summaryNoReader');
      const kept = { ownerId, kind: period.kind, fromDay: period.from, changedAt: ctx.now };
      const own = { ...kept, lines, sharedIn, version: version + 1 };
      if (!(await keepSummary(tx, authorize(own, own.ownerId === ctx.actor.userId, 'summaryNotFound'))))
        throw conflict('changedElsewhere', { version: before.version });
      if (team && sharedIn !== before.sharedIn)
        await notify(tx, ctx, {
          userIds: team.people.map(({ id }) => id),
          kind: 'monthly_review',
          teamId: team.teamId,
          actorId: ownerId,
          params: { stage: 'shared', month: period.months[0] },
        });
      return { version: own.version, sharedIn };
    });
  },
);
