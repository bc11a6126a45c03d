import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { A_DAY } from './pages/today-page.ts';
import { examine, looksHere, wear } from './support/accessible.ts';
import { call, makeTeam, publish } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const files = (page: Page) => page.getByLabel('Files with diaries').or(page.getByLabel('日记文件'));

const note = (name: string, text: string) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(text),
});

test('one’s data leaves as a ZIP and comes back from it', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  const { id: diaryId } = await publish(
    request,
    person,
    `${A_DAY}\n\n## Learnings\n\nA line like a heading.`,
  );
  await page.goto('/mine/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const archive = await readFile(await (await download).path());
  const zip = { name: 'grape-garden.zip', mimeType: 'application/zip', buffer: archive };

  await page.getByRole('link', { name: 'Import diaries' }).click();
  await files(page).setInputFiles(zip);
  const days = page.getByRole('list', { name: 'Days in the files' });
  await expect(page.getByRole('heading', { name: '0 new days' })).toBeFocused();
  await expect(days.getByText('Already there')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);

  await call(request, 'user/diary/delete', { diaryId }, person);
  await page.getByRole('button', { name: 'Choose other files' }).click();
  await files(page).setInputFiles(zip);
  await expect(days.getByText('New', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Harvest' }).click();
  await page.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(page.getByRole('heading', { name: '1 day imported' })).toBeFocused();
  await page.getByRole('link', { name: 'Read my diaries' }).click();
  await expect(page.getByText('A line like a heading.').first()).toBeVisible();

  // Later, it is undone where imports are listed.
  await page.goto('/mine/import');
  const past = page.getByRole('list', { name: 'Your imports of the past 30 days' }).getByRole('listitem');
  await expect(past).toContainText('1 day');
  await past.getByRole('button', { name: /^Undo this import/ }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(past).toContainText('1 day was deleted.');
  const { items } = await call<{ items: unknown[] }>(
    request,
    'user/diary/search',
    { authorId: person.id },
    person,
  );
  expect(items).toEqual([]);
});

test('files of one’s own: each day says what becomes of it, and going on does the rest', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/mine/import');
  const table =
    'day;summary;mistakes\n2019-07-04;"We waited; it rained.";"Left the gate open\nAnd the door"\n2019-13-01;x;';
  await files(page).setInputFiles([
    note('2018-05-02 Rain.md', '# Rain\n\nIt rained.'),
    note('someday.md', 'It rained.'),
    { name: '旧日记.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${table}`, 'utf16le') },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByText('photo.png: only .md')).toBeVisible();
  const days = page.getByRole('list', { name: 'Days in the files' }).getByRole('listitem');
  await expect(days.filter({ hasText: 'someday.md' })).toContainText('There’s no day');
  await expect(days.filter({ hasText: '2 May 2018' })).toContainText('New');

  // The second request gets lost; what came before it stays.
  let sent = 0;
  await page.route('**/api/user/diary/import', (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: /^Import \d/ }).press('Enter');
  await expect(page.getByText('What you imported stays')).toBeVisible();
  await page.getByRole('button', { name: /^Import \d/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /imported$/ })).toBeFocused();
  const { items } = await call<{ items: { diary: { day: string; title: string | null } }[] }>(
    request,
    'user/diary/search',
    { authorId: person.id },
    person,
  );
  expect(items.map(({ diary }) => [diary.day, diary.title])).toEqual([
    ['2019-07-04', null],
    ['2018-05-02', 'Rain'],
  ]);

  // Both requests are one import, which is undone as one.
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 days were deleted.')).toBeVisible();
});

test(
  'every face is accessible in English and Chinese, light and dark',
  bothSizes,
  async ({ page, person, request }) => {
    await makeTeam(request, person, 'Harvest');
    await publish(request, person, A_DAY);
    for (const look of looksHere([
      { locale: 'en', theme: 'light', send: /^Import \d/ },
      { locale: 'zh', theme: 'dark', send: /^导入\d/ },
    ] as const)) {
      await wear(page, look);
      await page.goto('/mine/import');
      await page.locator('summary').click();
      await examine(page, `choosing in ${look.locale}`);
      const day = look.locale === 'en' ? '2018-05-02' : '2018-05-03';
      await files(page).setInputFiles([
        note(`${day}.md`, `# ${'An overlong title without any end '.repeat(3)}\n\n${'无'.repeat(200)}`),
        note('someday.md', 'It rained.'),
        note('1999-12-31.txt', ''),
      ]);
      await expect(page.getByRole('listitem').filter({ hasText: 'someday.md' })).toBeVisible();
      await examine(page, `preview in ${look.locale}`);
      await page.getByRole('button', { name: look.send }).click();
      await expect(page.getByRole('heading', { level: 2, name: /1/ })).toBeFocused();
      await examine(page, `result in ${look.locale}`);
    }
  },
);
