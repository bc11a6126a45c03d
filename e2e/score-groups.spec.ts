import type { APIRequestContext, Page } from '@playwright/test';
import { A_DAY } from './pages/today-page.ts';
import { examine } from './support/accessible.ts';
import { call, get, gradeFirstDays, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const REASON = 'Half of that day was on the road, and the numbers came later';

/** Opens the appeal that waits, and types a decision. */
async function decide(page: Page, score: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(A_DAY)).toBeVisible();
  await page.getByRole('radio', { name: 'Set another score' }).check();
  await page.getByLabel('Score from 0 to 100').fill(score);
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
}

/** Someone comes to a department that has its leader: they are looked after from their first day. */
async function admitToLed(
  request: APIRequestContext,
  leader: SignedUp,
  member: SignedUp,
  { id: teamId, inviteCode }: { readonly id: string; readonly inviteCode: string },
): Promise<void> {
  const made = { teamId, name: 'Cellar' };
  const { id: departmentId } = await call<{ id: string }>(request, 'user/department/create', made, leader);
  const department = { teamId, departmentId };
  await call(request, 'user/department/add', { ...department, userIds: [leader.id] }, leader);
  await call(request, 'user/department/update', { ...department, leaderIds: [leader.id] }, leader);
  const { application } = await call<{ application: { id: string } }>(
    request,
    'user/apply/add',
    { inviteCode },
    member,
  );
  const approval = { applyId: application.id, approve: true, departmentId };
  await call(request, 'user/apply/approval', approval, leader);
}

test('a supervisor settles an appeal; a second window reads how, and keeps what was typed', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await gradeFirstDays(request, person, team.id);
  const member = await signUp(request, 'Chen Xiao');
  await admitToLed(request, person, member, team);
  const { id: diaryId } = await publish(request, member, A_DAY);

  await page.goto(`/score/groups?team=${team.id}`);
  await expect(page.getByText('No appeals are waiting for you.')).toBeVisible();
  await call(request, 'user/score/appeal', { diaryId, reason: REASON }, member);
  const appeals = page.getByRole('region', { name: 'Appeals' });
  await expect(appeals).toContainText(REASON);
  await expect(
    page.getByRole('link', { name: /^Team.*1 waits for you/ }).filter({ visible: true }),
  ).toBeVisible();

  const second = await openAs(person);
  await second.goto(`/score/groups?team=${team.id}`);
  await decide(second, '40', 'Typed in the second window');

  await decide(page, '88', 'Short');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(appeals.getByText('At least 10 characters')).toBeVisible();
  await examine(page, 'an appeal that is being decided');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The numbers are there now, and they hold');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(appeals.getByText('The numbers are there now, and they hold')).toBeVisible();
  await expect(appeals).toContainText('88 of 100');
  await expect(page.getByRole('link', { name: /waits for you/ })).toHaveCount(0);
  await examine(page, 'an appeal that was decided');

  await second.getByRole('button', { name: 'Decide' }).click();
  await expect(second.getByText('Someone has decided this already', { exact: false })).toBeVisible();
  await expect(second.getByText('Typed in the second window')).toBeVisible();
  await expect(second.getByText('The numbers are there now, and they hold')).toBeVisible();
});

test('a month of a team is told by letters and numbers, and nothing of fewer than five', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  const path = `user/score/groups?teamId=${team.id}`;
  const none = await get<{ month: string }>(request, path, person);
  const numbers = { mean: 71.3, completion: 88, grades: { A: 12, B: 30, C: 9, D: 1, missed: 7 } };
  const [first, second] = ['Orchard of the long and winding name', 'Cellar'];
  const departments = [
    { id: team.id, name: first, numbers },
    { id: person.id, name: second, numbers: null },
  ];
  await page.goto(`/score/groups?team=${team.id}`);
  await expect(page.getByText('No numbers yet')).toBeVisible();
  const data = {
    ...none,
    takenOn: `${none.month}-01`,
    people: 7,
    team: numbers,
    departments,
    oldDiaries: 42,
  };
  await page.route('**/api/user/score/groups?*', (route) =>
    route.fulfill({ json: { code: 200, message: 'ok', data } }),
  );
  await page.reload();
  const grades = page.getByRole('table', { name: 'Days by grade' });
  await expect(grades.getByRole('row', { name: 'A 12 20%' })).toBeVisible();
  await expect(grades.getByRole('row', { name: 'missed 7 12%' })).toBeVisible();
  await expect(page.getByText('71.3')).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  const cellar = page.getByRole('listitem').filter({ hasText: second });
  await expect(cellar).toContainText('fewer than five people');
  await examine(page, 'a month of a team', { landmarks: true });
});
