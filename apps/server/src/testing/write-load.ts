import { api } from '@garden/contract';
import { demand, type RealServer, signUp } from './real-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a person was told is written. */
type Ledger = {
  readonly token: string;
  readonly day: string;
  draft: { version: number; text: string };
  diary: { id: string; version: number; text: string } | null;
  /** The text of a write that has not been answered: it may be there or not. */
  unanswered: string | undefined;
};

/** People at their writing, from the first write to the last that was answered. */
export type Writing = {
  /** Resolves with the first write that is acknowledged, or when the server is gone before. */
  readonly underWay: Promise<void>;
  /** Resolves, once the server no longer answers, to how many writes were acknowledged. */
  readonly acknowledged: Promise<number>;
};

export type WriteLoad = {
  /** Writes without a pause until the server no longer answers. */
  run(server: RealServer): Writing;
  /** Compares what is there with what was acknowledged; gives a line for each loss. */
  findLosses(server: RealServer): Promise<string[]>;
};

/** So many people who save drafts, publish and change their diaries, each one write after another. */
export async function prepareWriteLoad(server: RealServer, people: number): Promise<WriteLoad> {
  const ledgers = await Promise.all(Array.from({ length: people }, (_, person) => join(server, person)));
  let round = 0;
  return {
    run(living) {
      round += 1;
      const { promise: underWay, resolve: begin } = Promise.withResolvers<void>();
      const writers = ledgers.map((ledger) => writeUntilGone(living, ledger, round, begin));
      const acknowledged = Promise.all(writers).then((counts) =>
        counts.reduce((sum, count) => sum + count, 0),
      );
      return { underWay: Promise.race([underWay, acknowledged.then(() => undefined)]), acknowledged };
    },
    async findLosses(again) {
      return (await Promise.all(ledgers.map((ledger) => compare(again, ledger)))).flat();
    },
  };
}

async function join(server: RealServer, person: number): Promise<Ledger> {
  const token = await signUp(server, `writer-${person}@garden.example`);
  demand(await server.call(api.team.add, { name: `Team ${person}`, timezone: 'UTC' }, token));
  const { today } = demand(await server.call(api.draft.get, {}, token));
  // The draft lives on a day of its own, since publishing a day takes its draft away.
  return { token, day: today, draft: { version: 0, text: '' }, diary: null, unanswered: undefined };
}

const textOf = (round: number, write: number) => `Pruned row ${write} of the vineyard in round ${round}.`;

async function writeUntilGone(
  server: RealServer,
  ledger: Ledger,
  round: number,
  onAcknowledged: () => void,
): Promise<number> {
  for (let write = 0; ; write += 1) {
    const text = textOf(round, write);
    ledger.unanswered = text;
    try {
      await (write % 2 === 0 ? saveDraft(server, ledger, text) : saveDiary(server, ledger, text));
    } catch (error) {
      // A server that is gone gives no answer, or one cut off in the middle; a refusal is something else.
      if (error instanceof TypeError || error instanceof SyntaxError) return write;
      throw error;
    }
    ledger.unanswered = undefined;
    onAcknowledged();
  }
}

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

async function saveDraft(
  server: RealServer,
  { token, day, draft: kept }: Ledger,
  text: string,
): Promise<void> {
  const { version } = kept;
  const draft = { day: dayBefore(day), sections: { summary: text }, version };
  const saved = demand(await server.call(api.draft.add, draft, token));
  Object.assign(kept, { version: saved.version, text });
}

async function saveDiary(server: RealServer, ledger: Ledger, text: string): Promise<void> {
  const { token, day, diary } = ledger;
  const sections = { summary: text };
  const saved = diary
    ? await server.call(api.diary.update, { diaryId: diary.id, version: diary.version, sections }, token)
    : await server.call(api.diary.publish, { day, sections }, token);
  const { id, version } = demand(saved);
  ledger.diary = { id, version, text };
}

/** What is there is what was acknowledged last, or the one write after it that was not answered. */
async function compare(server: RealServer, ledger: Ledger): Promise<string[]> {
  const { token, day } = ledger;
  const { draft } = demand(await server.call(api.draft.get, { day: dayBefore(day) }, token));
  const { diary } = demand(await server.call(api.draft.get, { day }, token));
  const losses = [
    ...lossOf('draft', ledger.draft, draft, ledger.unanswered),
    ...lossOf('diary', ledger.diary ?? { version: 0, text: '' }, diary, ledger.unanswered),
  ];
  if (draft) ledger.draft = { version: draft.version, text: draft.sections.summary };
  if (diary) ledger.diary = { id: diary.id, version: diary.version, text: diary.sections.summary };
  ledger.unanswered = undefined;
  return losses;
}

type Kept = { version: number; sections: { summary: string } } | null;
type Acknowledged = { version: number; text: string };

function lossOf(what: string, told: Acknowledged, kept: Kept, unanswered: string | undefined): string[] {
  const version = kept?.version ?? 0;
  const text = kept?.sections.summary ?? '';
  const asTold = version === told.version && text === told.text;
  const oneFurther = version === told.version + 1 && text === unanswered;
  if (asTold || oneFurther) return [];
  return [`${what}: told ${told.version} "${told.text}", found ${version} "${text}"`];
}
