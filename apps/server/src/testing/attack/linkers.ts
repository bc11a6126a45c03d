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
  const momentsOf = new Map(
    [...Map.groupBy(deeds, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      own.map(({ at }) => at).sort((a, b) => a - b),
    ]),
  );
  return (comment) => {
    const moment = momentOf(comment);
    if (moment === undefined) return undefined;
    return best(
      comment.circle,
      (userId) => momentsOf.get(userId)?.findLast((at) => at <= moment) ?? -Infinity,
    );
  };
}

/** How many there are of each key; what has none counts 0. */
function countBy<T>(list: readonly T[], keyOf: (item: T) => string): (key: string) => number {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return (key) => counts.get(key) ?? 0;
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The last moment of all rows that name an id, for each id that any names. */
function lastMomentsOf(rows: readonly DumpedRow[]): ReadonlyMap<string, number> {
  const moments = new Map<string, number>();
  for (const { values, text: all } of rows) {
    const last = Math.max(
      ...Object.values(values).flatMap((value) => (value instanceof Date ? [value.getTime()] : [])),
    );
    if (last === -Infinity) continue;
    for (const [id] of all.matchAll(ID)) moments.set(id, Math.max(last, moments.get(id) ?? last));
  }
  return moments;
}

/** All ways of linking that a dump invites to. */
export function linkersOf(dump: readonly DumpedRow[], userIds: readonly string[]): Record<string, Linker> {
  const deeds = deedsIn(dump, userIds);
  const rowsOf = (table: string) => dump.filter((row) => row.table === table);
  const ledger = openedIn(dump).map(({ row, ...opened }) => ({ ...opened, day: toDay(row.values.day) }));
  const anonymous = rowsOf('public.anonymous_comments');
  const anonymousOf = Map.groupBy(anonymous, ({ values }) => text(values.day));
  const lastMoments = lastMomentsOf(dump.filter(({ table }) => table !== 'public.anonymous_comments'));
  const byDay = Map.groupBy(
    deeds.toSorted((a, b) => a.at - b.at),
    ({ at }) => dayOf(at),
  );
  const onDay = countBy(deeds, ({ userId, at }) => `${userId} ${dayOf(at)}`);
  const openings = countBy(ledger, ({ userId, objectId }) => `${userId} ${objectId}`);
  const openingsOnDay = countBy(ledger, ({ userId, objectId, day }) => `${userId} ${objectId} ${day}`);
  const allOpeningsOnDay = countBy(ledger, ({ userId, day }) => `${userId} ${day}`);
  const allOpenings = countBy(ledger, ({ userId }) => userId);
  const reactions = countBy(
    rowsOf('public.reactions'),
    ({ values }) => `${values.user_id} ${values.object_id}`,
  );
  const said = countBy(rowsOf('public.comments'), ({ values }) => `${values.author_id} ${values.object_id}`);

  return {
    'the moment of whatever names the comment': byMoment(deeds, ({ id }) => lastMoments.get(id)),
    'the moment in its id': byMoment(deeds, ({ id }) =>
      Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16),
    ),
    'its place among the day’s rows': ({ row, day, circle }) => {
      const ofDay = anonymousOf.get(text(row.values.day)) ?? [];
      const share = ofDay.findIndex(({ place }) => place === row.place) / Math.max(1, ofDay.length);
      const done = (byDay.get(day) ?? []).filter(({ userId }) => circle.includes(userId));
      return done[Math.floor(share * done.length)]?.userId;
    },
    'its neighbour in the table': ({ row, circle }) => {
      const before = anonymous.find(({ place }) => place === row.place - 1);
      return before && best(circle, (userId) => openings(`${userId} ${before.values.object_id}`));
    },
    'who opened it on its day': ({ objectId, day, circle }) =>
      best(circle, (userId) => openingsOnDay(`${userId} ${objectId} ${day}`)),
    'who keeps opening it': ({ objectId, circle }) =>
      best(circle, (userId) => openings(`${userId} ${objectId}`)),
    'who opened little else that day': ({ day, circle }) =>
      best(circle, (userId) => -allOpeningsOnDay(`${userId} ${day}`)),
    'who was busiest that day': ({ day, circle }) => best(circle, (userId) => onDay(`${userId} ${day}`)),
    'who signed in last that day': ({ day, circle }) => {
      const signedIn = byDay.get(day)?.filter(({ table }) => table === 'public.sessions') ?? [];
      return best(circle, (userId) => signedIn.findLast((deed) => deed.userId === userId)?.at ?? 0);
    },
    'who was seen last of all': byMoment(deeds, () => Number.POSITIVE_INFINITY),
    'who reacted to it': ({ objectId, circle }) =>
      best(circle, (userId) => reactions(`${userId} ${objectId}`)),
    'who has a name in the thread': ({ objectId, circle }) =>
      best(circle, (userId) => said(`${userId} ${objectId}`)),
    'who is most often in a circle': ({ circle }) => best(circle, allOpenings),
  };
}
