import type { Ai } from '../../platform/ai/ai.ts';
import { openSecondTestApp, type TestApp } from '../test-app.ts';

/** Repeats what it is told first. */
const echo: Ai = {
  name: { model: 'echo', host: 'localhost' },
  room: 8_000,
  atOnce: 1,
  ask: async ({ data, answer }) => {
    const [first] = JSON.parse(data);
    return answer.parse([{ text: first.text, cites: [first.id], part: 'did' }]);
  },
};

/** Runs an example on a server with an AI provider. */
export async function withModel<T>(app: TestApp, run: (app: TestApp) => Promise<T>): Promise<T> {
  const asking = await openSecondTestApp(app, { ai: echo });
  try {
    return await run(asking);
  } finally {
    await asking.close();
  }
}
