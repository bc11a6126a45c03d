import { explainedScore, explainedSentences } from '@garden/rubric/explained';
import type { RubricAnswer, RubricQuestion } from './rubric-messages.ts';

// Beside the page, so that a long diary never holds up typing.
self.addEventListener('message', ({ data }: MessageEvent<RubricQuestion>) => {
  const { id, entry, circumstances } = data;
  const answer: RubricAnswer = {
    id,
    score: explainedScore(entry, circumstances),
    sentences: data.sentences ? explainedSentences(entry, circumstances) : [],
  };
  self.postMessage(answer);
});
