import type { Page } from '@playwright/test';
import { TodayPage } from './pages/today-page.ts';
import { examine, wear } from './support/accessible.ts';
import { call, makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const ASK = 'Ask me about the day';
const field = (page: Page) =>
  page.getByRole('region', { name: 'Dialogue about the day' }).getByRole('textbox');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const asked = (page: Page) =>
  field(page).evaluate((area: HTMLTextAreaElement) => area.labels[0]?.textContent ?? '');

async function answer(page: Page, text: string) {
  const before = await asked(page);
  await field(page).fill(text);
  await press(page, 'Answer');
  await expect(page.getByLabel(before, { exact: true })).toHaveCount(0);
}

test('a dialogue about the day ends in text for its sections, added by a tap and taken back by another', async ({
  page,
  todayPage,
}) => {
  await todayPage.write('Good day.');
  await press(page, ASK);
  await expect(page.getByLabel('What did you do today, and what came of it?')).toBeVisible();
  await press(page, 'Another question');
  await expect(page.getByLabel('What took most of your time today?')).toBeVisible();
  await examine(page, 'a dialogue that asks');
  await answer(page, 'Baked 140 loaves with Ana.');
  await field(page).fill('Begun, and not sent');

  // What was said and what was begun are there after a reload.
  await page.reload();
  await press(page, ASK);
  await expect(field(page)).toHaveValue('Begun, and not sent');
  await expect(page.getByText('Asked so far: 1')).toBeVisible();
  await press(page, 'Skip');
  await expect(page.getByText('Asked so far: 2')).toBeVisible();
  await press(page, 'End here');

  await expect(page.getByRole('insertion')).toHaveText('Baked 140 loaves with Ana.');
  await examine(page, 'what a dialogue offers');
  await press(page, 'Add: Work summary');
  await expect(todayPage.summary).toHaveValue('Good day.\n\nBaked 140 loaves with Ana.');
  await press(page, 'Undo: Work summary');
  await expect(todayPage.summary).toHaveValue('Good day.');
  await press(page, 'Start over');
  await expect(field(page)).toBeVisible();
});

test('in two tabs it goes on in one, and the other says so and shows the newest question', async ({
  page,
  context,
  todayPage,
}) => {
  await todayPage.open();
  await press(page, ASK);
  await expect(field(page)).toBeVisible();
  const other = await context.newPage();
  await new TodayPage(other).open();
  await press(other, ASK);
  await answer(other, 'Baked 140 loaves with Ana.');
  const newest = await asked(other);
  await page.bringToFront();
  await field(page).fill('Too late');
  await press(page, 'Answer');
  await expect(
    page.getByText('This dialogue went on in another window; here is where it stands'),
  ).toBeVisible();
  await expect(page.getByLabel(newest, { exact: true })).toBeVisible();
  await expect(page.getByText('Asked so far: 1')).toBeVisible();
});

test('in Chinese and dark, pasted notes are sorted into the sections', async ({ page, person, request }) => {
  await makeTeam(request, person, '面包房');
  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.goto('/');
  await press(page, '问问我今天');
  await press(page, '粘贴笔记');
  await page.getByLabel('你的笔记').fill('早上烤了140个面包\n为什么中午烤箱会降温？\n我忘了关通风口。');
  await press(page, '分类整理');
  await press(page, '就聊到这里');
  await press(page, '添加：奇怪或不清楚的事');
  await expect(page.getByRole('button', { name: /^奇怪或不清楚的事/ })).toContainText(
    '为什么中午烤箱会降温？',
  );
  await examine(page, 'notes that were sorted, in Chinese');
});

test('turned off, it is not offered', async ({ page, person, request }) => {
  await call(request, 'user/ai/choose', { off: ['dialogue'] }, person);
  await new TodayPage(page).open();
  await expect(page.getByRole('button', { name: 'Look it over with me' })).toBeVisible();
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0);
});
