import type { Page } from '@playwright/test';
import { allLoaded, wear } from './support/accessible.ts';
import { call, makeTeam, type SignedUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const MISTAKE = 'Answered the phone in a price talk';
const MENU = 'More about this question';

/** What a page may fetch, packed, in bytes; on the desk side bar, month and team stand beside the field. */
type Bounds = {
  readonly before: number;
  readonly files: number;
  readonly inAll?: { readonly phone: number; readonly desktop: number };
};
const bounds = {
  en: { before: 150_000, files: 12, inAll: { phone: 180_000, desktop: 182_000 } },
  zh: { before: 172_000, files: 13 },
} satisfies Record<string, Bounds>;

for (const [locale, { before, files, ...rest }] of Object.entries<Bounds>(bounds)) {
  test(
    `Today in ${locale} shows its field after few files, and the menu of a card comes when it is pressed`,
    bothSizes,
    async ({ page, person, request }, { project }) => {
      await openToday(page, person, request, locale as keyof typeof bounds);
      const fetched = await scripts(page);
      const early = fetched.filter(({ isEarly }) => isEarly);
      const named = (files: typeof fetched) => files.map(({ name, size }) => `${name} ${size}`).join('\n');
      const names = named(early);
      expect(weigh(early), names).toBeLessThanOrEqual(before);
      expect(early.length, names).toBeLessThanOrEqual(files);
      const inAll =
        rest.inAll?.[project.name === 'desktop' ? 'desktop' : 'phone'] ?? Number.POSITIVE_INFINITY;
      expect(weigh(fetched), named(fetched)).toBeLessThanOrEqual(inAll);
      // As it is sent, or the figures say nothing.
      expect(weigh(fetched)).toBeGreaterThan(100_000);
    },
  );
}

test('the first press of a menu opens it, by keys with its first action', async ({
  page,
  person,
  request,
}) => {
  await openToday(page, person, request, 'en');
  const names = async () => (await scripts(page)).map(({ name }) => name).join();
  expect(await names()).not.toMatch(/\/menu-/);
  const first = page.getByRole('menuitem').first();
  const more = page.getByRole('button', { name: MENU });
  await more.focus();
  for (const key of ['ArrowDown', 'Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(first, key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more, key).toBeFocused();
  }
  expect(await names()).toMatch(/\/menu-/);
  await page.reload();
  await more.click();
  await expect(first).toBeVisible();
});

/** Today with tasks that were planned, and a card below the field that has a menu. */
async function openToday(
  page: Page,
  person: SignedUp,
  request: Parameters<typeof call>[0],
  locale: keyof typeof bounds,
): Promise<void> {
  await makeTeam(request, person, 'Harvest');
  await call(request, 'user/todo/add', { kind: 'day', text: 'Call Ana' }, person);
  await wear(page, { locale, theme: 'light' });
  await page.route('**/api/user/draft/get*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const mistakeAsked = {
      id: crypto.randomUUID(),
      text: MISTAKE,
      instead: 'Leave the phone at the door.',
      day: answer.data.today,
      askedOn: answer.data.today,
      guideline: null,
    };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, mistakeAsked } } });
  });
  await page.addInitScript(() => {
    // However slow the machine is, nothing that waits for the first screen begins before it stands.
    const { setTimeout } = window;
    const patient = (work: TimerHandler, delay?: number, ...given: unknown[]) =>
      setTimeout(work, delay === 4_000 ? 600_000 : delay, ...given);
    window.setTimeout = patient as typeof setTimeout;
    new MutationObserver((_changes, watch) => {
      if (!document.getElementById('write')) return;
      performance.mark('field');
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByText(MISTAKE)).toBeVisible();
  await allLoaded(page);
}

/** The scripts that were fetched, as large as they were sent; those are early that were asked for before the field stood. */
async function scripts(page: Page) {
  return page.evaluate(() => {
    const [field] = performance.getEntriesByName('field');
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const seen = new Map<string, { name: string; size: number; isEarly: boolean }>();
    for (const { name, startTime, encodedBodySize } of all) {
      const known = seen.get(name);
      if (!name.endsWith('.js') || known?.size) continue;
      const isEarly = known?.isEarly ?? startTime <= (field?.startTime ?? Number.POSITIVE_INFINITY);
      seen.set(name, { name, size: encodedBodySize, isEarly });
    }
    return [...seen.values()];
  });
}

function weigh(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
