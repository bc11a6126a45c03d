import type { DumpedRow } from './dump.ts';
import { openedIn } from './ledger.ts';

/** An anonymous comment as the dump holds it, with those who can have written it. */
export type Suspect = {
  readonly id: string;
  readonly objectId: string;
  readonly day: string;
  readonly row: DumpedRow;
  /** Readers of the diary or question who are not its owner. */
  readonly circle: readonly string[];
};

/** Names the writer of a comment, by the dump alone. */
export type Linker = (comment: Suspect) => string | undefined;

/** Something that a person did by name, at a moment that the dump tells. */
type Deed = { readonly userId: string; readonly at: number; readonly table: string };

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** A date as drivers give it: as text, or as midnight of the process' zone. */
export function toDay(value: unknown): string {
  if (!(value instanceof Date)) return String(value);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
}

const text = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/** Every row that holds a person's id, with every moment in it. */
export function deedsIn(dump: readonly DumpedRow[], userIds: readonly string[]): Deed[] {
  return dump.flatMap(({ table, values, text: all }) =>
    userIds
      .filter((userId) => all.includes(userId))
      .flatMap((userId) =>
        Object.values(values)
          .filter((value) => value instanceof Date)
          .map((value) => ({ userId, at: value.getTime(), table })),
      ),
  );
}

/** The person in a circle with the largest number. */
function best(circle: readonly string[], score: (userId: string) => number): string | undefined {
  return circle.map((userId) => ({ userId, score: score(userId) })).sort((a, b) => b.score - a.score)[0]
    ?.userId;
}

/** Who did something last before a moment. */
export function byMoment(deeds: readonly Deed[], momentOf: (comment: Suspect) => number | undefined): Linker {
  return (comment) => {
    const moment = momentOf(comment);
    if (moment === undefined) return undefined;
    return best(comment.circle, (userId) =>
      Math.max(
        -Infinity,
        ...deeds.filter((deed) => deed.userId === userId && deed.at <= moment).map(({ at }) => at),
      ),
    );
  };
}

/** All ways of linking that a dump invites to. */
export function linkersOf(dump: readonly DumpedRow[], userIds: readonly string[]): Record<string, Linker> {
  const deeds = deedsIn(dump, userIds);
  const rowsOf = (table: string) => dump.filter((row) => row.table === table);
  const ledger = openedIn(dump).map(({ row, ...opened }) => ({ ...opened, day: toDay(row.values.day) }));
  const anonymous = rowsOf('public.anonymous_comments');
  const mentioning = (id: string) =>
    dump.filter((row) => row.table !== 'public.anonymous_comments' && row.text.includes(id));
  const byDay = Map.groupBy(
    deeds.toSorted((a, b) => a.at - b.at),
    ({ at }) => dayOf(at),
  );
  const onDay = (day: string, of: (deed: Deed) => boolean = () => true) => (byDay.get(day) ?? []).filter(of);
  const count = (list: readonly { readonly userId: string }[], userId: string) =>
    list.filter((each) => each.userId === userId).length;

  return {
    'the moment of whatever names the comment': byMoment(deeds, ({ id }) => {
      const moments = mentioning(id).flatMap(({ values }) =>
        Object.values(values).filter((value) => value instanceof Date),
      );
      return moments.length === 0 ? undefined : Math.max(...moments.map((moment) => moment.getTime()));
    }),
    'the moment in its id': byMoment(deeds, ({ id }) =>
      Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16),
    ),
    'its place among the day’s rows': ({ row, day, circle }) => {
      const ofDay = anonymous.filter(({ values }) => text(values.day) === text(row.values.day));
      const share = ofDay.findIndex(({ place }) => place === row.place) / Math.max(1, ofDay.length);
      const done = onDay(day, ({ userId }) => circle.includes(userId));
      return done[Math.floor(share * done.length)]?.userId;
    },
    'its neighbour in the table': ({ row, circle }) => {
      const before = anonymous.find(({ place }) => place === row.place - 1);
      const others = before && ledger.filter(({ objectId }) => objectId === before.values.object_id);
      return others && best(circle, (userId) => count(others, userId));
    },
    'who opened it on its day': ({ objectId, day, circle }) =>
      best(circle, (userId) =>
        count(
          ledger.filter((each) => each.objectId === objectId && each.day === day),
          userId,
        ),
      ),
    'who keeps opening it': ({ objectId, circle }) =>
      best(circle, (userId) =>
        count(
          ledger.filter((each) => each.objectId === objectId),
          userId,
        ),
      ),
    'who opened little else that day': ({ day, circle }) =>
      best(
        circle,
        (userId) =>
          -count(
            ledger.filter((each) => each.day === day),
            userId,
          ),
      ),
    'who was busiest that day': ({ day, circle }) => best(circle, (userId) => count(onDay(day), userId)),
    'who signed in last that day': ({ day, circle }) =>
      best(circle, (userId) =>
        Math.max(
          0,
          ...onDay(day, (deed) => deed.userId === userId && deed.table === 'public.sessions').map(
            ({ at }) => at,
          ),
        ),
      ),
    'who was seen last of all': ({ circle }) =>
      best(circle, (userId) =>
        Math.max(0, ...deeds.filter((deed) => deed.userId === userId).map(({ at }) => at)),
      ),
    'who reacted to it': ({ objectId, circle }) => {
      const given = rowsOf('public.reactions').filter(({ values }) => values.object_id === objectId);
      return best(circle, (userId) => given.filter(({ values }) => values.user_id === userId).length);
    },
    'who has a name in the thread': ({ objectId, circle }) => {
      const said = rowsOf('public.comments').filter(({ values }) => values.object_id === objectId);
      return best(circle, (userId) => said.filter(({ values }) => values.author_id === userId).length);
    },
    'who is most often in a circle': ({ circle }) => best(circle, (userId) => count(ledger, userId)),
  };
}
