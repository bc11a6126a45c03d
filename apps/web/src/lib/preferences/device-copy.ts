import { deviceCopies, eraseCopies } from '../device-copies.ts';
import { storedChoice } from '../stored-choice.ts';

/** "Keep a copy on this device" (local storage `device-copy`): on unless switched off, which erases what was kept. */
export const deviceCopy = storedChoice({
  key: 'device-copy',
  choices: ['on', 'off'],
  fallback: 'on',
  apply: (choice) => {
    if (choice === 'off') eraseCopies([deviceCopies.reads]);
  },
});
