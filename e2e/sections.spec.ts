import type { Page } from '@playwright/test';
import { A_DAY, TodayPage } from './pages/today-page.ts';
import { examine, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

type Request = Parameters<typeof makeTeam>[0];

const DAY = 24 * 60 * 60 * 1000;
const weekdayOf = (instant: number) => new Date(instant).getUTCDay() || 7;

/** A team whose working week is yesterday and today, with its owner leading Ada Obi. */
async function settle(request: Request, owner: SignedUp) {
  const { id: teamId, inviteCode } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, owner);
  const { today } = await get<{ today: string }>(request, 'user/draft/get', owner);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const calendar = { workingWeekdays: [weekdayOf(noon - DAY), weekdayOf(noon)] };
  await call(request, 'user/team/setting', { teamId, calendar }, owner);
  const ada = await signUp(request, 'Ada Obi', inviteCode);
  const made = { teamId, name: 'Cellar' };
  const { id: departmentId } = await call<{ id: string }>(request, 'user/department/create', made, owner);
  await call(request, 'user/department/add', { teamId, departmentId, userIds: [owner.id, ada.id] }, owner);
  const leading = { teamId, departmentId, leaderIds: [owner.id] };
  await call(request, 'user/department/update', leading, owner);
  const yesterday = new Date(noon - DAY).toISOString().slice(0, 10);
  return { teamId, ada, today, yesterday };
}

const fold = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('the last day of a week: every section is written, and each reader sees what is theirs', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { ada, yesterday } = await settle(request, person);
  await call(request, 'user/diary/publish', { day: yesterday, sections: { summary: A_DAY } }, person);
  const todayPage = new TodayPage(page);
  await todayPage.open();
  await todayPage.write('Walked the rows with the new pickers.\n\n!! I was late myself.');

  await fold(page, 'Small mistakes').click();
  const mistake = page.getByPlaceholder('What went a little wrong?');
  for (const text of ['Forgot the shears', 'Left the gate open']) {
    await mistake.fill(text);
    await mistake.press('Enter');
  }
  await page.getByLabel('Share with the team, without my name').last().check();
  await page.getByRole('button', { name: 'Remove: Forgot the shears' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();

  await fold(page, 'Weekly top-5 progress').click();
  await page.getByRole('button', { name: `Add to the progress: ${A_DAY}` }).click();
  await page.getByPlaceholder('What moved forward this week?').fill('Nine rows are pruned');
  await page.getByPlaceholder('What moved forward this week?').press('Enter');
  await page.getByRole('button', { name: 'Move up: Nine rows are pruned' }).click();

  await fold(page, 'Leadership insight').click();
  const insight = page.getByLabel('Leadership insight', { exact: true });
  await insight.fill('Too short');
  await todayPage.publish.click();
  await expect(page.getByText('At least 50 characters')).toBeVisible();
  await expect(insight).toBeFocused();
  await insight.fill('Whoever holds the shears decides; I only have to be there with the basket.');
  await todayPage.publish.click();

  await expect(page.getByRole('heading', { name: /^Published\. .* grape/ })).toBeVisible();
  await expect(page.getByText('only you see this', { exact: true })).toHaveCount(2);
  await expect(page.getByText('shared with the team, without your name')).toBeVisible();
  const progress = page.getByRole('list').filter({ hasText: 'Nine rows are pruned' }).getByRole('listitem');
  await expect(progress.first()).toHaveText('Nine rows are pruned');

  const reader = await openAs(ada);
  await reader.goto('/home');
  const entry = reader.getByRole('article', { name: /Lin Mei/ }).first();
  await expect(entry.getByText('Walked the rows with the new pickers.')).toBeVisible();
  await expect(entry.getByText('Weekly top-5 progress')).toBeVisible();
  await expect(entry.getByText(/I was late|Forgot the shears|Left the gate open|Small mistakes/)).toHaveCount(
    0,
  );
});

test('a leader praises what was good for a customer, says it otherwise, and takes it back', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { ada, today } = await settle(request, person);
  const item = 'The grocer at the corner asked for a second crate';
  const sections = { summary: A_DAY, customerGood: [item] };
  await call(request, 'user/diary/publish', { day: today, sections }, ada);
  await page.goto('/home');
  await page.getByText(item).click({ force: true });
  const entry = page.getByRole('article', { name: 'Ada Obi', exact: true });
  await page.getByRole('button', { name: 'Praise it' }).click();
  await page.getByLabel('What do you like about it?').fill('You asked first.');
  await page.getByRole('button', { name: 'Praise it' }).click();
  await expect(entry.getByText('praises this')).toBeVisible();

  await page.getByRole('button', { name: 'Change what you said' }).click();
  await page.getByLabel('What do you like about it?').fill('You asked before they did.');
  const praise = page.getByRole('button', { name: 'Praise it' });
  await praise.click();
  await expect(praise).toBeHidden();
  await expect(entry.getByText('You asked before they did.')).toBeVisible();
  const author = await openAs(ada);
  await author.goto('/');
  await expect(author.getByText('You asked before they did.')).toBeVisible();
  await expect(author.getByRole('button', { name: 'Praise it' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(entry.getByText('praises this')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Praise it' })).toBeFocused();
});

test('what looks like HTML is read as it was typed, and a long line of code scrolls in its box alone', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  const code = 'a'.repeat(400);
  const summary = `The <Button> of the form says so\n\n\`\`\`\n${code}\n\`\`\`\n\n- ${'b'.repeat(400)}\n\n  \`\`\`\n  ${code}\n  \`\`\``;
  await publish(request, person, summary);
  for (const path of ['/', '/home']) {
    await page.goto(path);
    await expect(page.getByText('The <Button> of the form says so', { exact: true })).toBeVisible();
    await expect(page.locator('pre')).toHaveCount(2);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('administrators ask, members read and answer; all of it is accessible', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { ada } = await settle(request, person);
  await page.goto('/department');
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Daily questions' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter the content')).toBeVisible();
  await page.getByLabel('Question 1', { exact: true }).fill('Whom did you thank?');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 2', { exact: true }).fill('What did you drink?');
  await page.getByRole('button', { name: 'Move up: question 2' }).click();
  await page.getByRole('button', { name: 'Remove: question 1' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  const reader = await openAs(ada);
  await reader.goto('/department/question?tab=daily');
  await expect(reader.getByRole('listitem').filter({ hasText: 'Whom did you thank?' })).toContainText(
    'every day',
  );
  await expect(reader.getByText('What did you drink?')).toHaveCount(0);
  const todayPage = new TodayPage(reader);
  await todayPage.open();
  await todayPage.write(A_DAY);
  await fold(reader, 'Whom did you thank').click();
  await reader.getByPlaceholder('Your answer').fill('The pickers, each by name.');
  for (const name of [
    'Small mistakes',
    'Strange or unclear things',
    'Customer-good things',
    'Weekly top-5 progress',
  ])
    await fold(reader, name).click();
  await examine(reader, 'every section, opened', { landmarks: true });
  await todayPage.publish.click();
  await expect(reader.getByText('The pickers, each by name.')).toBeVisible();
  await examine(reader, 'the answer to a question', { landmarks: true });

  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.goto('/department/question?tab=daily');
  await expect(page.getByRole('tab', { name: '每日一问', selected: true })).toBeVisible();
  await examine(page, 'the questions in Chinese', { landmarks: true });
  await page.goto('/');
  await fold(page, '小错误').click();
  await fold(page, '本周前五项进展').click();
  await examine(page, 'the sections in Chinese', { landmarks: true });
});
