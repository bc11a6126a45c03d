import { SignInPage } from './pages/sign-in-page.ts';
import { A_DAY, TodayPage } from './pages/today-page.ts';
import { call, makeTeam, newAddress, PASSWORD, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

test(
  'a team is made, a second person joins by the link, both read each other',
  bothSizes,
  async ({ page, person, browser, baseURL }) => {
    const todayPage = new TodayPage(page);
    await page.goto('/department');
    await page
      .getByRole('link', { name: 'Make a team' })
      .or(page.getByRole('button', { name: 'Make a team' }))
      .first()
      .click();
    await page.getByLabel('Name of the team').fill('Harvest');
    await page.getByRole('button', { name: 'Make the team' }).click();
    await expect(page.getByText('Now invite your team')).toBeVisible();
    const code =
      (await page
        .getByText(/^[A-Z]{8}$/)
        .first()
        .textContent()) ?? '';

    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const second = await context.newPage();
    await second.goto(`/department?join=${code}`);
    await expect(second).toHaveURL(/\/login/);
    await expect(second.getByText('You are invited to a team.', { exact: false })).toBeVisible();
    const signInPage = new SignInPage(second);
    await signInPage.askForCode(newAddress('second'));
    await signInPage.finishRegistering({ name: 'Chen Xiao', password: PASSWORD });
    await expect(second.getByRole('region', { name: 'Teams you asked to join' })).toContainText('Harvest');
    await page.goto('/application');
    await page.getByRole('button', { name: 'Approve Chen Xiao' }).click();
    await expect(page.getByText('Nobody is waiting')).toBeVisible();

    await todayPage.open();
    await todayPage.write(A_DAY);
    await todayPage.addTask('Call the fourth grocer');
    await todayPage.saved();
    await todayPage.publish.click();
    await expect(page.getByText('Published. Well grown!')).toBeVisible();

    await second.goto('/home');
    const entry = second.getByRole('article').filter({ hasText: person.name }).last();
    await expect(entry).toContainText('three grocers');
    await expect(entry).toContainText('Call the fourth grocer');
    await context.close();
  },
);

test(
  'a diary is opened, changed, taken back and brought again',
  bothSizes,
  async ({ page, person, request }) => {
    await makeTeam(request, person, 'Harvest');
    const todayPage = new TodayPage(page);
    await todayPage.open();
    await todayPage.write(A_DAY);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Published. Well grown!')).toBeVisible();

    await page
      .getByRole('button', { name: 'Edit' })
      .or(page.getByRole('link', { name: 'Edit' }))
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Edit your diary' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const published = page.getByRole('heading', { name: /^Published/ });
    await expect(published).toBeFocused();
    await page.getByRole('link', { name: 'Edit' }).click();
    await todayPage.write(`${A_DAY} And it rained.`);
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    // The field shows the text as well, until it is saved.
    await expect(save).toBeHidden();
    await expect(page.getByText('And it rained.')).toBeVisible();
    await expect(published).toBeFocused();

    await page.goto('/home');
    await page.getByText('And it rained.').filter({ visible: true }).first().click({ force: true });
    await expect(page).toHaveURL(/diary=/);
    await expect(page.getByText('And it rained.').filter({ visible: true }).first()).toBeVisible();

    await page.goto('/');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The diary was deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('And it rained.')).toBeVisible();
    await expect(published).toBeFocused();
  },
);

test('too little is refused beside the field, and stays written', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  const todayPage = new TodayPage(page);
  await todayPage.open();
  await todayPage.write('Ok.');
  await todayPage.publish.click();
  await expect(page.getByText('At least 5 characters').first()).toBeVisible();
  await expect(todayPage.summary).toHaveValue('Ok.');
});

test('what was planned for the day comes along', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  await call(request, 'user/todo/add', { kind: 'day', text: 'Call the fourth grocer' }, person);
  const todayPage = new TodayPage(page);
  await todayPage.open();
  await page.getByRole('button', { name: 'Done: Call the fourth grocer' }).click();
  await page.getByRole('button', { name: 'Into the summary: Call the fourth grocer' }).click();
  await expect(todayPage.summary).toHaveValue(/Call the fourth grocer/);
});

test('another team’s diary reads as not found', async ({ page, person, request }) => {
  const stranger = await signUp(request, 'Stranger');
  await makeTeam(request, stranger, 'Elsewhere');
  const notes = await request.post('/api/user/diary/publish', {
    headers: { authorization: `Bearer ${stranger.token}` },
    data: {
      day: (
        (
          await (
            await request.get('/api/user/draft/get', {
              headers: { authorization: `Bearer ${stranger.token}` },
            })
          ).json()
        ).data as { today: string }
      ).today,
      sections: { summary: `${A_DAY} CANARY` },
    },
  });
  const { id } = (await notes.json()).data as { id: string };
  expect(person.id).not.toBe(stranger.id);
  await page.goto(`/home?diary=${id}`);
  await expect(page.getByText('Diary not found').first()).toBeVisible();
  await expect(page.getByText('CANARY')).toHaveCount(0);
});
