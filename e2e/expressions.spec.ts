import { A_DAY } from './pages/today-page.ts';
import { examine } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
test('an expression is any emoji or a sticker of one’s own, before and after publishing', async ({
  page,
  todayPage,
}) => {
  await todayPage.write(A_DAY);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await examine(page, 'the editor with its expressions');
  await dialog.getByRole('button', { name: 'Expression 🍇' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Expression 🍇' })).toHaveAttribute('aria-pressed', 'true');
  await todayPage.publish.click();

  await page.getByRole('button', { name: 'Change the expression' }).click();
  await dialog.getByText('My stickers').click();
  await expect(dialog.getByText('No stickers yet.')).toBeVisible();
  await dialog
    .getByLabel('Add a sticker')
    .first()
    .setInputFiles({ name: 'grape.png', mimeType: 'image/png', buffer: PIXEL });
  const sticker = dialog.getByRole('button', { name: 'Sticker 1' });
  await expect(sticker).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove stickers' }).click();
  await dialog.getByRole('button', { name: 'Remove sticker 1' }).click();
  await expect(dialog.getByText('No stickers yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await sticker.click();
  await expect(dialog).toBeHidden();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => localStorage.setItem('userSelectedLanguage', 'zh'));
  await page.goto('/home');
  await expect(page.getByRole('img', { name: '贴纸', exact: true })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: '更改心情' }).click();
  await expect(dialog.getByRole('button', { name: '第1张贴纸' })).toHaveAttribute('aria-pressed', 'true');
  await examine(page, 'the expression in Chinese');
  await dialog.getByRole('button', { name: '移除', exact: true }).click();
  await expect(page.getByRole('button', { name: '添加心情', exact: true })).toBeVisible();
});
