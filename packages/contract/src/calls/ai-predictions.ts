import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const prediction = z.object({
  /** The same for the same sentence, whenever it is asked about. */
  id: z.string(),
  /** The sentence that it rests on, as its readers see it. */
  text: z.string(),
  section: z.string(),
});
export type PredictionView = z.output<typeof prediction>;

const predictions = z.object({
  /** Rules of the product itself: nothing leaves the server. */
  by: z.literal('built-in'),
  /** In the order of the sections, without what was settled before. */
  predictions: z.array(prediction),
});

const asked = z.strictObject({ day: f.day() });
const call = { method: 'POST', kind: 'read', access: 'session', cost: 'dear' } as const;

export const curiousPredictions = endpoint({
  ...call,
  path: 'user/ai/curious_predictions',
  summary: 'Sentences of a day’s draft that read as if something were strange or unclear to their author.',
  input: asked,
  output: predictions,
});

export const mistakePredictions = endpoint({
  ...call,
  path: 'user/ai/mistake_predictions',
  summary: 'Sentences of a day’s draft that read like a mistake of their author’s own.',
  input: asked,
  output: predictions,
});

export const settlePrediction = endpoint({
  method: 'POST',
  path: 'user/ai/settle_prediction',
  summary:
    'Remembers that a sentence was accepted or dismissed, so that it is not asked about again; or forgets that.',
  kind: 'write',
  access: 'session',
  input: z.strictObject({
    kind: z.enum(['unclear', 'mistake']),
    id: z.string(f.say('predictionIdInvalid')).check(z.regex(/^[\w-]{22}$/, f.say('predictionIdInvalid'))),
    answer: z.enum(['accepted', 'dismissed', 'open']),
  }),
  output: f.nothing(),
});
