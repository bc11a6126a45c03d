import type { SeenIn, SeenKind, Visibility } from '@garden/contract';
import { rulesAt } from '../../team/widening/rules.ts';
import { seenByRole } from './rules.ts';
import type { Circle, Own } from './store.ts';

/** A team as it is at a later moment, once what was announced until then holds. */
function circleAt(circle: Circle, at: Date): Circle {
  const isDue = (from: string | null) => from !== null && new Date(from) <= at;
  return {
    ...circle,
    ...rulesAt(circle, at),
    aloneFrom: isDue(circle.aloneFrom) ? null : circle.aloneFrom,
    people: circle.people.map((person) => ({
      ...person,
      seesFrom: isDue(person.seesFrom) ? null : person.seesFrom,
      caresFrom: isDue(person.caresFrom) ? null : person.caresFrom,
    })),
  };
}

/** When something begins to hold in a team that is not so now, in its order. */
function momentsOf({ people, coming, aloneFrom }: Circle): Date[] {
  const told = [
    aloneFrom,
    ...people.flatMap(({ seesFrom, caresFrom }) => [seesFrom, caresFrom]),
    ...(coming ?? []).map(({ from }) => from),
  ];
  const moments = new Set(told.flatMap((from) => (from === null ? [] : new Date(from).getTime())));
  return [...moments].sort((a, b) => a - b).map((moment) => new Date(moment));
}

/** Who sees something that they did not see before. */
function gained(before: SeenIn | undefined, after: SeenIn): SeenIn | null {
  if (before?.everyone) return null;
  const userIds = after.userIds.filter((userId) => !before?.userIds.includes(userId));
  return after.everyone || userIds.length > 0 ? { ...after, userIds } : null;
}

/** Who will see more of someone’s own, from when, and what: the difference between what holds now and what was set. */
export function comingOf(own: Own, circles: readonly Circle[]): Visibility['coming'] {
  const all = circles.flatMap((circle) => {
    let seen = seenByRole(own, circle);
    return momentsOf(circle).flatMap((from) => {
      const before = seen;
      seen = seenByRole(own, circleAt(circle, from));
      const more = [...seen].flatMap(([kind, after]) => {
        const by = gained(before.get(kind), after);
        return by ? [{ kind, by }] : [];
      });
      return [...Map.groupBy(more, ({ by }) => JSON.stringify(by)).values()].flatMap((alike) => {
        const [first] = alike;
        const kinds = alike.map(({ kind }): SeenKind => kind);
        return first ? [{ from: from.toISOString(), seenBy: first.by, kinds }] : [];
      });
    });
  });
  return all.sort((a, b) => a.from.localeCompare(b.from));
}
