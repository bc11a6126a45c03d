import type { DumpedRow } from './dump.ts';
import { openedIn } from './ledger.ts';
import type { Copy, Logged } from './life.ts';

/** What is known of a comment by those who look for its writer. */
export type Traced = {
  readonly objectId: string;
  /** When it became visible, in minutes since the first day began. */
  readonly minute: number;
  /** Whose names became visible with it. */
  readonly circle: readonly string[];
};

type Tracer = (comment: Traced) => string | undefined;

const best = (circle: readonly string[], score: (userId: string) => number) =>
  circle.toSorted((a, b) => score(b) - score(a))[0];

/** What one who holds a copy looks at, found once for all comments. */
type Seen = {
  /** The transactions of what waits in the inbox. */
  readonly inbox: readonly number[];
  readonly openingsOf: (objectId: string) => readonly DumpedRow[];
  /** How many rows are a person's that the copy before has not, but for what no one can read. */
  readonly changed: (userId: string) => number;
  /** How many rows are a person's that were held by what wrote the comments. */
  readonly held: (userId: string) => number;
};

const isOf = (userId: string) => (row: DumpedRow) => row.text.includes(userId);

/** How many of the rows are a person's; each person's are counted once. */
function countOf(rows: readonly DumpedRow[]): (userId: string) => number {
  const counts = new Map<string, number>();
  return (userId) => {
    const count = counts.get(userId) ?? rows.filter(isOf(userId)).length;
    counts.set(userId, count);
    return count;
  };
}

function seeIn(rows: readonly DumpedRow[], before: readonly DumpedRow[]): Seen {
  const known = new Set(before.map(({ table, text }) => table + text));
  const inbox = rows.filter(({ table }) => table === 'public.anonymous_inbox');
  const writers = new Set(
    rows.filter(({ table }) => table === 'public.anonymous_comments').map(({ xmin }) => xmin),
  );
  const openings = Map.groupBy(openedIn(rows), ({ objectId }) => objectId);
  return {
    inbox: inbox.map(({ xmin }) => Number(xmin)),
    openingsOf: (objectId) => (openings.get(objectId) ?? []).map(({ row }) => row),
    changed: countOf(
      rows.filter(({ table, text }) => table !== 'public.anonymous_inbox' && !known.has(table + text)),
    ),
    held: countOf(rows.filter(({ xmax }) => writers.has(xmax))),
  };
}

const NOTHING = seeIn([], []);

/** Ways to name a writer that copies of the database a day apart invite to. */
export function copyTracersOf(copies: readonly Copy[]): Readonly<Record<string, Tracer>> {
  const seen = copies.map(({ rows }, index) => seeIn(rows, copies[index - 1]?.rows ?? []));
  const around = ({ minute }: Traced) => {
    const index = copies.findLastIndex((copy) => copy.minute < minute);
    return { last: seen[index] ?? NOTHING, earlier: seen[index - 1] ?? NOTHING };
  };
  return {
    'whose reading lies next to what came into the inbox': (comment) => {
      const { last } = around(comment);
      const distance = (userId: string) =>
        Math.min(
          ...last
            .openingsOf(comment.objectId)
            .filter(isOf(userId))
            .flatMap(({ xmin }) => last.inbox.map((at) => Math.abs(at - Number(xmin)))),
          Number.MAX_SAFE_INTEGER,
        );
      return best(comment.circle, (userId) => -distance(userId));
    },
    'who read it between the last two copies': (comment) => {
      const { last, earlier } = around(comment);
      const known = earlier.openingsOf(comment.objectId);
      const late = last
        .openingsOf(comment.objectId)
        .filter(({ values }) => !known.some((row) => row.values.reader_id === values.reader_id));
      const order = comment.circle.map((userId) => late.findIndex(isOf(userId)));
      return comment.circle[order.indexOf(Math.max(...order))];
    },
    'who changed most between the last two copies': (comment) =>
      best(comment.circle, around(comment).last.changed),
    'whose row was held by what wrote the comments': (comment) =>
      best(comment.circle, around(comment).last.held),
  };
}

/** Ways to name a writer that the log of a proxy invites to. */
export function logTracersOf(
  log: readonly Logged[],
  comments: readonly { readonly at: number; readonly userId: string }[],
) {
  const byName = new Set(comments.map(({ at, userId }) => `${userId} ${Math.round(at * 100)}`));
  const posts = log.filter(
    ({ path, userId, minute }) =>
      path.endsWith('comment/add') && !byName.has(`${userId} ${Math.round(minute * 100)}`),
  );
  const within = (comment: Traced) =>
    posts.filter(({ minute }) => minute < comment.minute && minute > comment.minute - 2 * 24 * 60);
  const asks = Map.groupBy(
    log.filter(({ path }) => path.endsWith('comment/answered')),
    ({ userId }) => userId,
  );
  const tracers: Readonly<Record<string, Tracer>> = {
    'who sent most that no one sees by name': (comment) => {
      const sent = within(comment);
      return best(comment.circle, (userId) => sent.filter((post) => post.userId === userId).length);
    },
    'who sent last': (comment) => {
      const sent = within(comment);
      return best(comment.circle, (userId) => sent.findLastIndex((post) => post.userId === userId));
    },
    'whose answers have another length': (comment) => {
      const sent = within(comment);
      const usual = sent[0]?.bytes ?? 0;
      return best(
        comment.circle,
        (userId) => sent.filter((post) => post.userId === userId && post.bytes !== usual).length,
      );
    },
    'who asks for answers to voices': (comment) =>
      best(comment.circle, (userId) => asks.get(userId)?.length ?? 0),
  };
  return tracers;
}
