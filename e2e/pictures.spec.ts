import type { Page } from '@playwright/test';
import { A_DAY, Notebook } from './pages/notebook.ts';
import { examine } from './support/accessible.ts';
import { makeTeam } from './support/api.ts';
import { anySize, expect, test } from './support/fixtures.ts';

/** A picture of one colour as a file, drawn by the page itself. */
async function photo(page: Page, name: string, colour: string) {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 320, 200);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test('pictures come with a day: added, described, put in order, removed and brought back, then seen large', async ({
  page,
  person,
  request,
  context,
}) => {
  await makeTeam(request, person, 'Harvest');
  const notebook = new Notebook(page);
  await notebook.open();
  await notebook.write(A_DAY);
  const chooser = page.getByLabel('Add pictures');
  const words = (number: number) => page.getByLabel(`What picture ${number} shows`);
  await chooser.setInputFiles([
    await photo(page, 'vines.png', 'purple'),
    await photo(page, 'hill.png', 'green'),
  ]);
  await expect(words(2)).toBeVisible();
  await words(1).fill('Vines in the rain');
  await words(2).fill('The hill');
  await page.getByRole('button', { name: 'Picture 2 earlier' }).click();
  await expect(words(1)).toHaveValue('The hill');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(words(2)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words(1)).toHaveValue('The hill');

  // A text is no picture, whatever it calls itself; nothing else is touched.
  await chooser.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('“fake.png” is no picture that this browser can read')).toBeVisible();
  await notebook.saved();
  await context.setOffline(true);
  await expect(page.getByText('Pictures need a network. What you write is kept.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(words(1)).toHaveValue('The hill');
  await examine(page, 'the editor with pictures');
  await notebook.publish.click();

  const small = page.getByRole('button', { name: 'Open picture: The hill' });
  await small.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('heading', { name: 'Picture 1 of 2' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Vines in the rain' })).toBeVisible();
  await examine(page, 'a picture seen large');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(small).toBeFocused();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => localStorage.setItem('userSelectedLanguage', 'zh'));
  await page.reload();
  await page.getByRole('button', { name: '打开图片：The hill' }).click();
  await expect(viewer.getByRole('heading', { name: '第 1 张图片，共 2 张' })).toBeVisible();
  await examine(page, 'a picture seen large, in Chinese');
});

test('a picture that did not arrive waits to be tried again', anySize, async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  const notebook = new Notebook(page);
  await notebook.open();
  await page.route('**/api/user/diary/image', (route) => route.abort());
  await page.getByLabel('Add pictures').setInputFiles(await photo(page, 'vines.png', 'purple'));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/user/diary/image');
  await again.click();
  await expect(page.getByLabel('What picture 1 shows')).toBeVisible();
  await notebook.write(A_DAY);
  await notebook.saved();
  await page.reload();
  await expect(page.getByLabel('What picture 1 shows')).toBeVisible();
});
