import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { bothSizes } from './fixtures.ts';

type Options = {
  /** Also that everything stands in a landmark; dialogs and toasts do not, by design of the overlay library. */
  landmarks?: boolean;
};

declare global {
  interface Window {
    readonly axe: typeof Axe;
    /** The router of the product, where its library puts it. */
    readonly __TSR_ROUTER__: {
      navigate(to: { href: string }): Promise<void>;
      readonly state: { location: { href: string }; resolvedLocation?: { href: string } };
    };
  }
}

/** The small edition, since each document has it brought through three processes. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Every rule that is on by itself; what is found, and nothing of what is well. */
const TOLD: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] }, iframes: false };

/** How often the page is asked; looking at each frame costs more than what is waited for. */
const LOOK = { polling: 100 };

/** What a face is seen in; what is missing stays as it is. */
export type Look = { locale: 'en' | 'zh'; theme: 'light' | 'dark'; size?: 'normal' | 'X-large' };

/**
 * The looks that a test goes through, each in one place: the first one on the desk where the test runs there too, the
 * others on the phone, where room is short. Colours and words do not depend on the size of a window.
 */
export function looksHere<T extends Look>(looks: readonly T[]): readonly T[] {
  const { project, tags } = test.info();
  if (project.name === 'desktop') return looks.slice(0, 1);
  return tags.includes(bothSizes.tag) ? looks.slice(1) : looks;
}

/** Pages whose product does not have its look yet. */
const undressed = new WeakSet<Page>();

/** Pages that are opened from now on have this language, theme and font size. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.addInitScript(({ locale, theme, size }) => {
    localStorage.setItem('locale', locale);
    localStorage.setItem('theme', theme);
    if (size) localStorage.setItem('font-size-scale', size);
  }, look);
  undressed.add(page);
}

/** Turns to a page as a link of the product does; the product is loaded for the first one in each look alone. */
export async function visit(page: Page, path: string): Promise<void> {
  if (undressed.delete(page)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((href) => {
    // Only so many are noted, and those of the page before do not count.
    performance.clearResourceTimings();
    performance.mark('turned');
    return window.__TSR_ROUTER__.navigate({ href });
  }, path);
  await page.waitForFunction(
    () => {
      const { location, resolvedLocation } = window.__TSR_ROUTER__.state;
      return resolvedLocation?.href === location.href;
    },
    undefined,
    LOOK,
  );
}

/**
 * Sees that nothing on the page, as it stands now, is in the way of a screen reader, a keyboard or weak eyes, and
 * that nothing scrolls sideways. Waits for what is being loaded and for movements, since half-shown text is pale.
 * @param face names what is seen, for anyone who reads a failure
 */
export async function examine(page: Page, face: string, { landmarks = false }: Options = {}): Promise<void> {
  await allLoaded(page);
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    LOOK,
  );
  // Once for each document: reading the rules takes longer than most pages take to be examined.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ options }) => {
      const found = await window.axe.run(options);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { options: landmarks ? TOLD : { ...TOLD, rules: { region: { enabled: false } } } },
  );
  expect(violations, face).toEqual([]);
  await expectRoomForText(page, face);
  await expectChineseSaysSo(page, face);
}

/** Text of so many lines that each hold less than three letters' width is a column of letters. */
const COLUMN = { lines: 3, em: 3 } as const;

/** Sees that nothing on the page, as it stands now, scrolls sideways, and that no text is squeezed into a column of letters. */
export async function expectRoomForText(page: Page, face: string): Promise<void> {
  const { overflow, columns } = await page.evaluate((column) => {
    const columns: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!parentElement?.checkVisibility() || parentElement.closest('svg, .sr-only')) continue;
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      const widest = Math.max(...rects.map(({ width }) => width));
      const em = Number.parseFloat(getComputedStyle(parentElement).fontSize);
      if (lines.size >= column.lines && widest < column.em * em) columns.push(textContent ?? '');
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { overflow: scrollWidth - clientWidth, columns };
  }, COLUMN);
  expect.soft(overflow, `${face} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(columns, `${face} squeezes text`).toEqual([]);
}

/** Chinese that is no name has its punctuation. */
const CHINESE_SENTENCE = /\p{Script=Han}.*[，。：；？！]/u;

/** Sees that what someone wrote in Chinese is set and read out as Chinese, on an English page too, in a field as well. */
export async function expectChineseSaysSo(page: Page, face: string): Promise<void> {
  const mute = await page.evaluate((chinese) => {
    const found: string[] = [];
    const isSentence = new RegExp(chinese, 'u');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      const { lang } = parentElement?.closest<HTMLElement>('[lang]') ?? {};
      if (lang === 'en' && isSentence.test(textContent ?? '')) found.push(textContent ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('textarea, input[type="text"]')) {
      const { lang } = field.closest<HTMLElement>('[lang]') ?? {};
      if (lang === 'en' && isSentence.test(field.value)) found.push(field.value);
    }
    return found;
  }, CHINESE_SENTENCE.source);
  expect.soft(mute, `${face} says that Chinese is English`).toEqual([]);
}

const QUIET_MS = 500;

/** Waits until nothing has come for a while and no skeleton stands; the stream of events is open for as long as the page. */
export async function allLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    (quiet) => {
      const came = [...performance.getEntriesByType('resource'), ...performance.getEntriesByName('turned')];
      const ends = came.map(({ startTime, duration }) => startTime + duration);
      return (
        performance.now() - Math.max(0, ...ends) > quiet &&
        !document.querySelector('[aria-busy="true"], .animate-breathe')
      );
    },
    QUIET_MS,
    LOOK,
  );
}
