import type { AiSettings } from '../../config/config.ts';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import type { Ai } from './ai.ts';

/** Tokens of a prompt for its rules and its schema. */
const RULES_TOKENS = 700;

/** The model of the settings. Its server is looked at, and the client for it loaded, with the first question. */
export function createAi(settings: AiSettings, ports: { log: Log; random: Random }): Ai {
  const { model, baseUrl, context, concurrency } = settings;
  const load = async () => (await import('./provider.ts')).createAsk(settings, ports);
  let loaded: ReturnType<typeof load> | undefined;
  return {
    name: { model, host: new URL(baseUrl).host },
    room: context - RULES_TOKENS,
    atOnce: concurrency,
    async ask(question, signal, hear) {
      loaded ??= load();
      const ask = await loaded;
      return ask(question, signal, hear);
    },
  };
}
