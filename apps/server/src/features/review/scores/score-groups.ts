import { isDiaryMonth, monthOf } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { maySettle } from '../appeals/policy.ts';
import { presentOpenAppeal } from '../appeals/present.ts';
import { listOpenAppeals } from '../appeals/store.ts';
import { assertMonthOfTeam, todayIn } from '../store.ts';
import { findGroupNumbers } from './group-numbers.store.ts';
import { numbersOf } from './morning.rules.ts';

export const scoreGroups = call(api.score.groups, async (ctx, input) => {
  const { actor, now } = ctx;
  const { teamId } = input;
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const month = input.month ?? monthOf(todayIn(own, now));
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const { db } = ctx.database;
  const [numbers, { team, open, catchUp }] = await Promise.all([
    findGroupNumbers(db, teamId, month),
    listOpenAppeals(db, { teamId, userId: actor.userId, sight: own.sight }),
  ]);
  assertMonthOfTeam(month, { ...own, createdAt: team.createdAt }, now);
  const { takenOn, people, departments } = numbers;
  return {
    month,
    takenOn,
    people,
    team: numbersOf(numbers.month.team),
    departments: departments
      .toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))
      .map(({ id, name }) => ({ id, name, numbers: numbersOf(numbers.month.departments[id]) })),
    appeals: open
      .filter((appeal) => maySettle(appeal, actor.userId))
      .map((appeal) => presentOpenAppeal(appeal, actor.userId)),
    oldDiaries:
      administers(own.role) && !catchUp.finishedAt
        ? Math.floor((100 * catchUp.done) / Math.max(1, catchUp.total ?? 1))
        : null,
  };
});
