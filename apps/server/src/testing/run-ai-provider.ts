import { answering, openProviderServer } from '../platform/ai/testing/provider-server.ts';

/** The AI provider as a process of its own, for tests in a browser, at `PORT`: it asks these questions, gives back what was said, and advises. */
const { PORT } = process.env;
if (!PORT) throw new Error('PORT must be set');
const QUESTIONS = ['What did you bake?', 'For which shop was it?', 'What will you bake next?'];
const ADVICE = 'Say what the loaves were for.';

const server = await openProviderServer(Number(PORT));
server.behave(
  answering((data) => {
    const told: unknown = JSON.parse(data);
    if (Array.isArray(told)) {
      // Sentences of a diary say who wrote them, what is said in a dialogue does not.
      return told.map(({ id, text, by }) =>
        by ? { text: ADVICE, cites: [id] } : { section: 'summary', text, cites: [id] },
      );
    }
    const asked = JSON.stringify(told);
    const question = QUESTIONS.find((each) => !asked.includes(each)) ?? null;
    return { question, topic: 'done', about: null };
  }),
);
