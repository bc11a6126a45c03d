import { storedChoice } from '../stored-choice.ts';

/** "Letter keys in lists": on unless switched off (local storage `feed-keys`). */
export const feedKeys = storedChoice({
  key: 'feed-keys',
  choices: ['on', 'off'],
  fallback: 'on',
  apply: () => undefined,
});
