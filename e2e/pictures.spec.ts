import { A_DAY } from './pages/today-page.ts';
import { examine } from './support/accessible.ts';
import { makeTeam, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { photo } from './support/photo.ts';

test('pictures come with a day: added, described, put in order, removed and brought back, then seen large', async ({
  page,
  todayPage,
}) => {
  await todayPage.write(A_DAY);
  const chooser = page.getByLabel('Add pictures');
  const words = (number: number) => page.getByLabel(`What picture ${number} shows`);
  await chooser.setInputFiles([
    await photo(page, 'vines.png', 'purple'),
    await photo(page, 'hill.png', 'green'),
  ]);
  await expect(words(2)).toBeVisible();
  await words(1).fill('Vines in the rain');
  await words(2).fill('The hill');
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await expect(words(1)).toHaveValue('The hill');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(words(2)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words(1)).toHaveValue('The hill');

  // A text is no picture, whatever it calls itself; nothing else is touched.
  await chooser.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This browser can’t open “fake.png” as a picture')).toBeVisible();
  await page.reload();
  await expect(words(1)).toHaveValue('The hill');
  await examine(page, 'the editor with pictures');
  await todayPage.publish.click();

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
  await expect(viewer.getByRole('heading', { name: '第1张图片，共2张' })).toBeVisible();
  await examine(page, 'a picture seen large, in Chinese');
});

test('a picture that waits is its writer’s alone; one that the server then refuses is told of, and holds up no text', async ({
  page,
  person,
  request,
  todayPage,
}) => {
  await todayPage.write(A_DAY);
  const uploads: (string | undefined)[] = [];
  let answer: 'lost' | 'refused' | 'taken' = 'lost';
  await page.route('**/api/user/diary/image', (route) => {
    uploads.push(route.request().headers().authorization);
    if (answer === 'lost') return route.abort();
    if (answer === 'taken') return route.continue();
    const message = 'The picture is larger than 10 MB';
    return route.fulfill({ json: { code: 400, message, data: { key: 'imageTooLarge', errors: [] } } });
  });
  await page
    .getByLabel('Add pictures')
    .setInputFiles([await photo(page, 'vines.png', 'purple'), await photo(page, 'hill.png', 'green')]);
  const waiting = page.getByRole('listitem').filter({ hasText: 'Waiting for network' });
  await expect(waiting).toHaveCount(2);
  await waiting.nth(1).getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(waiting).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toHaveCount(2);
  await examine(page, 'pictures that wait');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => localStorage.setItem('userSelectedLanguage', 'zh'));
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '等待网络' })).toHaveCount(2);
  await examine(page, 'pictures that wait, in Chinese');
  await page.evaluate(() => localStorage.setItem('userSelectedLanguage', 'en'));

  // Another user on this device neither sees nor sends them.
  const other = await signUp(request, 'Ben Okri');
  await makeTeam(request, other, 'Orchard');
  await page.goto('/privacy/terms-of-use');
  const useSession = (token: string) =>
    page.evaluate((value) => {
      localStorage.setItem('token', value);
      localStorage.removeItem('user');
    }, token);
  await useSession(other.token);
  answer = 'taken';
  uploads.length = 0;
  await todayPage.open();
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(uploads).toEqual([]);

  answer = 'refused';
  await useSession(person.token);
  await todayPage.open();
  await expect(page.getByText('A picture couldn’t be added.').first()).toBeVisible();
  const refused = page.getByRole('listitem').filter({ hasText: 'The picture is larger than 10 MB' });
  await expect(refused).toHaveCount(2);
  await refused.nth(1).getByRole('button', { name: 'Remove' }).click();
  answer = 'taken';
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('What picture 1 shows')).toBeVisible();
  await expect(refused).toHaveCount(0);
  expect(new Set(uploads)).toEqual(new Set([`Bearer ${person.token}`]));
  await todayPage.publish.click();
  await expect(page.getByRole('heading', { name: /^Published\. .* grape/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open picture 1' })).toBeVisible();
});
