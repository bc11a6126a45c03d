import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { A_DAY, TodayPage } from './pages/today-page.ts';
import { allLoaded, examine } from './support/accessible.ts';
import type { SignedUp } from './support/api.ts';
import { expect, test as people } from './support/fixtures.ts';
import { expectStill, watchShifts } from './support/layout-shift.ts';
import { end, freePort, READY_MS, start } from './support/programs.ts';

type Cast = {
  supervisor: SignedUp;
  member: SignedUp;
  teamId: string;
  month: string;
  leaders: { teamId: string } & Record<'first' | 'second' | 'held' | 'closed', SignedUp>;
};

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
  await watchShifts(maya);
  await today.open();
  const first = maya.getByRole('region', { name: 'Interview Aiko Kimura before writing your diary' });
  await expect(first).toContainText('Talk to Aiko Kimura first. You can write meanwhile');
  const [card, field] = [await first.boundingBox(), await today.summary.boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  await expect(today.summary).toBeInViewport();
  await allLoaded(maya);
  await expectStill(maya, 'a day that is held back');
  await today.write(A_DAY);
  await today.publish.click();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(first).toContainText('Talk to Aiko Kimura first. Your text is saved.');
  await expect(today.summary).toHaveValue(A_DAY);
  await examine(maya, 'a diary that is held back');
  const second = await maya.context().newPage();

  await first.getByRole('link', { name: /^Aiko Kimura/ }).click();
  await expect(maya.getByText(/^overdue since/)).toBeVisible();
  await expect(maya.getByText('An interview is needed when a month’s average is below 60.')).toBeVisible();
  await maya.getByRole('button', { name: 'Record the interview' }).click();
  await expect(maya.getByRole('main').getByText('Please enter the content')).toBeVisible();
  await expect(maya.getByLabel('What was said')).toBeFocused();
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
  await expect(maya.getByText('Aiko Kimura hasn’t responded to this version yet')).toBeVisible();
  await examine(maya, 'an interview that was recorded');
  await expect(maya.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await maya.getByRole('button', { name: 'Edit' }).click();
  await expect(maya.getByLabel('What was said')).toBeFocused();
  await expect(maya.getByText('Save or discard your changes before you sign.')).toBeVisible();
  await expect(maya.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await maya.getByRole('button', { name: 'Discard changes' }).click();
  await expect(maya.getByRole('button', { name: 'Edit' })).toBeFocused();

  await maya.goto('/');
  await expect(first).toHaveCount(0);
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

test('of two leaders the second reads what the first recorded, and keeps their own text; one is closed with a reason', async ({
  openAs,
  cast: { leaders, month },
}) => {
  const pageOf = (userId: string) => `/interview?teamId=${leaders.teamId}&month=${month}&userId=${userId}`;
  const mei = await openAs(leaders.first);
  const ben = await openAs(leaders.second);
  for (const page of [mei, ben]) await page.goto(pageOf(leaders.held.id));
  await ben.getByLabel('What was said').fill('We talked on the way to the market.');
  await mei.getByLabel('What was said').fill('The phone never stops.');
  await mei.getByRole('button', { name: 'Record the interview' }).click();
  await expect(mei.getByText('Also read by Ben Carter')).toBeVisible();
  await ben.getByRole('button', { name: 'Record the interview' }).click();
  await expect(ben.getByText('The phone never stops.')).toBeVisible();
  const kept = ben.getByRole('region', { name: 'Your text is still here' });
  await expect(kept).toContainText('We talked on the way to the market.');
  await examine(ben, 'an interview that someone else has recorded');
  await kept.getByRole('button', { name: 'Discard' }).click();
  await expect(kept).toHaveCount(0);

  await mei.goto(pageOf(leaders.closed.id));
  await mei.getByRole('button', { name: 'Close without an interview' }).click();
  const dialog = mei.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close interview' }).click();
  await expect(dialog.getByLabel('Why is this interview not held?')).toBeFocused();
  await examine(mei, 'an interview that is being closed');
  await dialog.getByLabel('Why is this interview not held?').fill('Parental leave for most of the month.');
  await dialog.getByRole('button', { name: 'Close interview' }).click();
  await expect(mei.getByText('You closed this without an interview')).toBeVisible();
  // The buttons that were pressed are gone; the focus stays with the interview.
  const isFocusLost = () => mei.evaluate(() => document.activeElement === document.body);
  await expect.poll(isFocusLost).toBe(false);
  const chen = await openAs(leaders.closed);
  await chen.goto(pageOf(leaders.closed.id));
  await expect(chen.getByText('Lin Mei closed this without an interview')).toBeVisible();
  await expect(chen.getByText('Parental leave for most of the month.')).toBeVisible();
  await examine(chen, 'an interview that was closed');
  await mei.getByRole('button', { name: 'Open it again' }).click();
  await expect(mei.getByRole('button', { name: 'Record the interview' })).toBeVisible();
  await expect.poll(isFocusLost).toBe(false);

  // On a desk the one that waits is open beside the list.
  await mei.setViewportSize({ width: 1440, height: 900 });
  await mei.goto(`/interview?teamId=${leaders.teamId}&month=${month}`);
  const open = mei.getByRole('region', { name: 'What’s open' });
  await expect(open.getByRole('button', { name: 'Record the interview' })).toBeVisible();
  await mei.keyboard.press('r');
  await expect(open.getByLabel('What was said')).toBeFocused();
  await mei.keyboard.press('Escape');
  await mei.keyboard.press('j');
  await expect(open.getByText('The phone never stops.')).toBeVisible();
  await expect(mei).toHaveURL(new RegExp(`userId=${leaders.held.id}`));
  await examine(mei, 'an interview beside the list', { landmarks: true });
});
