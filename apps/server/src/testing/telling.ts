import { api, type OutputOf, type RequestOf } from '@garden/contract';
import { beforeAll, beforeEach } from 'vitest';
import { answering, type Behaviour } from '../platform/ai/testing/provider-server.ts';
import { buildDiary, buildPerson, type TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { useProvider } from './use-provider.ts';
import { useTestApp } from './use-test-app.ts';

export const [MONDAY, TUESDAY] = ['2026-03-30', '2026-03-31'];
export const ofMonth = { of: 'month', month: '2026-03' } as const;

/** What someone wrote on Monday, unless told. */
export const DAY =
  'Pruned 40 rows of the north slope with Tom. The staging key did not arrive, so I couldn’t ship the release.';

export type ToldSentence = { id: string; by: string; day: string; text: string };
type Said = {
  text: string;
  /** The sentences that hold these words, or these ids. */
  cites: readonly string[];
  part?: string;
  about?: string;
};

/** Answers with these claims about whatever it is told. */
export const saying = (make: (sentences: ToldSentence[]) => readonly Said[]): Behaviour =>
  answering((data) => {
    const sentences: ToldSentence[] = JSON.parse(data);
    return make(sentences).map(({ cites, ...claim }) => ({
      ...claim,
      cites: cites.map((words) => sentences.find(({ text = '' }) => text.includes(words))?.id ?? words),
    }));
  });

export const did = (text: string, ...cites: string[]): Said => ({ text, cites, part: 'did' });

export type TellWish = RequestOf<typeof api.ai.tell>;

export const texts = ({ claims }: OutputOf<typeof api.ai.tell>) => claims.map(({ text }) => text);

/** On Tuesday: a server without a provider, another that asks one, and what people have told by it. */
export function useTelling() {
  const withoutProvider = useTestApp();
  const provided = useProvider(withoutProvider);
  let app: TestApp;
  beforeAll(async () => {
    app = await provided.open();
  });
  beforeEach(() => {
    for (const each of [withoutProvider, app]) each.clock.set(`${TUESDAY}T12:00:00.000Z`);
  });
  const ask = (as: TestPerson, wish: TellWish, on: TestApp = app) => on.call(api.ai.tell, wish, { as });
  return {
    withoutProvider,
    open: provided.open,
    get app() {
      return app;
    },
    get server() {
      return provided.server;
    },
    ask,
    tell: async (as: TestPerson, wish: TellWish, on?: TestApp) => (await ask(as, wish, on)).data,
    /** All that the provider was asked. */
    sent: () => JSON.stringify(provided.server.asked),
    /** Someone with a diary. */
    own: async (summary = DAY) => {
      const author = await buildPerson(withoutProvider);
      const { id: diaryId } = await buildDiary(withoutProvider, { author, day: MONDAY, summary });
      return { author, diaryId };
    },
  };
}
