import type { DumpedRow } from './dump.ts';
import { openingsOf } from './ledger.ts';
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

/** Ways to name a writer that copies of the database a day apart invite to. */
export function copyTracersOf(copies: readonly Copy[]): Readonly<Record<string, Tracer>> {
  const around = ({ minute }: Traced) => {
    const before = copies.filter((copy) => copy.minute < minute);
    return { last: before.at(-1)?.rows ?? [], earlier: before.at(-2)?.rows ?? [] };
  };
  const isOf = (userId: string) => (row: DumpedRow) => row.text.includes(userId);
  const changes = new Map<Copy, readonly DumpedRow[]>();
  /** What one copy has and the one before has not, but for what no one can read. */
  const changedIn = (copy: Copy | undefined): readonly DumpedRow[] => {
    if (!copy) return [];
    const before = changes.get(copy);
    if (before) return before;
    const known = new Set(copies[copies.indexOf(copy) - 1]?.rows.map(({ table, text }) => table + text));
    const changed = copy.rows.filter(
      ({ table, text }) => table !== 'public.anonymous_inbox' && !known.has(table + text),
    );
    changes.set(copy, changed);
    return changed;
  };
  return {
    'whose reading lies next to what came into the inbox': (comment) => {
      const { last } = around(comment);
      const inbox = last
        .filter(({ table }) => table === 'public.anonymous_inbox')
        .map(({ xmin }) => Number(xmin));
      const distance = (userId: string) =>
        Math.min(
          ...openingsOf(last, comment.objectId)
            .filter(isOf(userId))
            .flatMap(({ xmin }) => inbox.map((at) => Math.abs(at - Number(xmin)))),
          Number.MAX_SAFE_INTEGER,
        );
      return best(comment.circle, (userId) => -distance(userId));
    },
    'who read it between the last two copies': (comment) => {
      const { last, earlier } = around(comment);
      const known = openingsOf(earlier, comment.objectId);
      const late = openingsOf(last, comment.objectId).filter(
        ({ values }) => !known.some((row) => row.values.reader_id === values.reader_id),
      );
      const order = comment.circle.map((userId) => late.findIndex(isOf(userId)));
      return comment.circle[order.indexOf(Math.max(...order))];
    },
    'who changed most between the last two copies': (comment) => {
      const changed = changedIn(copies.findLast((copy) => copy.minute < comment.minute));
      return best(comment.circle, (userId) => changed.filter(isOf(userId)).length);
    },
    'whose row was held by what wrote the comments': (comment) => {
      const { last } = around(comment);
      const writers = new Set(
        last.filter(({ table }) => table === 'public.anonymous_comments').map(({ xmin }) => xmin),
      );
      return best(
        comment.circle,
        (userId) => last.filter((row) => writers.has(row.xmax) && isOf(userId)(row)).length,
      );
    },
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
      best(
        comment.circle,
        (userId) =>
          log.filter((call) => call.userId === userId && call.path.endsWith('comment/answered')).length,
      ),
  };
  return tracers;
}
