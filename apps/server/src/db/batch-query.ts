import { type Database, faultInsideTransaction, outsideTransactions } from './transaction.ts';

/** How many share one statement at most. */
export const MOST_TOGETHER = 100;
/** A statement that takes longer no longer holds up the next one. */
export const PATIENCE_MS = 100;

/** Asks for all of them at once; tells how each of them learns its own part. */
export type AskBatch<Asked, Answer> = (asked: readonly Asked[]) => Promise<(asked: Asked) => Answer>;

type Caller<Asked, Answer> = {
  readonly asked: Asked;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * Lets those who ask in the same moment share one statement; anyone who comes while it is under way shares the next.
 * A statement is sent after everyone in it has asked, so that each learns what holds by then, and a write is
 * acknowledged once it has committed. Where one fails, each of those in it is asked for alone: the fault of one is not
 * that of the others. What is asked must therefore bear being asked twice.
 */
export function batchQuery<Asked, Answer>(
  askBatch: AskBatch<Asked, Answer>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Caller<Asked, Answer>[] = [];
  let held = false;

  const next = () => {
    const callers = waiting.slice(0, MOST_TOGETHER);
    waiting = waiting.slice(MOST_TOGETHER);
    held = callers.length > 0;
    if (!held) return;
    let over = false;
    const goOn = () => {
      if (over) return;
      over = true;
      clearTimeout(patience);
      next();
    };
    const patience = setTimeout(goOn, PATIENCE_MS);
    void serve(callers).then(goOn);
  };

  const serve = async (callers: readonly Caller<Asked, Answer>[]) => {
    try {
      const answerOf = await askBatch(callers.map(({ asked }) => asked));
      for (const { asked, answer } of callers) answer(answerOf(asked));
    } catch (error) {
      const [only] = callers;
      if (only && callers.length === 1) only.fail(error);
      else await Promise.all(callers.map((caller) => serve([caller])));
    }
  };

  return (asked) =>
    new Promise((answer, fail) => {
      // Here and not where the statement is sent, which others share.
      const fault = faultInsideTransaction();
      if (fault) return fail(fault);
      waiting.push({ asked, answer, fail });
      if (held) return;
      held = true;
      // By then every request that the network has brought was read.
      outsideTransactions(() => setImmediate(next));
    });
}

/**
 * The same for each database.
 * @param prepare what it is given besides the database is the same each time
 */
export function batchQueryOn<Asked, Answer, Given extends readonly unknown[] = []>(
  prepare: (db: Database, ...given: Given) => AskBatch<Asked, Answer>,
): (db: Database, asked: Asked, ...given: Given) => Promise<Answer> {
  const known = new WeakMap<Database, (asked: Asked) => Promise<Answer>>();
  return (db, asked, ...given) => {
    const ask = known.get(db) ?? batchQuery(prepare(db, ...given));
    known.set(db, ask);
    return ask(asked);
  };
}
