import { storedChoice } from '../stored-choice.ts';

/** "Going on marks a diary as read": on unless switched off (local storage `read-on-move`). */
export const readOnMove = storedChoice({
  key: 'read-on-move',
  choices: ['on', 'off'],
  fallback: 'on',
  apply: () => undefined,
});
