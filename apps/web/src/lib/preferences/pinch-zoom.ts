import { storedChoice } from '../stored-choice.ts';

/** Two taps closer together than this are one gesture (seed, section 5: zoom by double tap is blocked). */
const DOUBLE_TAP_MS = 300;

/** "Allow pinch zoom": the page blocks pinch and double tap unless this is `true` (local storage `allow-pinch-zoom`). */
export const pinchZoom = storedChoice({
  key: 'allow-pinch-zoom',
  choices: ['false', 'true'],
  fallback: 'false',
  apply(choice) {
    if (choice === 'true') document.documentElement.dataset.zoom = 'allowed';
    else delete document.documentElement.dataset.zoom;
  },
});

/**
 * Cancels pinch and double tap where `touch-action` alone does not (Safari).
 *
 * The second of two quick taps on a control stays a tap: pressing a button twice is meant.
 */
export function guardZoom(page: Document): void {
  let lastTap = Number.NEGATIVE_INFINITY;
  page.addEventListener('gesturestart', (event) => {
    if (pinchZoom.get() === 'false') event.preventDefault();
  });
  page.addEventListener(
    'touchend',
    (event) => {
      const isDouble = event.timeStamp - lastTap <= DOUBLE_TAP_MS;
      lastTap = event.timeStamp;
      if (isDouble && pinchZoom.get() === 'false' && !isControl(event.target)) event.preventDefault();
    },
    { passive: false },
  );
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, input, textarea, select, label, summary, [role]') !== null
  );
}
