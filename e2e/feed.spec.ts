import type { APIRequestContext, Page } from '@playwright/test';
import { call, get, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { expectStill, watchShifts } from './support/layout-shift.ts';

const TEXTS = [
  'Tied up the young vines along the southern wall before the rain came.',
  'Repaired the press, and tried it with the first crate of apples from the slope.',
  'Cleaned the cellar from end to end, and counted the barrels for the inspector.',
] as const;

/** A team of three with two departments; two of them have written today. */
async function settle(request: APIRequestContext, owner: SignedUp) {
  const { id: teamId, inviteCode } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, owner);
  for (const name of ['Cellar and press', 'Vineyard and slope']) {
    await call(request, 'user/department/create', { teamId, name }, owner);
  }
  const [ana, bo] = await Promise.all([
    signUp(request, 'Ana Ruiz', inviteCode),
    signUp(request, 'Bo Lindqvist', inviteCode),
  ]);
  const { id: ofAna } = await publish(request, ana, TEXTS[0]);
  const { id: ofBo } = await publish(request, bo, TEXTS[1]);
  await call(request, 'user/follows/follow', { userId: ana.id, following: true }, owner);
  return { teamId, ana, bo, ofAna, ofBo, inviteCode };
}

const article = (page: Page, name: string) => page.getByRole('article', { name: `${name}’s diary` });
const topOf = async (page: Page, name: string) => (await article(page, name).boundingBox())?.y ?? -1;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('reading comes first: one row of filters, one line of who waits, then the diaries', async ({
    page,
    person,
    request,
  }) => {
    const { ofAna, ana, bo } = await settle(request, person);
    const { today } = await get<{ today: string }>(request, 'user/draft/get', ana);
    const day = new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    await call(request, 'user/diary/publish', { day, sections: { summary: TEXTS[2] } }, ana);
    await call(request, 'user/like/likes', { kind: 'diary', objectId: ofAna }, bo);
    await page.goto('/home');
    const shelf = page.getByRole('region', { name: 'Waiting for a comment' });
    await expect(shelf.getByRole('listitem'), 'each person once').toHaveCount(1);
    for (const named of ['Ana Ruiz today', 'Ana Ruiz yesterday'])
      await expect(shelf.getByRole('link', { name: named })).toBeVisible();
    expect(await topOf(page, 'Bo Lindqvist')).toBeLessThanOrEqual(200);
    const filters = await page.getByRole('group', { name: 'Whose diaries' }).boundingBox();
    expect(filters?.height).toBeLessThanOrEqual(53);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(article(page, 'Ana Ruiz').getByRole('button', { name: 'Like 1' })).toBeVisible();

    // The link lies over the text.
    await page.getByText(TEXTS[0]).click({ force: true });
    await expect(page).toHaveURL(new RegExp(`diary=${ofAna}`));
    await page.goBack();
    await article(page, 'Bo Lindqvist').getByRole('link', { name: 'Bo Lindqvist', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bo Lindqvist' })).toBeVisible();
    // The way back from a person's page, by the table of pages.
    await page.getByRole('main').getByRole('link', { name: 'People', exact: true }).click();
    await expect(page).toHaveURL(/\/department/);
  });

  test('new diaries are announced without moving what is read, and come when asked for', async ({
    page,
    person,
    request,
  }) => {
    const { inviteCode } = await settle(request, person);
    const cho = await signUp(request, 'Cho Park', inviteCode);
    const streams = page.waitForResponse((response) => response.url().endsWith('/api/events'));
    await page.goto('/home');
    await streams;
    await expect(article(page, 'Ana Ruiz')).toBeVisible();
    const before = await topOf(page, 'Bo Lindqvist');
    await publish(request, cho, TEXTS[2]);
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
    expect(await topOf(page, 'Bo Lindqvist')).toBe(before);
    await expect(article(page, 'Cho Park')).toHaveCount(0);
    await page.route('**/api/user/diary/recently*', (route) => route.abort());
    await page.getByRole('button', { name: '1 new' }).click();
    await expect(page.getByText('Network disconnected')).toBeVisible();
    await page.unroute('**/api/user/diary/recently*');
    await page.getByRole('button', { name: '1 new' }).click();
    await expect(article(page, 'Cho Park')).toBeVisible();
    await expect(page.getByRole('button', { name: /new$/ })).toHaveCount(0);
  });

  test('nothing moves while the feed comes over a slow network', async ({ page, person, request }) => {
    await settle(request, person);
    const device = await page.context().newCDPSession(page);
    await device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: (9_000_000 / 8) | 0,
      uploadThroughput: (3_000_000 / 8) | 0,
    });
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchShifts(page);
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'Waiting for a comment' })).toBeVisible();
    await expect(article(page, 'Ana Ruiz')).toBeVisible();
    await expect(page.getByText(/have written|Day off for the team/)).toBeVisible();
    await expectStill(page, 'the feed');
  });

  test('without a team, the page offers one and does not say that nothing was written', async ({
    page,
    person,
    request,
  }) => {
    await publish(request, person, TEXTS[0]);
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'Create a team' })).toBeVisible();
    await expect(page.getByText('No diaries yet')).toHaveCount(0);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('one diary is always open beside the list; keys walk, answer and come back, and nothing jumps', async ({
    page,
    person,
    request,
  }) => {
    const { ofAna } = await settle(request, person);
    await page.goto('/home');
    const open = page.getByRole('heading', { level: 2, name: 'Bo Lindqvist' });
    await expect(open).toBeVisible();
    const places = () => Promise.all(['Ana Ruiz', 'Bo Lindqvist'].map((name) => topOf(page, name)));
    const before = await places();
    const list = await article(page, 'Ana Ruiz').boundingBox();
    expect(list?.width).toBeLessThanOrEqual(360);

    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`diary=${ofAna}`));
    const detail = page.getByRole('heading', { level: 2, name: 'Ana Ruiz' });
    await expect(detail).toBeVisible();
    await expect(article(page, 'Ana Ruiz').getByRole('link')).toBeFocused();
    await page.keyboard.press('o');
    await expect(detail).toBeFocused();
    const field = page.getByRole('textbox', { name: 'Comment on Ana Ruiz’s diary' });
    await expect(field).toBeVisible();
    await page.keyboard.press('r');
    await expect(field).toBeFocused();
    await page.keyboard.type('jk or');
    await expect(field).toHaveValue('jk or');
    await page.keyboard.press('Escape');
    await expect(article(page, 'Ana Ruiz').getByRole('link')).toBeFocused();
    await page.keyboard.press('k');
    await expect(open).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goto('/mine/look');
    await page.getByRole('switch', { name: /^Letter keys/ }).uncheck();
    await page.goto('/home');
    await expect(open).toBeVisible();
    await expect(article(page, 'Bo Lindqvist')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect(article(page, 'Bo Lindqvist').getByRole('link')).toBeFocused();
    await expect(open).toBeVisible();
  });
});
