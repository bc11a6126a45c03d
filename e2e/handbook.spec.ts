import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TodayPage } from './pages/today-page.ts';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, type SignedUp } from './support/api.ts';
import { bothSizes, expect, test as people } from './support/fixtures.ts';
import { end, freePort, READY_MS, start } from './support/programs.ts';

type Days = {
  readonly url: string;
  readonly person: SignedUp;
  /** Lets days go by, one after the other: signals that come together count once. */
  pass(days: number): Promise<void>;
};

const test = people.extend<object, { days: Days }>({
  days: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const folder = mkdtempSync(join(tmpdir(), 'garden-days-'));
      const file = join(folder, 'cast.json');
      const server = await start(
        'apps/server/src/testing/run-moving-days.ts',
        { PORT: String(port), DATA_DIR: join(folder, 'data'), CAST: file, LOG_LEVEL: 'error' },
        `${url}/readyz`,
      );
      // What the program wrote.
      const { person } = JSON.parse(readFileSync(file, 'utf8')) as { person: SignedUp };
      const today = async () => {
        const answer = await fetch(`${url}/api/user/draft/get`, {
          headers: { authorization: `Bearer ${person.token}` },
        });
        const { data } = (await answer.json()) as { data: { today: string } };
        return data.today;
      };
      const pass = async (days: number) => {
        for (let gone = 0; gone < days; gone += 1) {
          const before = await today();
          server.kill('SIGUSR2');
          await expect.poll(today).not.toBe(before);
        }
      };
      await use({ url, person, pass });
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: READY_MS },
  ],
});

const MISTAKE = 'Answered the phone during the price talk';

test('a mistake becomes a guideline, comes back after days, and is outgrown after three times', async ({
  openAs,
  days,
}) => {
  const page = await openAs(days.person);
  await page.goto(`${days.url}/handbook?tab=mistakes`);
  await page.getByRole('button', { name: 'Write down a mistake' }).click();
  await examine(page, 'a mistake that is written');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write what went wrong')).toBeVisible();
  await page.getByLabel('What went wrong?').fill(MISTAKE);
  await page.getByLabel('What do I do instead?').fill('Leave the phone at the door.');
  await page.getByLabel('Tags').fill('phone, prices');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Make it a guideline' }).click();
  await expect(page.getByRole('link', { name: 'Open in the handbook' })).toBeVisible();
  await examine(page, 'mistakes');

  // What the editor says of one that resembles it.
  const today = new TodayPage(page);
  await page.goto(days.url);
  await page.getByRole('button', { name: /^Small mistakes/ }).click();
  await page.getByPlaceholder('What went a little wrong?').fill('Answered the phone in a price talk again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: MISTAKE })).toContainText(
    'Leave the phone at the door.',
  );

  const question = page.getByRole('region', { name: 'Did it happen again?' });
  await expect(question).toBeHidden();
  for (const [index, wait] of [1, 3, 7].entries()) {
    await days.pass(wait);
    await page.goto(days.url);
    await expect(question).toContainText(MISTAKE);
    if (index === 0) {
      // The question of the day comes first.
      const top = (await today.summary.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      expect(top).toBeLessThanOrEqual(240);
      await examine(page, 'Today asks about a mistake');
    }
    // Without a network the answer is kept, and goes by itself, once.
    if (index === 1) await page.context().setOffline(true);
    await question.getByRole('button', { name: 'No, it didn’t' }).click();
    if (index === 1) {
      await expect(question.getByRole('status')).toContainText('saved on this device');
      await page.context().setOffline(false);
    }
    await expect(question.getByRole('status')).toContainText(
      ['We ask again', 'Noted.', 'you’ve outgrown it'][index] ?? '',
    );
  }
  await page.goto(`${days.url}/handbook?tab=mistakes`);
  await expect(page.getByText('1 outgrown')).toBeVisible();
  await page.getByRole('button', { name: `More about: ${MISTAKE}` }).click();
  await page.getByRole('menuitem', { name: 'How it went' }).click();
  await expect(page.getByText('No repeat', { exact: true })).toHaveCount(3);
  await examine(page, 'one mistake');
});

/** Opens the form of a guideline from its own page. */
async function edit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Title')).toBeVisible();
}

test('guidelines are written, found, ordered and taken along; two windows keep both texts', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/handbook');
  await expect(page.getByRole('heading', { name: 'No guidelines yet' })).toBeVisible();
  await examine(page, 'an empty handbook');
  await page.getByRole('link', { name: 'Write a guideline' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Content is required')).toBeVisible();
  await examine(page, 'a guideline that lacks its title');
  await page.getByLabel('Title').fill('One price list at a time');
  await page.getByLabel('Category').fill('Prices');
  await page.getByLabel('Content', { exact: true }).fill('Close the first **before** the second.');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('before');
  await examine(page, 'a preview');
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: 'One price list at a time' })).toBeVisible();

  // Two windows change the same one.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await edit(second);
  await edit(page);
  await second.getByLabel('Content', { exact: true }).fill('Said in the second window.');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('article')).toContainText('Said in the second window.');
  await page.getByLabel('Content', { exact: true }).fill('Said in the first window.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'The newer one' })).toContainText(
    'Said in the second window.',
  );
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue('Said in the first window.');
  await examine(page, 'two texts of a guideline');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('article')).toContainText('Said in the first window.');
  await page
    .getByText(/^today \d\d:\d\d/i)
    .last()
    .click();
  await expect(page.getByRole('region', { name: 'Earlier versions' })).toContainText(/before|second window/);
  await examine(page, 'versions of a guideline');

  await page.getByRole('link', { name: 'All guidelines' }).click();
  await page.getByRole('button', { name: 'More about your handbook' }).click();
  await page.getByRole('menuitem', { name: 'Import Markdown' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Or paste it here').fill('# Meetings\n\n## Begin on time\n\nWith who is there.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('1 guideline added.')).toBeVisible();
  await examine(page, 'guidelines that were imported');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const rows = page.getByRole('list', { name: 'Guidelines', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('One price list at a time');
  await page.getByRole('button', { name: 'Move: One price list at a time' }).press('ArrowDown');
  await expect(rows.first()).toContainText('Begin on time');

  await page.getByLabel('Search your guidelines').fill('first window');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Begin on time');
  await page.getByRole('button', { name: 'More about: Begin on time' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'More about your handbook' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('## Begin on time');

  await page.goto('/');
  await page.getByRole('button', { name: /^From my handbook/ }).click();
  await expect(page.getByText('Said in the first window.')).toBeVisible();
});

test('an improvement is kept in sight, and its history in the handbook', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/handbook?tab=improvements');
  await examine(page, 'no improvement yet');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Write what you’ll do better')).toBeVisible();
  await page.getByLabel('What will you do better?').fill('Ask before I guess');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'My improvement' })).toContainText('Ask before I');
  await examine(page, 'an improvement');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Ask before I guess/ })).toBeVisible();
  await page.goto('/handbook?tab=improvements');
  await page.getByLabel('A note on how it went').fill('Twice a day by now');
  await page.getByRole('button', { name: 'Kept' }).click();
  await expect(page.getByRole('region', { name: 'How it went' })).toContainText('Twice a day by now');
  await expect(page.getByRole('region', { name: 'My improvement' })).toBeHidden();
  await examine(page, 'the history of improvements');
});

test('a mistake is linked with any guideline: by its page, or by a search', async ({
  page,
  person,
  request,
}) => {
  await call(request, 'user/mistake/add', { text: MISTAKE }, person);
  const markdown = Array.from({ length: 101 }, (_, nth) => `## Rule ${nth}\n\nDo ${nth}.`).join('\n\n');
  await call(request, 'user/handbook/import', { markdown }, person);
  await page.goto('/handbook?tab=mistakes');
  const open = async () => {
    await page.getByRole('button', { name: `More about: ${MISTAKE}` }).click();
    await page.getByRole('menuitem', { name: 'Link a guideline' }).click();
  };
  await open();
  await expect(page.getByRole('radio')).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('radio')).toHaveCount(101);
  await page.getByRole('radio', { name: 'Rule 100' }).check();
  await page.getByRole('searchbox').fill('Rule 77');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeDisabled();
  await page.getByRole('radio', { name: 'Rule 77' }).check();
  await examine(page, 'a guideline that is chosen');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Rule 77' })).toBeVisible();
});

const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);

test(
  'every face is accessible in English and Chinese, light and dark, with long texts',
  bothSizes,
  async ({ page, person, request }) => {
    await makeTeam(request, person, 'Harvest');
    const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
    const long = { title: LONG.slice(0, 120), category: LONG.slice(0, 40), content: `# ${LONG}\n\n${LONG}` };
    const { id } = await call<{ id: string }>(
      request,
      'user/handbook/upset',
      { ...long, pinned: true },
      person,
    );
    await call(request, 'user/handbook/upset', { title: 'Short', content: 'Short' }, person);
    const mistake = { text: LONG, instead: LONG, tags: [LONG.slice(0, 30)] };
    const { id: mistakeId } = await call<{ id: string }>(request, 'user/mistake/add', mistake, person);
    await call(request, 'user/mistake/guideline', { mistakeId }, person);
    await call(request, 'user/lastImprove/add', { text: LONG }, person);
    for (const look of looksHere([
      { locale: 'en', theme: 'light', size: 'normal' },
      { locale: 'zh', theme: 'dark', size: 'X-large' },
    ] as const)) {
      await wear(page, look);
      for (const query of [
        '',
        `?guideline=${id}`,
        `?guideline=${id}&edit=true`,
        '?print=true',
        '?tab=mistakes',
        `?tab=mistakes&month=${today.slice(0, 7)}`,
        '?tab=improvements',
      ]) {
        await visit(page, `/handbook${query}`);
        await examine(page, `/handbook${query} in ${look.locale}`, { landmarks: true });
      }
    }
  },
);
