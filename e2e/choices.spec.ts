import type { Locator, Page } from '@playwright/test';
import { examine, wear } from './support/accessible.ts';
import { call, makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const kinds = (page: Page) => page.getByRole('group', { name: 'How often each kind comes' });

/**
 * Opens a list by what `open` does, and looks that it stands whole in the window, right beside its field. (Once it
 * is open, the field is hidden from assistive technology, as all around the list.)
 */
async function openAround(field: Locator, list: Locator, open: () => Promise<void>): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const fields = await field.boundingBox();
  await open();
  await expect(list).toBeInViewport({ ratio: 1 });
  const its = await list.boundingBox();
  if (!its || !fields) throw new Error('Nothing is shown.');
  const gap = Math.max(its.y - (fields.y + fields.height), fields.y - (its.y + its.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(10);
}

test('a list of choices is used by keyboard', async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await page.goto('/mine/email');
  await page.getByRole('button', { name: 'Fine-tune' }).click();
  const reactions = kinds(page).getByRole('combobox', { name: 'Reactions' });
  await reactions.focus();
  const list = page.getByRole('listbox', { name: 'Reactions' });
  await openAround(reactions, list, () => page.keyboard.press('ArrowDown'));
  await expect(list.getByRole('option', { selected: true })).toBeFocused();
  await page.keyboard.press('End');
  const last = list.getByRole('option').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(reactions).toBeFocused();

  // Letters choose without opening, as in the platform's own lists.
  await page.keyboard.type('nev');
  await expect(reactions).toHaveText('Never');
  await expect(reactions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option', { name: 'Never' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await expect(kinds(page).getByRole('combobox', { name: 'New followers' })).toBeFocused();

  await page.goto('/mine/profile');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.focus();
  await page.keyboard.press('ArrowDown');
  const search = page.getByRole('combobox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.type('asia kat');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const found = page.getByRole('option', { name: /Kathmandu|Katmandu/ });
  await expect(search).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(zone).toContainText(/Kathmandu|Katmandu/);
  await expect(zone).toBeFocused();
});

test('a tap beside a list closes it and does nothing else, over a dialog as well', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/department/create', { teamId: team.id, name: 'Cellar' }, person);
  await page.goto('/department');
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite by email' });
  const department = dialog.getByRole('combobox', { name: 'Department' });
  const list = page.getByRole('listbox', { name: 'Department' });
  await openAround(department, list, () => department.click());
  await page.mouse.click(8, 8);
  await expect(list).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await department.click();
  // Before it is open, the key is the dialog's.
  await expect(list).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(department).toBeFocused();
  await department.click();
  await list.getByRole('option', { name: 'Cellar' }).click();
  await expect(department).toHaveText('Cellar');
});

test('a day is chosen from a month by keyboard, in the language of the page', async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.goto('/search');
  const from = page.getByLabel('从', { exact: true });
  await from.fill('2026年3月31日');
  await from.blur();
  await expect(from).toHaveValue('2026-03-31');
  const field = page.locator('.control').filter({ has: from });
  await field.getByRole('button', { name: '选择日期' }).click();
  const month = page.getByRole('dialog', { name: '选择日期' });
  await expect(month.getByText('2026年3月')).toBeVisible();
  await expect(month.getByRole('button', { pressed: true })).toBeFocused();
  await examine(page, 'a month to choose from');
  await page.keyboard.press('ArrowDown');
  await expect(month.getByText('2026年4月')).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(month).toHaveCount(0);
  await expect(from).toHaveValue('2026-03-06');
  await expect(field.getByRole('button', { name: '选择日期' })).toBeFocused();

  // The first day bounds the last one; Escape changes nothing.
  const to = page.locator('.control').filter({ has: page.getByLabel('到', { exact: true }) });
  await to.getByRole('textbox').fill('20260310');
  await to.getByRole('button', { name: '选择日期' }).click();
  await expect(month.getByRole('button', { name: /3月5日/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(month).toHaveCount(0);
  await expect(to.getByRole('textbox')).toHaveValue('2026-03-10');
});

test('a time is written by 24 hours, in the language of the page, and stepped by keyboard', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await wear(page, { locale: 'zh', theme: 'light' });
  await page.goto(`/department/custom?team=${team.id}`);
  const time = page.getByLabel('一天从几点开始');
  await time.fill('上午5点半吧');
  await time.blur();
  await expect(page.getByText('请填写00:00到23:59之间的时间，例如17:30')).toBeVisible();
  await expect(time).toHaveAccessibleDescription(/例如17:30/);
  await time.fill('上午5:20');
  await time.blur();
  await expect(time).toHaveValue('05:20');
  await time.press('ArrowUp');
  await expect(time).toHaveValue('05:30');
  await time.press('PageDown');
  await expect(time).toHaveValue('05:00');
  await expect(page.locator('input[type=time], input[type=date]')).toHaveCount(0);
});
