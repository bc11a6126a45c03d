import { storedChoice } from '../stored-choice.ts';

/** "Show my score while I write" (local storage `score-preview`): off unless chosen. */
export const scorePreview = storedChoice({
  key: 'score-preview',
  choices: ['off', 'on'],
  fallback: 'off',
  apply: () => undefined,
});
