import { examine } from './support/accessible.ts';
import { call, get, makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { photo } from './support/photo.ts';

test('pictures of a chapter are chosen from diaries and the device, described, put in order and looked at', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const images: { file: string; alt: string }[] = [];
  for (const [alt, colour] of [
    ['Vines in rain', '#6b3a9e'],
    ['The press', '#b98a55'],
  ] as const) {
    const { mimeType, buffer } = await photo(page, alt, colour);
    const image = `data:${mimeType};base64,${buffer.toString('base64')}`;
    const { file } = await call<{ file: string }>(request, 'user/diary/image', { image }, person);
    images.push({ file, alt });
  }
  const summary = 'Sold out by noon, and the van came back empty for the first time this spring.';
  await call(request, 'user/diary/publish', { day: today, sections: { summary }, images }, person);
  await page.goto('/autobiography');
  await page.getByText('Draw this chapter').click();
  // The first picture of a day comes with what was drawn of it.
  const first = page.getByRole('button', { name: 'Open picture: Vines in rain' });
  await expect(first).toBeVisible();
  await examine(page, 'a chapter with a picture', { landmarks: true });

  await page.getByRole('button', { name: /^Edit (?!the)/ }).click();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: /^The press/ }).press('Space');
  await dialog.getByLabel('Add pictures').setInputFiles(await photo(page, 'dog.png', '#5a7f9c'));
  await expect(dialog.getByRole('button', { name: 'Add 2 pictures' })).toBeEnabled();
  await examine(page, 'pictures are chosen');
  await dialog.getByRole('button', { name: 'Add 2 pictures' }).click();
  await page.getByLabel('What picture 3 shows').fill('Our dog');
  await page.getByRole('button', { name: 'Move picture 3 earlier' }).press('Enter');
  await expect(page.getByLabel('What picture 2 shows')).toHaveValue('Our dog');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await examine(page, 'pictures of a chapter are changed');
  await page.getByRole('button', { name: 'Save' }).click();

  const shown = page.getByRole('button', { name: /^Open picture/ });
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toHaveAccessibleName('Open picture: Our dog');
  await expect(first).toBeHidden();
  await shown.first().click();
  const viewer = page.getByRole('dialog', { name: 'Picture 1 of 2' });
  await expect(viewer.getByRole('img', { name: 'Our dog' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown.first()).toBeFocused();
  // What was taken out stays out.
  await page.getByText('Draw anew', { exact: true }).click();
  await expect(page.getByText('Nothing new to draw')).toBeVisible();
  await page.getByRole('button', { name: 'More about your book' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  expect((await saving).suggestedFilename()).toBe('book.zip');
});
