import { storedChoice } from '../stored-choice.ts';

/** Size of all text: 87.5, 100, 150 and 200 % of the browser's own (local storage `font-size-scale`). */
export const fontScale = storedChoice({
  key: 'font-size-scale',
  choices: ['small', 'normal', 'large', 'X-large'],
  fallback: 'normal',
  apply(choice) {
    document.documentElement.dataset.fontSize = choice.toLowerCase();
  },
});
