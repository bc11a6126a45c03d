import type { Page } from '@playwright/test';
import { A_DAY } from './pages/today-page.ts';
import { examine, type Look, visit, wear } from './support/accessible.ts';
import { makeTeam, publish } from './support/api.ts';
import { bothSizes, deskAlone, expect, test } from './support/fixtures.ts';

const me = [
  '',
  '/diaries',
  '/diaries?view=month',
  '/profile',
  '/look',
  '/email',
  '/security',
  '/data',
  '/privacy',
];
const inside = [
  ...['/', '/home', '/department', '/department/custom', '/application', '/score/groups', '/interview'],
  ...me.map((page) => `/mine${page}`),
];
const intoTeams = [
  '/department?create=true',
  '/department?together=true',
  '/department?join=',
  `/department?invitation=${'x'.repeat(43)}`,
  '/application',
];
const outside = [
  '/login',
  '/login?tab=register',
  '/forgot',
  '/privacy/terms-of-use',
  '/privacy/privacy-policy',
];

const looks: Required<Look>[] = [
  { locale: 'en', theme: 'light', size: 'normal' },
  { locale: 'zh', theme: 'dark', size: 'X-large' },
];

async function examinePage(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await examine(page, path, { landmarks: true });
}

for (const look of looks) {
  const runs = look.size === 'X-large' ? {} : deskAlone;
  test(
    `every page inside is accessible in ${look.locale}, ${look.theme}, ${look.size}`,
    runs,
    async ({ page, person, request }) => {
      test.setTimeout(240_000);
      await wear(page, look);
      for (const path of ['/', '/department', ...intoTeams]) await examinePage(page, path);
      await makeTeam(request, person, 'Harvest');
      const { id } = await publish(request, person, A_DAY);
      await page.reload();
      for (const path of [...inside, `/home?diary=${id}`]) await examinePage(page, path);
    },
  );

  test(
    `every signed-out page is accessible in ${look.locale}, ${look.theme}, ${look.size}`,
    runs,
    async ({ page }) => {
      test.setTimeout(240_000);
      await wear(page, look);
      for (const path of outside) await examinePage(page, path);
    },
  );
}

test('an unknown address says so and gives the earlier one back', async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('Page Not Found: /no/such/page').first()).toBeVisible();
});

test('a part that does not load can be tried again', async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await page.goto('/');
  await expect(page.getByLabel('What did you get done today?')).toBeVisible();
  await page.route(/mine\.screen-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong – try again' })).toBeVisible();
  await page.unroute(/mine\.screen-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
});

test('the splash names the product until the token is checked', async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await page.route('**/api/user/info*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('SINCE 2024')).toBeVisible();
  await expect(page.getByLabel('What did you get done today?')).toBeVisible();
  await expect(page.getByText('SINCE 2024')).toBeHidden();
});

test('text that another window makes larger leaves no room beside the editor, at once', async ({
  page,
  context,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const month = page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+$/ }).first();
  await expect(month).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy/terms-of-use');
  await other.evaluate(() => localStorage.setItem('font-size-scale', 'X-large'));
  await expect(month).toBeHidden();
  await other.evaluate(() => localStorage.setItem('font-size-scale', 'normal'));
  await expect(month).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(month).toBeHidden();
});

test('everything of the day is done by keyboard', bothSizes, async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await page.goto('/');
  await expect(page.getByLabel('What did you get done today?')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 20; steps += 1) {
    if (
      await page
        .getByLabel('What did you get done today?')
        .evaluate((field) => field === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(A_DAY);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^Published\. .* grape/)).toBeVisible();
});

test('Tab brings all of what it reaches into sight', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  // What runs behind the page has begun once its events flow.
  const begun = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto('/home');
  await begun;
  const doors = page.getByRole('navigation', { name: 'Team' }).getByRole('link');
  await doors.first().focus();
  const amount = await doors.count();
  for (let door = 1; door < amount; door += 1) {
    await page.keyboard.press('Tab');
    await expect(doors.nth(door)).toBeFocused();
    await expect(doors.nth(door)).toBeInViewport({ ratio: 0.98 });
  }

  await page.setViewportSize({ width: 1440, height: 1000 });
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const manage = bar.getByRole('button', { name: /^Manage/ });
  const box = await manage.boundingBox();
  // It lies behind the foot of the bar, which a browser takes for seen.
  await page.setViewportSize({ width: 1440, height: Math.round((box?.y ?? 0) + (box?.height ?? 0) + 8) });
  await bar.getByRole('link', { name: 'Culture' }).focus();
  await page.keyboard.press('Tab');
  await expect(manage).toBeFocused();
  const isOnTop = (button: Element) => {
    const { left, bottom, width } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  };
  await expect.poll(() => manage.evaluate(isOnTop)).toBe(true);
});
