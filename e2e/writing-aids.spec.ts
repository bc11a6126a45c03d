import { TodayPage } from './pages/today-page.ts';
import { examine, wear } from './support/accessible.ts';
import { call, makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const SLIP = 'I forgot to salt the dough.';
const ASKED = 'Why does the starter smell of vinegar?';
const HARSH = 'The day shift are a bunch of lazy pigs.';

test('a draft is looked over: what is found is added, undone, or not asked about again', async ({
  page,
  todayPage,
}) => {
  await todayPage.write(`Baked 140 rye loaves before six. ${SLIP} ${ASKED}`);
  await page.getByRole('button', { name: 'Look it over with me' }).click();

  await page.getByRole('button', { name: `Add: ${ASKED}` }).click();
  await expect(page.getByText('Added to the unclear things')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Strange or unclear things/ })).toContainText(ASKED);
  await page.getByRole('button', { name: `Undo: ${ASKED}` }).click();
  await expect(page.getByRole('button', { name: /^Strange or unclear things/ })).not.toContainText(ASKED);
  await page.getByRole('button', { name: `No: ${ASKED}` }).click();
  await expect(page.getByText('Won’t be asked again')).toBeVisible();
  await page.getByRole('button', { name: `Add: ${SLIP}` }).click();
  await expect(page.getByRole('button', { name: /^Small mistakes/ })).toContainText('1 mistake, only yours');
  await examine(page, 'a draft that is looked over');

  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('Nothing stood out.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Add: ${ASKED}` })).toHaveCount(0);
});

test('after publishing, one quiet line says that something reads harsh', async ({ page, todayPage }) => {
  await todayPage.write(`Baked 140 rye loaves before six. ${HARSH}`);
  await todayPage.publish.click();
  await expect(page.getByText('Some of this may read harsher than you meant.')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('heading', { name: 'How this may read' })).toBeVisible();
  await examine(page, 'a line that reads harsh');
});

test('in Chinese and dark, it reads as well', async ({ page, person, request }) => {
  await makeTeam(request, person, '面包房');
  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.goto('/');
  await page
    .getByLabel('今天你完成了什么？')
    .fill('早上烤了140个面包。我忘了给第二批面团放盐。老李就是个废物，谁不知道。');
  await page.getByRole('button', { name: '帮我看看' }).click();
  await expect(page.getByText('这算你的小错误吗？')).toBeVisible();
  await expect(page.getByText('别人读起来可能是这样')).toBeVisible();
  await examine(page, 'a draft that is looked over, in Chinese');
});

test('what is turned off is not offered', async ({ page, person, request }) => {
  await call(request, 'user/ai/choose', { off: ['tone', 'predictions'] }, person);
  const today = new TodayPage(page);
  await today.open();
  await today.write('Baked 140 rye loaves before six.');
  await expect(page.getByRole('button', { name: 'Publish' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look it over with me' })).toHaveCount(0);
});
