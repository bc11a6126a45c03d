import { storedChoice } from '../stored-choice.ts';

/** Light, dark, or as the device has it (local storage `theme`). */
export const theme = storedChoice({
  key: 'theme',
  choices: ['system', 'light', 'dark'],
  fallback: 'system',
  apply(choice) {
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  },
});
