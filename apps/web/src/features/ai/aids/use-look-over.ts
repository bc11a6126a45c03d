import { api, type PredictionView, type ToneLineView } from '@garden/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AidProps } from './aid-writing.ts';

type Asks = { readonly tone: boolean; readonly unclear: boolean; readonly mistake: boolean };

/** What was found in a draft. */
export type Found = {
  readonly tone: readonly ToneLineView[];
  readonly unclear: readonly PredictionView[];
  readonly mistake: readonly PredictionView[];
};

/** Saves the draft, and has the server look at it. */
export function useLookOver({ day, save }: Pick<AidProps, 'day' | 'save'>, asks: Asks) {
  const { data, isPending, mutate } = useMutation<Found>({
    mutationFn: async () => {
      await save();
      const [tone, unclear, mistake] = await Promise.all([
        asks.tone ? callApi(api.ai.negativeSentimentCheck, { day }) : { lines: [] },
        asks.unclear ? callApi(api.ai.curiousPredictions, { day }) : { predictions: [] },
        asks.mistake ? callApi(api.ai.mistakePredictions, { day }) : { predictions: [] },
      ]);
      return { tone: tone.lines, unclear: unclear.predictions, mistake: mistake.predictions };
    },
    networkMode: 'always',
  });
  return { found: data, isPending, look: () => mutate() };
}
