import type { Locator, Page } from '@playwright/test';
import { TodayPage } from './pages/today-page.ts';
import { examine, wear } from './support/accessible.ts';
import { makeTeam, type SignedUp, workEveryDay } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

/** A team that works every day. */
async function everyDay(request: Parameters<typeof makeTeam>[0], person: SignedUp) {
  const team = await makeTeam(request, person, 'Harvest');
  await workEveryDay(request, person, team.id);
  return team;
}

async function openCalendar(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Calendar and vacation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar and vacation' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  return dialog;
}

test(
  'vacation by one press and from the calendar, taken back, and writing all the same',
  bothSizes,
  async ({ page, person, request }) => {
    await everyDay(request, person);
    const todayPage = new TodayPage(page);
    await todayPage.open();
    await todayPage.write('Half a sentence that stays');
    await page.getByRole('button', { name: 'On vacation today' }).click();
    const away = page.getByText('You’re on vacation').filter({ visible: true });
    await expect(away).toBeVisible();
    await expect(todayPage.summary).toHaveValue('Half a sentence that stays');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(away).toHaveCount(0);

    // By keyboard: from today to the day a month and a day ahead, and the one after it.
    const dialog = await openCalendar(page);
    const grid = dialog.getByRole('grid');
    await grid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 working days chosen')).toBeVisible();
    const first = await dialog.getByLabel('First day').inputValue();
    await dialog.getByRole('button', { name: 'Mark as vacation' }).click();
    await expect(page.getByText('2 days are marked as vacation')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calendar and vacation' })).toBeFocused();

    // By its ends: the two and the day after them; then the whole is taken back.
    await openCalendar(page);
    await dialog.getByLabel('First day').fill(first);
    await expect(grid.locator(`[data-date="${first}"]`)).toHaveAccessibleName(/: vacation$/);
    const third = new Date(Date.parse(first) + 2 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Last day').fill(third);
    await expect(dialog.getByText('3 working days chosen')).toBeVisible();
    await dialog.getByRole('button', { name: 'Mark as vacation' }).click();
    await expect(page.getByText('1 day is marked as vacation')).toBeVisible();
    await openCalendar(page);
    await dialog.getByLabel('First day').fill(first);
    await dialog.getByLabel('Last day').fill(third);
    await dialog.getByRole('button', { name: 'Remove vacation' }).click();
    await expect(page.getByText('3 days of vacation removed')).toBeVisible();
    await expect(todayPage.summary).toHaveValue('Half a sentence that stays');
  },
);

/** Chooses the holidays of China where a team's region is asked for. */
async function chooseChina(page: Page): Promise<void> {
  const region = page.getByRole('combobox', { name: /^Public holidays of/ });
  await region.click();
  await page.getByPlaceholder('Search').fill('china');
  // A list that still shrinks moves its options away from under the tap.
  await expect(page.getByRole('option', { name: 'Chile', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: 'China', exact: true }).click();
  await expect(region).toContainText('China');
}

test('a day off of the team frees today; removing it is undone until it is saved', async ({
  page,
  person,
  request,
}) => {
  const team = await everyDay(request, person);
  const todayPage = new TodayPage(page);
  await todayPage.open();
  const today = await page.locator('h1 time').getAttribute('datetime');
  await page.goto(`/department/custom?team=${team.id}`);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await chooseChina(page);
  await calendar.getByLabel('Date').fill(today ?? '');
  await calendar.getByLabel('What’s it called?').fill('Harvest feast');
  await calendar.getByLabel('What’s it called?').press('Enter');
  await calendar.getByRole('button', { name: 'Remove Harvest feast' }).click();
  await expect(calendar.getByText('Harvest feast', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(calendar.getByText('Harvest feast', { exact: true })).toBeVisible();
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expect(calendar.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(calendar.getByRole('combobox', { name: /^Public holidays of/ })).toContainText('China');

  await todayPage.open();
  await expect(page.getByText('Harvest feast: day off.').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'On vacation today' })).toHaveCount(0);
  const dialog = await openCalendar(page);
  await expect(dialog.locator(`[data-date="${today}"]`)).toHaveAccessibleName(/: holiday, Harvest feast$/);
});

test('a new team follows the public holidays that were chosen for it', async ({ page, person }) => {
  await page.goto('/department');
  await page.getByRole('link', { name: 'Create a team' }).first().click();
  await page.getByLabel('Name of the team').fill(`Harvest of ${person.name}`);
  await page.getByText('Public holidays', { exact: true }).click();
  await chooseChina(page);
  await expect(page.getByText('Public holidays of China')).toBeVisible();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('Now invite your team')).toBeVisible();

  await page.goto('/department/custom');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByRole('combobox', { name: /^Public holidays of/ })).toContainText('China');
});

test('the calendar is accessible, in English and light, in Chinese and dark', async ({
  page,
  person,
  request,
}) => {
  await everyDay(request, person);
  for (const [locale, theme, button] of [
    ['en', 'light', 'Calendar and vacation'],
    ['zh', 'dark', '日历与休假'],
  ] as const) {
    await wear(page, { locale, theme });
    await page.goto('/');
    await expect(
      page.getByRole('group', { name: locale === 'en' ? 'How was the day?' : '今天感觉怎么样？' }),
    ).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: button });
    await expect(dialog.getByRole('grid')).toBeVisible();
    await dialog.locator('[aria-current="date"]').click();
    await examine(page, `the calendar in ${locale}`);
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
