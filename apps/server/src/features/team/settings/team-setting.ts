import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { exchangeAvatar } from '../../account/profile/store.ts';
import { administers } from '../policy.ts';
import { presentTeam } from '../present.ts';
import { changeTeam, lockMembership, lockTeam } from '../store.ts';
import { findTeam } from '../teams/store.ts';
import { planRules, wishedRules } from '../widening/rules.ts';
import { tellOfRules } from '../widening/store.ts';
import { changedSettings, changesOf, mergeSettings, overwrites, type Wish } from './setting.rules.ts';
import { demandRegion } from './team-regions.ts';

export const teamSetting = call(api.team.setting, async (ctx, { teamId, avatar, base, ...wished }) => {
  const wish = changesOf<Wish>(wished, base);
  await demandRegion(ctx, wish.calendar);
  const team = await exchangeAvatar(ctx, avatar, ({ key: picture, replace }) =>
    ctx.database.transaction(async (tx) => {
      const membership = await lockMembership(tx, teamId, ctx.actor.userId);
      if (!membership) throw refuse('teamNotFound');
      const administrator = authorize(membership, administers(membership.role), 'adminsOnly');
      const kept = await lockTeam(tx, teamId);
      if (!kept) throw refuse('teamNotFound');
      const newId = () => ctx.random.id();
      const before = { ...kept, rules: wishedRules(kept) };
      const settings = mergeSettings(before, wish, newId);
      if (base && overwrites(before, mergeSettings(before, base, newId), settings)) {
        const current = await findTeam(tx, ctx, membership.userId, teamId);
        throw conflict('settingsChanged', current && presentTeam(current, ctx.config.publicUrl));
      }
      const details = {
        ...changedSettings(before, settings),
        ...(picture !== undefined && picture !== kept.avatar && { avatar: picture !== null }),
      };
      const planned = settings.rules
        ? planRules(kept, settings.rules, { now: ctx.now, waits: kept.memberCount > 1 })
        : { rules: null, coming: null };
      if (Object.keys(details).length > 0) {
        const set = { ...settings, ...planned, avatar: picture };
        await changeTeam(tx, administrator, { set, action: 'settings_changed', details, now: ctx.now });
        await tellOfRules(tx, ctx, administrator, { before: kept.coming, after: planned.coming });
      }
      const changed = await findTeam(tx, ctx, membership.userId, teamId);
      if (!changed) throw refuse('teamNotFound');
      replace(tx, kept.avatar);
      return changed;
    }),
  );
  return presentTeam(team, ctx.config.publicUrl);
});
