import { A_DAY, TodayPage } from './pages/today-page.ts';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { gradeFirstDays, makeTeam, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('a score is previewed while it is written, the same once it is published, and explained', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await gradeFirstDays(request, person, teamId);
  await workEveryDay(request, person, teamId);
  await page.goto('/score');
  await expect(page.getByText('Your first diary is your first grape')).toBeVisible();
  await examine(page, 'no score yet');
  await page.getByRole('switch', { name: 'Show my score while I write' }).check();

  const today = new TodayPage(page);
  await visit(page, '/');
  await today.write(`${A_DAY} I learned that 12 totals were off, because the rounding differs.`);
  const preview = page.getByRole('region', { name: 'Score preview' });
  const points = preview.getByText(/^\d+ points so far/);
  await expect(points).toBeVisible();
  const [total = ''] = /\d+/.exec(await points.innerText()) ?? [];
  await expect(preview.getByRole('status')).toBeEmpty();
  const reads = preview.getByRole('button', { name: 'Read the score out' });
  await reads.focus();
  await reads.press('Enter');
  await expect(preview.getByRole('status')).toContainText(`${total} points, grade`);
  await examine(page, 'the preview');
  await today.publish.click();
  await expect(today.published).toBeVisible();

  await visit(page, '/score');
  const chart = page.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`: ${total} points, grade [ABCD]$`));
  await chart.press('End');
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(` ${total} points`));
  await page.getByText('How is this worked out?').click();
  await expect(page.getByText('A missed day counts as 0.', { exact: false })).toBeVisible();
  await page.getByText('What earned its points').click();
  await expect(page.getByRole('progressbar', { name: /^Punctuality: 10 of 10$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('button', { name: `: ${total} points` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await examine(page, 'scores as a table');

  for (const look of looksHere([{ locale: 'zh', theme: 'dark', size: 'X-large' }] as const)) {
    await wear(page, look);
    await visit(page, '/score?by=weeks');
    await examine(page, `weeks, ${look.locale} ${look.theme} ${look.size}`);
    await visit(page, '/score?view=rubric');
    await page.getByRole('button', { name: '看两个评分实例' }).click();
    await expect(page.getByText('一篇英文日记')).toBeVisible();
    await examine(page, `how scores work, ${look.locale} ${look.theme} ${look.size}`);
  }
});

test('a first diary is a plain grape and one warm sentence, without a grade anywhere', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  const today = new TodayPage(page);
  await today.open();
  await today.write('Called three grocers.');
  await today.publish.click();
  await expect(page.getByText('It’s your first grape.', { exact: false })).toBeVisible();
  await expect(page.getByText('of 100')).toHaveCount(0);
  await expect(page.getByText('What to try next')).toHaveCount(0);
  await expect(page.getByText(/^\d+ days? in a row$/)).toHaveCount(0);
  await examine(page, 'the first grape');
  await visit(page, '/home');
  await expect(page.getByRole('article').getByRole('img', { name: 'Plain grape' })).toBeVisible();
  await visit(page, '/search?q=grocers');
  await expect(page.getByRole('article').getByRole('img', { name: 'Plain grape' })).toBeVisible();
  await visit(page, '/grape');
  await expect(page.getByRole('grid').locator('[aria-current="date"]')).toHaveAccessibleName(
    /: submitted, plain grape$/,
  );
  for (const look of looksHere([{ locale: 'zh', theme: 'dark', size: 'X-large' }] as const)) {
    await wear(page, look);
    await visit(page, '/score');
    await expect(page.getByRole('heading', { name: '你的第一颗葡萄' })).toBeVisible();
    await expect(page.getByText('0/0')).toHaveCount(0);
    await examine(page, 'scores before there are any');
  }
});

test('how scores work is a page of its own, which the score leads to and which leads back', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/score');
  const link = page.getByRole('link', { name: /^How scores work/ });
  await expect(link).toBeVisible();
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  expect(await files(), 'it comes once someone asks').not.toContain('rubric-page');
  await link.click();
  const title = page.getByRole('heading', { name: 'How scores work', level: 1 });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('How scores work · Grape Garden');
  await expect.poll(files).toContain('rubric-page');
  await page.getByRole('button', { name: 'Show worked examples' }).click();
  await expect(page.getByText(/· Reflection: Says what to do differently$/).first()).toBeVisible();
  await examine(page, 'how scores work, with examples', { landmarks: true });
  await page.getByRole('main').getByRole('link', { name: 'Score', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Score', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Score · Grape Garden');

  await page.goto('/score?view=rubric');
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle('How scores work · Grape Garden');
});
