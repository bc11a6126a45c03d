import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = {
  /** Also that everything stands in a landmark; dialogs and toasts do not, by design of the overlay library. */
  landmarks?: boolean;
};

/** What a face is seen in; what is missing stays as it is. */
export type Look = { locale: 'en' | 'zh'; theme: 'light' | 'dark'; size?: 'normal' | 'X-large' };

/** Pages that are opened from now on have this language, theme and font size. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.addInitScript(({ locale, theme, size }) => {
    localStorage.setItem('locale', locale);
    localStorage.setItem('theme', theme);
    if (size) localStorage.setItem('font-size-scale', size);
  }, look);
}

/**
 * Sees that nothing on the page, as it stands now, is in the way of a screen reader, a keyboard or weak eyes, and
 * that nothing scrolls sideways. Waits for what is being loaded and for movements, since half-shown text is pale.
 * @param face names what is seen, for whoever reads a failure
 */
export async function examine(page: Page, face: string, { landmarks = false }: Options = {}): Promise<void> {
  await allLoaded(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  // Without frames the page examines itself; otherwise axe opens another page for each report.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (landmarks ? axe : axe.disableRules(['region'])).analyze();
  expect(
    violations.map(({ id, nodes }) => `${face} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${face} scrolls sideways`).toBeLessThanOrEqual(0);
}

const QUIET_MS = 500;

/** Waits until nothing has come for a while and no skeleton stands; the stream of events is open for as long as the page. */
export async function allLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction((quiet) => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return (
      performance.now() - Math.max(0, ...ends) > quiet &&
      !document.querySelector('[aria-busy="true"], .animate-breathe')
    );
  }, QUIET_MS);
}
