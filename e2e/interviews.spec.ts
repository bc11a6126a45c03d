import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { A_DAY, TodayPage } from './pages/today-page.ts';
import { examine } from './support/accessible.ts';
import type { SignedUp } from './support/api.ts';
import { expect, test as people } from './support/fixtures.ts';
import { end, freePort, READY_MS, start } from './support/programs.ts';

type Cast = { supervisor: SignedUp; member: SignedUp; teamId: string; month: string };

const test = people.extend<object, { cast: Cast & { url: string } }>({
  baseURL: async ({ cast }, use) => use(cast.url),
  cast: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const folder = mkdtempSync(join(tmpdir(), 'garden-interviews-'));
      const file = join(folder, 'cast.json');
      const server = await start(
        'apps/server/src/testing/run-due-interview.ts',
        { PORT: String(port), DATA_DIR: join(folder, 'data'), CAST: file, LOG_LEVEL: 'error' },
        `${url}/readyz`,
      );
      // What the program wrote.
      const cast = JSON.parse(readFileSync(file, 'utf8')) as Cast;
      await use({ ...cast, url });
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: READY_MS },
  ],
});

test('an overdue interview comes before a diary; both sides have their word, and the steps become to-dos', async ({
  openAs,
  cast: { supervisor, member },
}) => {
  const maya = await openAs(supervisor);
  const today = new TodayPage(maya);
  await today.open();
  await today.write(A_DAY);
  await today.publish.click();
  await expect(maya.getByText('Interview Aiko Kimura before writing your diary')).toBeVisible();
  await examine(maya, 'a diary that is held back');
  const second = await maya.context().newPage();

  await maya.getByRole('link', { name: 'Aiko Kimura' }).click();
  await expect(maya.getByText(/^overdue since/)).toBeVisible();
  await maya.getByRole('button', { name: 'Record the interview' }).click();
  await expect(maya.getByRole('main').getByText('Please enter the content')).toBeVisible();
  await maya.getByLabel('What was said').fill('The phone **never** stops on market days.');
  await maya.getByRole('button', { name: 'Add a step' }).click();
  await maya.getByLabel('Step 1', { exact: true }).fill('No phone before ten');
  await examine(maya, 'an interview that is being recorded');

  // What is typed survives leaving; meanwhile another window is faster.
  await second.goto(maya.url());
  await expect(second.getByLabel('Step 1', { exact: true })).toHaveValue('No phone before ten');
  const day = await second.getByLabel('Day of the interview').inputValue();
  await second.getByLabel('By', { exact: true }).fill(day);
  await second.setViewportSize({ width: 390, height: 844 });
  await second.evaluate(() => document.documentElement.setAttribute('data-font-size', 'x-large'));
  for (const name of ['Day of the interview', 'By']) {
    const cut = (input: HTMLElement) => input.scrollWidth - input.clientWidth;
    expect(await second.getByLabel(name, { exact: true }).evaluate(cut), `${name}, cut off`).toBe(0);
  }
  await second.evaluate(() => document.documentElement.setAttribute('data-font-size', 'normal'));
  await second.getByLabel('What was said').fill('Said in the second window.');
  await second.getByRole('button', { name: 'Record the interview' }).click();
  await expect(second.getByRole('heading', { name: 'Signatures' })).toBeVisible();
  await maya.getByLabel('By', { exact: true }).fill(day);
  await maya.getByRole('button', { name: 'Record the interview' }).click();
  await expect(maya.getByText('The record has changed')).toBeVisible();
  await expect(maya.getByRole('region', { name: 'The newer one' })).toContainText(
    'Said in the second window.',
  );
  await expect(maya.getByLabel('What was said')).toHaveValue('The phone **never** stops on market days.');
  await maya.getByRole('button', { name: /^(Record the interview|Save changes)$/ }).click();
  await expect(maya.getByText('Aiko Kimura hasn’t answered this version yet')).toBeVisible();
  await examine(maya, 'an interview that was recorded');

  await maya.goto('/');
  await expect(maya.getByText('Every interview is recorded. You can publish now.')).toBeVisible();
  await expect(today.summary).toHaveValue(A_DAY);
  await today.publish.click();
  await expect(maya.getByRole('article', { name: /^Published/ })).toBeVisible();

  const aiko = await openAs(member);
  await aiko.goto('/interview');
  await expect(aiko.getByRole('heading', { name: /was a hard month$/ })).toBeVisible();
  await aiko.getByLabel('Your own words').fill('I need one quiet hour.');
  await aiko.getByRole('button', { name: 'Save your words' }).click();
  await expect(aiko.getByRole('definition').filter({ hasText: 'I need one quiet hour.' })).toBeVisible();
  await examine(aiko, 'one’s own interview');
  await aiko.getByRole('button', { name: 'Refuse to sign' }).click();
  await aiko.getByRole('button', { name: 'Refuse to sign' }).click();
  await expect(aiko.getByRole('main').getByText('Say in a few words why you don’t sign')).toBeVisible();
  await aiko.getByRole('button', { name: 'Cancel' }).click();
  await aiko.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(aiko.getByText('Aiko Kimura signed')).toBeVisible();
  await aiko.goto('/importantThing');
  await expect(aiko.getByText('No phone before ten')).toBeVisible();
});
