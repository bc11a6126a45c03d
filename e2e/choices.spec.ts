import type { Locator, Page } from '@playwright/test';
import { call, makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const kinds = (page: Page) => page.getByRole('group', { name: 'How often each kind comes' });

/**
 * Opens a list by what `open` does, and looks that it stands whole in the window, right beside its field. (Once it
 * is open, the field is hidden from assistive technology, as all around the list.)
 */
async function openBeside(field: Locator, list: Locator, open: () => Promise<void>): Promise<void> {
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
  await openBeside(reactions, list, () => page.keyboard.press('ArrowDown'));
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
  await openBeside(department, list, () => department.click());
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
