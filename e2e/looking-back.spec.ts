import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

/** A day so many days before another. */
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const SUMMARY = 'Sold out by noon, and the van came back empty for the first time this spring.';

test('someone keeps to themselves how a day was, and finds it beside what they wrote', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const written = { day: today, sections: { summary: SUMMARY } };
  const { id: diaryId } = await call<{ id: string }>(request, 'user/diary/publish', written, person);
  await call(request, 'user/diary/expression', { diaryId, expression: '😌' }, person);
  await page.goto('/footprints/emotion');
  const day = page.getByRole('region', { name: 'How is today?' });
  await expect(day).toContainText('which its readers see');
  await examine(page, 'a month with a face beside a diary', { landmarks: true });
  await day.getByRole('button', { name: 'Tired' }).click();
  await expect(day.getByRole('button', { name: 'Tired' })).toHaveAttribute('aria-pressed', 'true');
  await day.getByLabel('A note for yourself').fill('Short night, long day');
  await day.getByRole('button', { name: 'Save the note' }).click();
  const list = page.getByRole('region', { name: 'What I wrote on these days' });
  await expect(list).toContainText('Short night, long day');
  await expect(list).toContainText('only you');
  await examine(page, 'a note for oneself');

  // After two low weeks it asks once.
  for (const ago of [2, 5, 8, 13]) {
    await call(request, 'user/growth/mood', { day: daysBefore(today, ago), mood: '😣' }, person);
  }
  await page.reload();
  const heavy = page.getByRole('region', { name: 'The last two weeks were heavy' });
  await heavy.getByLabel('Is there someone to talk to?').fill('Ana');
  await heavy.getByRole('button', { name: 'Remember the name' }).click();
  const wanted = page.getByRole('region', { name: 'You wanted to talk to Ana' });
  await examine(page, 'a name that is remembered', { landmarks: true });
  await wanted.getByRole('button', { name: 'We’ve talked' }).click();
  await expect(wanted).toHaveCount(0);
  await expect(heavy).toHaveCount(0);

  // The diary’s own face stays as its readers see it.
  await list.getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('img', { name: 'Calm' })).toBeVisible();
  await page.goBack();
  await page.getByText('Year', { exact: true }).click();
  await expect(page.getByRole('table', { name: /^Days with each mood/ })).toContainText('Tired');
  await expect(page.getByRole('region', { name: 'Days with a note' })).toContainText('Short night');
  await examine(page, 'a year of moods', { landmarks: true });
});

test('the grid of a month is read by keys, across its ends', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/footprints/emotion?month=2026-03');
  const grid = page.getByRole('grid');
  const first = grid.getByRole('button', { name: /^Sunday 1 March/ });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('button', { name: /^Monday 2 March/ })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(grid.getByRole('button', { name: /^Monday 2 February/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^How was it\?/ })).toBeVisible();
});

test(
  'what one looks back on is accessible in English and Chinese, light and dark, in the largest letters',
  bothSizes,
  async ({ page, person, request }) => {
    await makeTeam(request, person, 'Harvest');
    const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
    const note = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
    for (const ago of [0, 1, 2, 3, 4]) {
      await call(request, 'user/growth/mood', { day: daysBefore(today, ago), mood: '😣', note }, person);
    }
    await call(request, 'user/diary/publish', { day: today, sections: { summary: note } }, person);
    await call(request, 'user/autobiography/draw', { month: today.slice(0, 7) }, person);
    for (const look of looksHere([
      { locale: 'en', theme: 'light', size: 'normal' },
      { locale: 'zh', theme: 'dark', size: 'X-large' },
    ] as const)) {
      await wear(page, look);
      for (const path of [
        '/footprints/emotion',
        '/footprints/emotion?view=year',
        '/footprints/emotion?month=2020-02',
        '/footprints',
        '/autobiography',
      ]) {
        await visit(page, path);
        await examine(page, `${path} in ${look.locale}`, { landmarks: true });
      }
    }
  },
);

test('footprints tell what was written, year and first times; a day is hidden and shown again', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/footprints');
  await expect(page.getByRole('heading', { name: 'Your way begins with a diary' })).toBeVisible();
  await examine(page, 'no footprints yet', { landmarks: true });
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  await call(request, 'user/diary/publish', { day: today, sections: { summary: SUMMARY } }, person);
  await page.reload();
  const way = page.getByRole('region', { name: 'My way so far' });
  await expect(way.getByRole('link', { name: 'My first diary' })).toBeVisible();
  await expect(way.getByText(SUMMARY)).toHaveCount(2);
  await examine(page, 'footprints', { landmarks: true });
  const year = page.getByRole('region', { name: 'The year day by day' });
  await expect(year.getByRole('slider')).toHaveAttribute('aria-valuetext', /submitted/);
  await year.getByRole('slider').press('ArrowRight');
  await expect(year.getByRole('link', { name: 'Open the diary of this day' })).toBeHidden();
  // The same for a finger: the days of the map are small.
  await year.getByRole('button', { name: 'Previous day' }).click();
  await expect(year.getByRole('link', { name: 'Open the diary of this day' })).toBeVisible();
  await year.getByRole('button', { name: 'Table' }).click();
  await expect(year.getByRole('table')).toContainText('The whole year');
  await examine(page, 'a year as a table');

  await way.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Hide this day' }).click();
  await expect(page.getByRole('heading', { name: 'Your way begins with a diary' })).toBeVisible();
  await page.getByRole('button', { name: 'Hidden days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hidden days' });
  await expect(dialog.getByRole('list', { name: 'Hidden days' }).getByRole('listitem')).toHaveCount(1);
  await examine(page, 'hidden days');
  await dialog.getByRole('button', { name: /^Show again/ }).click();
  await expect(dialog.getByText('No day is hidden.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(way.getByRole('link', { name: 'My first diary' })).toBeVisible();
  await way.getByText('Milestones', { exact: true }).click();
  await expect(way.getByRole('listitem')).toHaveCount(1);
});

test('a month becomes a chapter, whose lines open diaries and keep what was changed by hand', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/autobiography');
  await expect(page.getByRole('heading', { name: 'Your book begins with a diary' })).toBeVisible();
  await examine(page, 'no book yet', { landmarks: true });
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  await call(request, 'user/diary/publish', { day: today, sections: { summary: SUMMARY } }, person);
  await page.reload();
  await page.getByRole('button', { name: 'Edit the title page' }).click();
  const form = page.getByRole('dialog', { name: 'Title page' });
  await form.getByLabel('Title').fill('Grapes and I');
  await examine(page, 'the title page is written');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Grapes and I' })).toBeVisible();
  await page.getByText('Draw this chapter').click();
  await expect(page.getByText(SUMMARY)).toBeVisible();
  await examine(page, 'a chapter', { landmarks: true });
  await page.getByRole('button', { name: /^Edit (?!the)/ }).click();
  await page.getByLabel('Line 1', { exact: true }).fill('Empty by noon: I drove home singing.');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Line 2', { exact: true }).fill('My sister laughed.');
  await examine(page, 'a chapter is changed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My sister laughed.')).toBeVisible();
  await page.getByText('Draw anew', { exact: true }).click();
  await expect(page.getByText('Nothing new to draw')).toBeVisible();
  await expect(page.getByText('Empty by noon')).toBeVisible();
  // What it said before is looked at, put back, and undone.
  await page.getByRole('button', { name: /^Earlier versions/ }).click();
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' });
  await earlier.getByRole('listitem').first().locator('summary').click();
  await expect(earlier.getByText(SUMMARY)).toBeVisible();
  await examine(page, 'earlier versions');
  await earlier.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Empty by noon')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Empty by noon')).toBeVisible();
  await expect(page.getByText(SUMMARY)).toBeHidden();
  await page.getByRole('button', { name: 'More about your book' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.getByText('My sister laughed.')).toBeVisible();
  await examine(page, 'a book to print', { landmarks: true });
});
