import { explainedScore } from '@garden/rubric/explained';
import type { RubricAnswer, RubricQuestion } from './rubric-messages.ts';

// Beside the page, so that a long diary never holds up typing.
self.addEventListener('message', ({ data }: MessageEvent<RubricQuestion>) => {
  const answer: RubricAnswer = { id: data.id, score: explainedScore(data.entry, data.circumstances) };
  self.postMessage(answer);
});
