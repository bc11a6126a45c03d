import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, signUp, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const LINE = 'Ask the person who did it before you read it twice.';

test('a line is written, liked, commented on, collected and moved to the bottom', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await call(request, 'user/collection/add', { text: 'An older line.', tags: ['calm'] }, person);
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { name: 'The first line is yours' })).toBeVisible();
  await examine(page, 'no line yet', { landmarks: true });

  await page.getByLabel('A sentence worth keeping').fill(LINE);
  await page.getByLabel('Source').fill('Dona Fernanda');
  await page.getByRole('button', { name: 'Keep for the team' }).click();
  const line = page.getByRole('article').filter({ hasText: LINE });
  await expect(line.getByText('from Dona Fernanda')).toBeVisible();
  await line.getByRole('button', { name: 'Like' }).click();
  await expect(line.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true');
  await line.getByRole('button', { name: 'Collect in My wisdom' }).click();
  await expect(line.getByRole('button', { name: 'Remove from My wisdom' })).toBeVisible();

  await line.getByRole('link', { name: 'Comment' }).click();
  await page.getByLabel('Write a comment').fill('I learned this the hard way.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Comment by Lin Mei' })).toBeVisible();
  await expect(line.getByRole('link', { name: '1 comment' })).toBeVisible();
  await examine(page, 'a line with its comments', { landmarks: true });

  await visit(page, '/quotes/collection');
  const items = page.getByRole('main').locator('li[data-movable]');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(LINE);
  await page.getByRole('button', { name: `More about: ${LINE}` }).click();
  await page.getByRole('menuitem', { name: 'Move to the bottom' }).click();
  await expect(items.last()).toContainText(LINE);
  await page.getByRole('button', { name: `Move: ${LINE}` }).press('ArrowUp');
  await expect(items.first()).toContainText(LINE);
  await page
    .getByRole('button', { name: /^#calm/ })
    .first()
    .click();
  await expect(items).toHaveCount(1);
  await expect(items.first()).toContainText('An older line.');
  await examine(page, 'My wisdom by a tag', { landmarks: true });
  await page.getByRole('button', { name: 'More about: An older line.' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(items).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(1);

  await visit(page, '/quotes');
  await page.getByRole('button', { name: `More about: ${LINE}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
});

test('a sentence of a teammate’s diary is kept by selecting it, or from a list', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await workEveryDay(request, person, teamId);
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const bo = await signUp(request, 'Bo Lindqvist', inviteCode);
  const { id } = await publish(
    request,
    bo,
    'We measured first. Then we cut the rows by half.\n\nNight came.',
  );
  await call(request, 'user/quote/publish', { text: LINE, teamId }, bo);

  // Which lines a day has is chance: here it has this one.
  const data = await get<object>(request, `user/quote/get?teamId=${teamId}`, person);
  const json = { code: 200, message: 'OK', data };
  await page.route('**/api/user/quote/get_broadcast*', (route) => route.fulfill({ json }));
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Wisdom of the team' })).toContainText(LINE);
  const entry = await page.getByRole('article', { name: /Bo Lindqvist/ }).boundingBox();
  expect(entry?.y, 'the ticker does not push the first diary down').toBeLessThanOrEqual(200);
  await examine(page, 'the feed with a line of wisdom', { landmarks: true });

  await page.goto(`/home?diary=${id}`);
  const keep = page.getByRole('button', { name: 'Keep as wisdom' });
  // A text that is read anew loses its selection: it is selected again then.
  await expect(async () => {
    await select(page, 'Then we cut the rows by half.');
    await expect(keep).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await keep.click();
  const dialog = page.getByRole('dialog', { name: 'Keep as wisdom' });
  await expect(dialog).toContainText('Then we cut the rows by half.');
  await examine(page, 'keeping a selected line');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept as wisdom of the team')).toBeVisible();

  await page.getByRole('button', { name: 'Save a quote' }).click();
  await dialog.getByLabel('Night came.').check();
  await dialog.getByLabel('My wisdom').check();
  await examine(page, 'choosing a line of a diary');
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept in My wisdom')).toBeVisible();

  await visit(page, '/quotes');
  const kept = page.getByRole('article').filter({ hasText: 'Then we cut the rows by half.' });
  await expect(kept).toContainText('kept by Lin Mei');
  await kept.getByRole('link', { name: /^Diary of/ }).click();
  await expect(page).toHaveURL(new RegExp(`diary=${id}`));
});

test('a picture of a line is saved, and refused without one', async ({ page, person, request }) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/quote/publish', { text: LINE, teamId }, person);
  await call(
    request,
    'user/quote/publish',
    { text: '先把问题说清楚，再动手去做；慢就是快。', teamId },
    person,
  );
  for (const look of looksHere([
    { locale: 'zh', theme: 'dark', size: 'X-large' },
    { locale: 'en', theme: 'light', size: 'normal' },
  ] as const)) {
    await wear(page, look);
    for (const path of ['/quotes', '/quotes/collection', '/quotes/download']) {
      await visit(page, path);
      await examine(page, `${path} in ${look.locale}`, { landmarks: true });
    }
  }

  const save = page.getByRole('button', { name: 'Save picture' });
  await save.click();
  await expect(page.getByRole('main').getByText('Please select text first')).toBeVisible();
  const own = page.getByRole('checkbox', { name: 'Words for this picture alone' });
  await own.check();
  await save.click();
  await expect(
    page.getByRole('main').getByText('The content is empty and cannot be downloaded'),
  ).toBeVisible();
  await own.uncheck();

  await page.getByRole('checkbox', { name: LINE }).check();
  await expect(page.getByRole('img', { name: `Picture: ${LINE} – Lin Mei` })).toBeVisible();
  for (const [format, width, height] of [
    ['Square', 1080, 1080],
    ['Phone wallpaper', 1170, 2532],
    ['A4', 1654, 2339],
    ['16:9', 1920, 1080],
  ] as const) {
    await page.getByRole('radio', { name: format }).check();
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const picture = await look(page, readFileSync(await file.path()));
    expect(picture, format).toMatchObject({ width, height });
    expect(picture.colours, `${format} is drawn`).toBeGreaterThan(MANY_COLOURS);
    expect(picture.ink, `${format} has words`).toBeGreaterThan(MUCH_INK);
  }
});

/** Selects a sentence of the page as a reader does. */
async function select(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence).last()).toBeVisible();
  await page.evaluate((wanted) => {
    const place = document.querySelector('[data-keep-diary]');
    const walker = document.createTreeWalker(place ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, sentence);
}

const MANY_COLOURS = 200;
/** Pixels as dark as ink. */
const MUCH_INK = 300;

/** What a picture is like: its size, and its colours and ink, counted until there are enough of both. */
async function look(page: Page, png: Buffer) {
  const counted = { base64: png.toString('base64'), enough: [MANY_COLOURS, MUCH_INK] as const };
  return page.evaluate(async ({ base64, enough: [manyColours, muchInk] }) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, Math.floor(height / 3), width, Math.floor(height / 2)) ?? {};
    const colours = new Set<number>();
    let ink = 0;
    // Scripts of a page run unoptimised here, where millions of pixels take seconds.
    for (let at = 0; data && at < data.length && (colours.size <= manyColours || ink <= muchInk); at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      colours.add((red << 16) | (green << 8) | blue);
      if (red + green + blue < 200) ink += 1;
    }
    return { width, height, colours: colours.size, ink };
  }, counted);
}
