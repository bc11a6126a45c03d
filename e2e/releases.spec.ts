import { examine } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';

test('what is new is marked until it is read, in one’s own language', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/mine');
  const row = page.getByRole('link', { name: /What’s new/ });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /book draws its chapters/ })).toBeVisible();
  await examine(page, 'what is new', { landmarks: true });
  await page.goto('/mine');
  await expect(row).toBeVisible();
  await expect(row.getByText('New', { exact: true })).toHaveCount(0);
});
