import { isDiaryMonth, monthOf } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { maySettle } from '../appeals/policy.ts';
import { presentOpenAppeal } from '../appeals/present.ts';
import { listOpenAppeals } from '../appeals/store.ts';
import { LEAST_PEOPLE, tellableGroups } from '../rules.ts';
import { assertMonthOfTeam, countMonths, todayIn } from '../store.ts';
import { numbersOf } from './groups.rules.ts';

export const showGroups: Handler<Api['score']['groups']> = async (ctx, input) => {
  const { actor, now } = ctx;
  const { teamId } = input;
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const month = input.month ?? monthOf(todayIn(own, now));
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const { db } = ctx.database;
  const [members, { team, open, catchUp }] = await Promise.all([
    countMonths(ctx, db, { teamId, month }),
    listOpenAppeals(db, teamId),
  ]);
  assertMonthOfTeam(month, { ...own, createdAt: team.createdAt }, now);
  const counted = members.filter(({ scored, count }) => scored && count.expected > 0);
  const everyone = counted.map(({ person }) => person.id);
  const departments = Map.groupBy(
    members.flatMap(({ person, departments: parts }) =>
      parts.map((part) => ({ ...part, userId: person.id })),
    ),
    ({ id }) => id,
  );
  const groups = [...departments].map(([id, people]) => ({
    id,
    name: people[0]?.name ?? '',
    userIds: new Set(people.map(({ userId }) => userId).filter((userId) => everyone.includes(userId))),
  }));
  const tellable = tellableGroups(everyone, groups);
  const of = (userIds: ReadonlySet<string>) =>
    numbersOf(counted.filter(({ person }) => userIds.has(person.id)).map(({ count }) => count));
  return {
    month,
    takenOn: todayIn(own, now),
    people: everyone.length,
    team: everyone.length < LEAST_PEOPLE ? null : of(new Set(everyone)),
    departments: groups
      .toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))
      .map(({ id, name, userIds }) => ({ id, name, numbers: tellable.has(id) ? of(userIds) : null })),
    appeals: open
      .filter((appeal) => maySettle(appeal, actor.userId))
      .map((appeal) => presentOpenAppeal(appeal, actor.userId)),
    oldDiaries:
      administers(own.role) && !catchUp.finishedAt
        ? Math.floor((100 * catchUp.done) / Math.max(1, catchUp.total ?? 1))
        : null,
  };
};
