import type { TranscriberSettings } from '../../config/config.ts';
import type { Log } from '../log.ts';
import type { AiFailure } from './ai.ts';

/** A line that was heard; when, in milliseconds from the beginning of the sound, where that is known. */
export type HeardLine = { readonly at: number | null; readonly text: string };

export type Sound = { readonly name: string; readonly mediaType: string; readonly content: Buffer };

/** A model that writes down what was said; null among the ports where the server has none. */
export type Transcriber = {
  /** What people are told about where sound is sent. */
  readonly name: { readonly model: string; readonly host: string };
  /**
   * Writes down what is said in a file of at most `MAX_SOUND` bytes.
   * @param words names and terms that may be heard
   * @throws AiFailure
   */
  transcribe(sound: Sound, words: readonly string[]): Promise<HeardLine[]>;
};

export type { AiFailure };

/** Bytes of a file that servers of the protocol take. */
export const MAX_SOUND = 25 * 1024 * 1024;

/** The model of the settings; the client for it is loaded with the first file. */
export function createTranscriber(settings: TranscriberSettings, log: Log): Transcriber {
  const load = async () => (await import('./transcribe.ts')).createTranscribe(settings, log);
  let loaded: ReturnType<typeof load> | undefined;
  return {
    name: { model: settings.model, host: new URL(settings.baseUrl).host },
    async transcribe(sound, words) {
      loaded ??= load();
      return (await loaded)(sound, words);
    },
  };
}
