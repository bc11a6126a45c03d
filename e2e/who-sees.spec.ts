import type { Page } from '@playwright/test';
import { A_DAY } from './pages/today-page.ts';
import { examine, wear } from './support/accessible.ts';
import { call, makeTeam, publish, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const told = (page: Page, what: string) =>
  page.getByRole('term').filter({ hasText: what }).locator('xpath=following-sibling::dd[1]');

test('someone finds from their diary who can see what, by name, and what a role will change', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const colleague = await signUp(request, 'Ana Ruiz', inviteCode);
  const { id } = await publish(request, person, A_DAY);
  await page.goto(`/home?diary=${id}`);
  await page.getByRole('link', { name: 'Who can see what' }).click();
  await expect(told(page, 'Email address')).toHaveText('Only you');
  await expect(page.getByText('Everyone in Harvest').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What will change' })).toHaveCount(0);
  await examine(page, 'who sees what', { landmarks: true });

  await call(request, 'user/relationship/authorizes', { teamId, userId: colleague.id }, person);
  await wear(page, { locale: 'zh', theme: 'dark', size: 'X-large' });
  await page.reload();
  const coming = page.getByRole('region', { name: '即将变化的' });
  await expect(coming).toContainText('Harvest的Ana Ruiz还能看到');
  await expect(coming).toContainText('邮箱');
  await expect(told(page, '邮箱').first()).toHaveText('只有你自己');
  await examine(page, 'who will see what, with a new administrator', { landmarks: true });
});

test('a setting that shows grades to more people is seen before it holds, and taken back', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const colleague = await signUp(request, 'Ana Ruiz', inviteCode);
  const narrow = { teamId, rules: { review: { grades: 'author' } } };
  await call(request, 'user/team/setting', narrow, person);

  await page.goto(`/department/custom?team=${teamId}#review`);
  const section = page.getByRole('region', { name: 'Scores and interviews' });
  await section.getByRole('radio', { name: 'Everyone who can read the diary' }).check();
  await section.getByRole('button', { name: 'Save' }).click();
  const waits = section.getByRole('status').filter({ hasText: 'Members are told a day before' });
  await expect(waits).toContainText('From tomorrow');
  await expect(waits).toContainText('Who sees a diary’s grade – Everyone who can read the diary');
  await examine(page, 'a setting that waits');

  const theirs = await openAs(colleague);
  await theirs.goto('/msg/list');
  await theirs.getByRole('link', { name: /more people will soon see some of what’s yours/ }).click();
  const coming = theirs.getByRole('region', { name: 'What will change' });
  await expect(coming).toContainText('everyone in Harvest can also see');
  await expect(coming).toContainText('Grades and scores');
  await expect(told(theirs, 'Grades and scores')).toHaveText('Only you');

  await waits.getByRole('button', { name: 'Take back' }).click();
  await expect(waits).toHaveCount(0);
  await expect(section.getByRole('radio', { name: 'Its author alone' })).toBeChecked();
  await theirs.reload();
  await expect(told(theirs, 'Grades and scores')).toHaveText('Only you');
  await expect(coming).toHaveCount(0);
});
