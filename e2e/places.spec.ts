import { pages, type Page as Row } from '@garden/contract/pages';
import type { APIRequestContext, Page } from '@playwright/test';
import { A_DAY } from './pages/today-page.ts';
import {
  allLoaded,
  examine,
  expectChineseSaysSo,
  expectRoomForText,
  visit,
  wear,
} from './support/accessible.ts';
import { call, get, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';
import { expectStill, watchShifts } from './support/layout-shift.ts';

const rows: readonly Row[] = pages;
/** Every page of a signed-in user that opens by its path. */
const inside = rows.filter((row) => !row.public && !row.detail);

const phoneBar = (page: Page) => page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });

test('a phone has places at its foot and doors under the title; nothing is more than a tap from its place', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/');
  const bar = phoneBar(page);
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Garden', 'Write', 'Team', 'Me']);
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Today · Grape Garden');
  await page.getByRole('navigation', { name: 'Today' }).getByRole('link', { name: 'To-dos' }).click();
  await expect(page).toHaveTitle('To-dos · Grape Garden');
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');

  await bar.getByRole('link', { name: 'Team' }).click();
  const doors = page.getByRole('navigation', { name: 'Team' });
  await expect(doors.getByRole('link')).toHaveText([
    'Diaries',
    'News',
    'Curiosity',
    'Wisdom',
    'Topics & surveys',
    'People',
    'Culture',
    'Manage',
  ]);
  // The open door is whole, and the row fades where it goes on before it.
  await doors.getByRole('link', { name: 'People' }).click();
  await expect(doors).toHaveAttribute('style', /--before: [1-9]/);
  await expect(doors.getByRole('link', { name: 'People' })).toBeInViewport({ ratio: 1 });
  await doors.getByRole('link', { name: 'Manage' }).click();
  await expect(doors.getByRole('link')).toHaveText([
    'Applications',
    'Scores',
    'Statistics',
    'Interviews',
    'Departures',
    'Settings',
  ]);
  await page.getByRole('link', { name: 'Team', exact: true }).first().click();
  await expect(page).toHaveTitle('Team diary · Grape Garden');

  await page.getByRole('link', { name: 'Search' }).filter({ visible: true }).click();
  await expect(page).toHaveTitle('Search · Grape Garden');
  await expect(bar.locator('[aria-current]')).toHaveText('Team');
});

test(
  'every page has a title of its own and a place in the navigation, and nothing on it moves by itself',
  bothSizes,
  async ({ page, person, request }) => {
    test.setTimeout(240_000);
    const { id } = await makeTeam(request, person, 'Harvest');
    // On the phone the team has just begun, and its pages are empty.
    if (test.info().project.name === 'desktop') {
      await publish(request, person, A_DAY);
      await fillPages(request, person, id);
    }
    await wear(page, { locale: 'zh', theme: 'light' });
    await watchShifts(page);
    const titles = new Set<string>();
    for (const { path } of inside) {
      // From the server each time: where the product turns a page, it moves what two pages share.
      await page.goto(path);
      await allLoaded(page);
      await expectStill(page, path);
      await expect(page).toHaveTitle(/ · 葡萄园$/);
      titles.add(await page.title());
      await expect(page.locator('nav [aria-current]').filter({ visible: true }).first(), path).toBeVisible();
    }
    expect(titles.size).toBe(inside.length);
  },
);

/** Something of everything that a page lists, in both languages. */
async function fillPages(request: APIRequestContext, person: SignedUp, teamId: string): Promise<void> {
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const wrote = (path: string, data: object) => call(request, path, data, person);
  await wrote('user/todo/add', { kind: 'day', text: 'Call the fourth grocer about Thursday’s delivery' });
  await wrote('user/todo/add', { kind: 'day', text: '给第四家杂货店打电话，确认星期四的送货时间' });
  await wrote('user/todo/add', { kind: 'goal', text: 'Import every price list without help' });
  await wrote('user/curious/publish', { question: 'Who knows how the grocers round their prices?' });
  await wrote('user/quote/publish', { text: 'Measure the barrel before you buy the wine.' });
  await wrote('user/mistake/add', { text: 'Sent the old price list to two grocers', tags: ['Prices'] });
  await wrote('user/handbook/upset', {
    title: 'Before a price list goes out',
    content: 'Read it aloud once.',
  });
  await wrote('user/todo/add', { kind: 'goal', text: '三周内，不用帮忙就导入所有价格表' });
  await wrote('user/curious/publish', {
    question: '杂货店的价格，谁知道怎么取整？',
    detail: '我问过林美，她也不知道。',
  });
  await wrote('user/quote/publish', { text: '先把问题说清楚，再动手去做；慢就是快。' });
  await wrote('user/collection/add', { text: '葡萄要慢慢修剪，不急。' });
  await wrote('user/mistake/add', { text: '旧价格表发错了，发给了两家店', instead: '发之前，念一遍' });
  await wrote('user/handbook/upset', {
    title: '价格表发出去之前：先念一遍',
    content: '念一遍，**再发**。',
  });
  await wrote('user/lastImprove/add', { text: '开会之前，先把问题写下来。' });
  const topic = { title: '这一周，采收教会了你什么？', prompt: '一句话就够，不用长。' };
  await wrote('user/activity/custom', { teamId, ...topic, from: today, to: today });
  const questions = [{ text: '今天，谁帮了你？', weekday: null }];
  await wrote('user/team/setting', { teamId, questions });
}

/** A diary in Chinese, with a comment on it. */
async function writeInChinese(request: APIRequestContext, writer: SignedUp, reader: SignedUp) {
  const { today } = await get<{ today: string }>(request, 'user/draft/get', writer);
  const sections = {
    summary: '晚上预演开城，林美让我演不耐烦的老板。\n\n笑死，**真的**。',
    learnings: '先问三遍，再道歉。',
    unclear: ['司机收不到短信，为什么？'],
    nextTasks: ['司机邀请短信收不到的，一个个补', '早饭四家，订好'],
  };
  const diary = { day: today, title: '预演，第二回', sections };
  const { id } = await call<{ id: string }>(request, 'user/diary/publish', diary, writer);
  await call(
    request,
    'user/comment/add',
    { kind: 'diary', objectId: id, text: '演得好，再来一回！' },
    reader,
  );
  return id;
}

test('with the largest letters every page has room for its text on small phones, and says what is Chinese', async ({
  page,
  person,
  request,
}) => {
  test.setTimeout(240_000);
  const name = '一个名字特别特别长的葡萄采收与酿造团队';
  const { id: teamId, inviteCode } = await makeTeam(request, person, name);
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const colleague = await signUp(request, 'Ana Ruiz', inviteCode);
  const { id } = await publish(request, colleague, A_DAY);
  await fillPages(request, person, teamId);
  const own = await writeInChinese(request, person, colleague);
  for (const locale of ['en', 'zh'] as const) {
    await wear(page, { locale, theme: 'light', size: 'X-large' });
    for (const { path } of [
      ...inside,
      { path: '/grape?table=true' },
      { path: `/home?diary=${id}` },
      { path: `/home?diary=${own}` },
      { path: '/handbook?tab=mistakes' },
      { path: '/msg/myComments?tab=on_mine' },
      { path: '/search?q=预演' },
      { path: '/search?q=先把&tab=wisdom' },
      { path: '/search?q=念一遍&tab=mistakes' },
      { path: `/person?id=${person.id}` },
    ]) {
      await visit(page, path);
      await allLoaded(page);
      await expectChineseSaysSo(page, `${path} in ${locale}`);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 740 });
        await expectRoomForText(page, `${path} in ${locale} at ${width} px`);
      }
    }
    // In either language its lines are as wide, and its punctuation stands in squares.
    await visit(page, `/home?diary=${own}`);
    const written = page.getByText('晚上预演开城').filter({ visible: true });
    await expect(written).toHaveCSS('line-height', '54.4px');
    await expect(written).toHaveCSS('font-variant-east-asian', 'normal');
  }
});

test('a desk has one switcher of teams, groups that fold and remember it, and pins', async ({
  page,
  person,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await makeTeam(request, person, 'Harvest');
  const { id } = await makeTeam(request, person, 'Press');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await page.goto(`/department/custom?team=${id}`);
  await expect(nav.locator('[aria-current]').filter({ visible: true })).toHaveText(['Settings']);
  // The last of an administrator's lines stands above the person at the foot.
  const [last, foot] = await Promise.all([
    nav.getByRole('link', { name: 'Settings' }).boundingBox(),
    nav.getByRole('link', { name: 'Lin Mei' }).boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  // In a lower window they scroll, and fade where they go on.
  await page.setViewportSize({ width: 1440, height: 720 });
  await nav.evaluate((bar) => bar.scrollTo(0, bar.scrollHeight));
  await expect(nav).toHaveAttribute('style', /--before: [1-9]/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/department?team=${id}`);
  const switcher = page.getByRole('combobox', { name: 'My teams' }).filter({ visible: true });
  await expect(switcher).toHaveCount(1);
  await expect(switcher).toHaveText('Press');
  await expect(nav.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await switcher.click();
  await page.getByRole('option', { name: 'Harvest' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Harvest' })).toBeVisible();
  await nav.getByRole('link', { name: 'Diaries' }).click();
  await expect(switcher).toHaveText('Harvest');
  await expect(switcher).toHaveCount(1);

  await nav.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(nav.getByRole('link', { name: 'Diaries' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Page, person or command' }).fill('pin this');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(nav.getByRole('button', { name: 'Team', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  const pinned = nav.getByRole('link', { name: 'Team diary' });
  await expect(pinned).toBeVisible();
  await pinned.hover();
  await nav.getByRole('button', { name: 'Unpin Team diary' }).click();
  await expect(pinned).toBeHidden();
});

test('the palette goes to pages and people by keyboard alone, in both languages', async ({
  page,
  person,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await makeTeam(request, person, 'Harvest');
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Page, person or command' });
  await expect(page.getByLabel('What did you get done today?')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  // At once, while its files are fetched.
  await page.keyboard.type('settings');
  await expect(field).toHaveValue('settings');
  await expect(page.getByRole('option', { name: /^Team settings/ })).toHaveAttribute('data-highlighted', '');
  await examine(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Team settings · Grape Garden');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(person.name);
  await expect(field).toHaveValue(person.name);
  await page
    .getByRole('option', { name: new RegExp(`^.*${person.name}`) })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('中文');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('团队设置 · 葡萄园');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('option', { name: /^今天/ })).toBeVisible();
  await examine(page, 'the palette in Chinese');
});

test('without network every page says so once', async ({ page, context, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/');
  await allLoaded(page);
  for (const path of ['/department', '/mine']) await visit(page, path);
  await allLoaded(page);
  await page.goto('/');
  await allLoaded(page);
  await context.setOffline(true);
  for (const path of ['/department', '/mine', '/msg/list']) {
    await page.evaluate((href) => window.__TSR_ROUTER__.navigate({ href }), path);
    await expect(page.getByText('Network disconnected'), path).toHaveCount(1);
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
  }
});
