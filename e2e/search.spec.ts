import { A_DAY } from './pages/today-page.ts';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, makeTeam, publish, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const PRICES = '今天给客户发了新的报价单，大家都很满意，下午修剪了北坡的葡萄藤，明天继续整理仓库并且复盘。';

test(
  'words are found while they are typed, by keyboard alone, and stand in the address',
  bothSizes,
  async ({ page, person, request }) => {
    const { inviteCode, id: teamId } = await makeTeam(request, person, 'Harvest');
    await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
    const ana = await signUp(request, 'Ana Reis', inviteCode);
    await publish(request, ana, A_DAY);
    await publish(request, person, PRICES);
    await page.goto('/home');
    await expect(page.getByText('three grocers').first()).toBeVisible();
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search' });
    await expect(field).toBeFocused();
    await expect(page.getByText('Find a day again')).toBeVisible();
    await field.pressSequentially('groc');
    const hit = page.getByRole('article', { name: 'Ana Reis’s diary' });
    await expect(hit.locator('mark')).toHaveText('groc');
    await expect(page).toHaveURL(/\?q=groc$/);
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.keyboard.press('ArrowDown');
    await expect(hit.getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home\?diary=/);
    await expect(page.getByRole('heading', { name: 'Ana Reis' })).toBeFocused();
    await page.goBack();
    await expect(field).toHaveValue('groc');

    await field.fill('葡萄');
    await expect(page.getByRole('article', { name: 'Lin Mei’s diary' }).locator('mark')).toHaveText('葡萄');
    await field.fill('苹果');
    await expect(page.getByText('Nothing found for “苹果”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page.getByRole('link', { name: 'groc', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove “groc”' }).click();
    await expect(page.getByRole('link', { name: 'groc', exact: true })).toBeHidden();

    await page.getByRole('tab', { name: 'People' }).click();
    await field.fill('reis');
    await page.getByRole('link', { name: /Ana Reis/ }).click();
    await expect(page).toHaveURL(/\?author=/);
    await expect(page.getByRole('article', { name: /diary$/ })).toHaveCount(1);
    await expect(hit).toContainText('three grocers');
  },
);

test('what a team and oneself have learned is found under its own tabs', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  const LATE = 'Then water the northern rows before noon.';
  await call(
    request,
    'user/curious/publish',
    { question: 'Who knows when to prune?', teamIds: [teamId] },
    person,
  );
  await call(request, 'user/quote/publish', { text: 'Prune late, drink early.', teamId }, person);
  const content = `${'Walk the rows first. '.repeat(30)}\n\nPrune at dawn. ${LATE}`;
  const guideline = { title: 'Winter work', content };
  const { id: guidelineId } = await call<{ id: string }>(request, 'user/handbook/upset', guideline, person);
  await call(request, 'user/mistake/add', { text: 'I let Ana prune alone.' }, person);
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  for (const [tab, words] of [
    ['Questions', 'Who knows when to prune?'],
    ['Wisdom', 'Prune late, drink early.'],
    ['Mistakes', 'I let Ana prune alone.'],
    ['Handbook', LATE],
  ] as const) {
    await field.fill('');
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText('Type a word to find')).toBeVisible();
    await field.fill('prune');
    const found = page.getByRole('tabpanel').getByRole('link').filter({ hasText: words });
    await expect(found.locator('mark')).toHaveText(/^prune$/i);
    await examine(page, `results of ${tab}`);
  }
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/handbook\\?guideline=${guidelineId}`));
  await expect(page.getByRole('heading', { name: 'Winter work' })).toBeVisible();
  await page.goBack();
  await field.fill('vinegar');
  await expect(page.getByText('Nothing found for “vinegar”')).toBeVisible();
});

test('an input method finishes its word first, and a failed search says so', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await publish(request, person, PRICES);
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.dispatchEvent('compositionstart');
  await field.fill('putao');
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\/search$/);
  await field.fill('葡萄');
  await field.dispatchEvent('compositionend');
  await expect(page.getByRole('article').locator('mark')).toHaveText('葡萄');

  await page.route('**/api/user/diary/search', (route) => route.abort());
  await field.fill('报价单');
  await expect(page.getByText('Search failed, please try again later')).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/api/user/diary/search');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').locator('mark')).toHaveText('报价单');
});

test('an earlier version is compared and brought back, and the feed shows one person', async ({
  page,
  person,
  request,
}) => {
  const { inviteCode, id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const ana = await signUp(request, 'Ana Reis', inviteCode);
  await publish(request, ana, A_DAY);
  const { id: diaryId } = await publish(request, person, A_DAY);
  const sections = { summary: A_DAY.replace('three', 'seven') };
  await call(request, 'user/diary/update', { diaryId, version: 1, sections }, person);
  await page.goto(`/home?diary=${diaryId}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions' });
  await expect(drawer.locator('del')).toHaveText('three');
  await expect(drawer.locator('ins')).toHaveText('seven');
  await drawer.getByText('first version').click();
  await drawer.getByRole('button', { name: 'Restore this version' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'changed' })).toContainText('three grocers');

  await page.getByRole('link', { name: 'All diaries' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: /Read Ana Reis’s diary/ }).click();
  await page.getByRole('link', { name: 'All diaries of Ana Reis' }).click();
  await expect(page.getByText('Only Ana Reis')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /show everyone again/ }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test(
  'every face is accessible in English and Chinese, light and dark',
  bothSizes,
  async ({ page, person, request }) => {
    test.setTimeout(240_000);
    await makeTeam(request, person, 'Harvest');
    await makeTeam(request, person, 'Orchard');
    const { id: diaryId } = await publish(request, person, PRICES);
    const sections = { summary: `${PRICES} 再加一句。` };
    await call(request, 'user/diary/update', { diaryId, version: 1, sections }, person);
    for (const look of looksHere([
      { locale: 'en', theme: 'light' },
      { locale: 'zh', theme: 'dark' },
    ] as const)) {
      await wear(page, look);
      for (const path of ['/search', '/search?q=葡萄', '/search?q=zzz', '/search?tab=people&q=Lin']) {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await examine(page, `${path} ${look.locale}`);
      }
      await visit(page, `/home?diary=${diaryId}`);
      await page.getByRole('button', { name: /Versions|版本/ }).click();
      await expect(page.getByRole('dialog').locator('ins')).toBeVisible();
      await examine(page, `versions ${look.locale}`);
    }
  },
);
