import { A_DAY, TodayPage } from './pages/today-page.ts';
import { call, makeTeam, publish, signUp, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('minimum and sections of the team are the editor’s', async ({ page, person, request }) => {
  const team = await makeTeam(request, person, 'Harvest');
  await page.goto(`/department/custom?team=${team.id}`);
  const diary = page.getByRole('region', { name: 'Diary' });
  await diary.getByLabel('Newcomers’ work summary, at least').fill('1001');
  await expect(diary.getByText('At most 1000')).toBeVisible();
  await diary.getByLabel('Newcomers’ work summary, at least').fill('12');
  await diary.getByRole('checkbox', { name: 'Learnings' }).uncheck();
  await diary.getByRole('button', { name: 'Save' }).click();
  await expect(diary.getByText('Saved')).toBeVisible();

  const todayPage = new TodayPage(page);
  await todayPage.open();
  await expect(page.getByText('12 characters are enough')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Important tasks for/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Learnings/ })).toHaveCount(0);
  await todayPage.write('Too few.');
  await todayPage.publish.click();
  await expect(page.getByText('At least 12 characters').first()).toBeVisible();
});

test('sensitive words are asterisks in the other’s feed, and the writer’s own stay', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  const reader = await signUp(request, 'Chen Xiao');
  await call(request, 'user/team/open', { teamId: team.id, joinVerification: false }, person);
  await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, reader);
  await page.goto(`/department/custom?team=${team.id}`);
  const words = page.getByRole('region', { name: 'Sensitive words' });
  await words.getByRole('textbox').fill(`grocers，价格, , ${'x'.repeat(51)}`);
  await expect(words.getByText('A sensitive word has at most 50 characters', { exact: false })).toBeVisible();
  await words.getByRole('textbox').fill('grocers，价格, ,');
  await expect(words.getByText('2 / 500')).toBeVisible();
  await words.getByRole('button', { name: 'Save' }).click();
  await expect(words.getByText('Saved')).toBeVisible();

  await publish(request, person, A_DAY);
  const theirs = await openAs(reader);
  await theirs.goto('/home');
  await expect(theirs.getByRole('article').first()).toContainText('three *******');
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toContainText('three grocers');
});

test('what is typed while a section is being saved stays, and the keyboard stays in the section', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await page.goto(`/department/custom?team=${team.id}`);
  const section = page.getByRole('region', { name: 'Sensitive words' });
  const words = section.getByRole('textbox');
  const save = section.getByRole('button', { name: 'Save' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/team/prohibited', async (route) => {
    await held;
    await route.continue();
  });
  await words.fill('grocers');
  const sent = page.waitForRequest('**/api/user/team/prohibited');
  const answered = page.waitForResponse('**/api/user/team/prohibited');
  await save.click();
  await sent;
  await words.fill('grocers, bakers');
  answer();
  await answered;
  await expect(save).toBeEnabled();
  await expect(words).toHaveValue('grocers, bakers');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(section.getByText('Saved')).toBeVisible();
  await expect(words).toHaveValue('grocers, bakers');
  await expect(section.locator(':focus')).toHaveCount(1);
});

test('leaving asks while something is not saved', async ({ page, person, request }) => {
  const team = await makeTeam(request, person, 'Harvest');
  await page.goto(`/department?team=${team.id}`);
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Team settings' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the team' });
  await name.fill('Vintage');
  await page.getByRole('link', { name: 'Me', exact: true }).filter({ visible: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Vintage');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Name and picture' }).getByText('Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Me', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/mine/);
});

test('a deleted team comes back from the team page; the log tells of it', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await page.goto(`/department/custom?team=${team.id}`);
  await page.getByRole('button', { name: 'Delete the team' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Harvest?' });
  await question.getByRole('textbox').fill('Harvests');
  await question.getByRole('button', { name: 'Delete the team' }).click();
  await expect(question.getByText('That’s not the team’s name')).toBeVisible();
  await question.getByRole('textbox').fill('Harvest');
  await question.getByRole('button', { name: 'Delete the team' }).click();
  await expect(page.getByText('You’re not in a team yet')).toBeVisible();
  await page.getByRole('button', { name: 'Restore Harvest' }).click();
  await expect(page.getByRole('heading', { name: 'Harvest' })).toBeVisible();
  await page.goto(`/department/custom?team=${team.id}`);
  await page.getByRole('button', { name: 'Show the log' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText(`${person.name} restored the team`)).toBeVisible();
  await expect(log.getByText('Intact: every entry follows from the one before.')).toBeVisible();
});

test('settings and applications are not for members', async ({ page, person, request }) => {
  const owner = await signUp(request, 'Ana');
  const team = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId: team.id, joinVerification: false }, owner);
  await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, person);
  await page.goto(`/department/custom?team=${team.id}`);
  await expect(page.getByText('Administrators set up the team')).toBeVisible();
  await page.goto(`/application?team=${team.id}`);
  await expect(page.getByText('Administrators decide who joins')).toBeVisible();
});

test('two administrators change the same field: both values are shown, and nothing is lost', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  // A window that hears of nothing: what it shows is older than what others do.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(`/department/custom?team=${teamId}`);
  const diary = page.getByRole('region', { name: 'Diary' });
  const minimum = diary.getByLabel('Work summary, at least', { exact: true });
  await minimum.fill('40');
  await call(request, 'user/team/setting', { teamId, rules: { minimums: { summary: 50 } } }, person);
  await diary.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = diary
    .getByRole('alert')
    .or(diary.getByText('Someone else changed this meanwhile.', { exact: false }));
  await expect(alert.first()).toBeVisible();
  await expect(diary.getByText('Now: 50')).toBeVisible();
  await expect(diary.getByText('Yours: 40')).toBeVisible();
  await expect(minimum).toHaveValue('40');
  await diary.getByRole('button', { name: 'Save mine' }).click();
  await expect(diary.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(minimum).toHaveValue('40');
});

test('those who may know see who had not written on a past day', async ({ page, person, request }) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await workEveryDay(request, person, teamId);
  await publish(request, person, A_DAY);
  await page.goto('/department');
  const written = page.getByRole('region', { name: 'Written today' });
  await expect(written.getByText('1 of 1 have written')).toBeVisible();
  // A day that has not come yet shows no other day's number, and can be left.
  const ofPastDay = /relationship\/uncomplete\?.*\bday=/;
  await page.route(ofPastDay, (route) => route.abort());
  await written.getByRole('button', { name: 'The day before' }).click();
  const before = page.getByRole('region', { name: /^Written on/ });
  await expect(before).toBeVisible();
  await expect(before.getByText('1 of 1 have written')).toHaveCount(0);
  await expect(before.getByRole('alert')).toBeVisible();
  await before.getByRole('button', { name: 'The next day' }).click();
  await expect(written.getByText('1 of 1 have written')).toBeVisible();
  await page.unroute(ofPastDay);
  await written.getByRole('button', { name: 'The day before' }).click();
  await before.getByText('Not yet: 1 member').click();
  await expect(before.getByRole('list', { name: 'Not yet' })).toContainText(person.name);
  await before.getByRole('button', { name: 'The next day' }).click();
  await expect(written.getByText('1 of 1 have written')).toBeVisible();
});
