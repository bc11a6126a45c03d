import { answering, openProviderServer, streaming } from '../platform/ai/testing/provider-server.ts';

/** The AI provider as a process of its own, for tests in a browser, at `PORT`: it asks these questions, gives back what was said, chooses the last sentence of a month, and advises. */
const { PORT } = process.env;
if (!PORT) throw new Error('PORT must be set');
const QUESTIONS = ['What did you bake?', 'For which shop was it?', 'What will you bake next?'];
const ADVICE = 'Say what the loaves were for.';

const server = await openProviderServer(Number(PORT));
const talking = answering((data) => {
  const told: unknown = JSON.parse(data);
  if (Array.isArray(told) && told[0]?.day) return [told.at(-1).id];
  if (Array.isArray(told)) return told.map(({ id, text }) => ({ section: 'summary', text, cites: [id] }));
  const asked = JSON.stringify(told);
  const question = QUESTIONS.find((each) => !asked.includes(each)) ?? null;
  return { question, topic: 'done', about: null };
});
const advising = streaming((data) =>
  JSON.parse(data).map(({ id }: { id: string }) => ({ text: ADVICE, cites: [id] })),
);
server.behave((asked, response) => (asked.stream ? advising : talking)(asked, response));
