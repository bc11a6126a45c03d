import type { Locator, Page } from '@playwright/test';
import { SignInPage } from './pages/sign-in-page.ts';
import { A_DAY, TodayPage } from './pages/today-page.ts';
import { call, makeTeam, newAddress, PASSWORD, publish, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';
import { codeFor } from './support/mailbox.ts';

test(
  'a team is made, a second person joins by the link, both read each other',
  bothSizes,
  async ({ page, person, browser, baseURL }) => {
    const todayPage = new TodayPage(page);
    await page.goto('/department');
    await page
      .getByRole('link', { name: 'Create a team' })
      .or(page.getByRole('button', { name: 'Create a team' }))
      .first()
      .click();
    await page.getByLabel('Name of the team').fill('Harvest');
    await page.getByRole('button', { name: 'Create team' }).click();
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
    await expect(second.getByText('You’re invited to Harvest.', { exact: false })).toBeVisible();
    const signInPage = new SignInPage(second);
    await signInPage.askForCode(newAddress('second'));
    await signInPage.finishRegistering({ name: 'Chen Xiao', password: PASSWORD });
    await expect(second.getByRole('region', { name: 'Teams you asked to join' })).toContainText('Harvest');
    for (const place of ['/', '/home']) {
      await second.goto(place);
      await expect(second.getByRole('region', { name: 'Teams you asked to join' })).toContainText('Harvest');
      await expect(second.getByRole('link', { name: 'Create a team' })).toHaveCount(0);
    }
    await page.goto('/application');
    await page.getByRole('button', { name: 'Approve Chen Xiao' }).click();
    await expect(page.getByText('No one is waiting')).toBeVisible();

    await todayPage.open();
    await todayPage.write(A_DAY);
    await todayPage.addTask('Call the fourth grocer');
    await todayPage.saved();
    await todayPage.publish.click();
    await expect(page.getByText(/^Published\. .* grape/)).toBeVisible();

    await second.goto('/home');
    const entry = second.getByRole('article').filter({ hasText: person.name }).last();
    await expect(entry).toContainText('three grocers');
    await expect(entry).toContainText('Call the fourth grocer');
    await context.close();
  },
);

/** The most taps of two people from an empty browser to the first answer that was read; it took 34. */
const MOST_TAPS = 22;

test('two people come from an empty browser to the first answer in few taps', async ({ browser, baseURL }, {
  project,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ ...project.use, ...(baseURL && { baseURL }) })),
  );
  const [mei, chen] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!mei || !chen) throw new Error('two pages were opened');
  await Promise.all(contexts.map((context) => context.grantPermissions(['clipboard-write'])));
  const type = (page: Page, text: string) => page.keyboard.type(text);
  /** A field that the page has not put the focus into costs a tap. */
  const reach = async (field: Locator) => {
    await expect(field).toBeVisible();
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
  };
  const register = async (page: Page, name: string) => {
    const email = newAddress();
    await tap(page.getByLabel('Email'));
    await type(page, email);
    await tap(page.getByRole('button', { name: 'Send code' }));
    await expect(page.getByRole('textbox', { name: 'Code from the email' })).toBeFocused();
    await type(page, await codeFor(email));
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await type(page, name);
    await tap(page.getByLabel('Password', { exact: true }));
    await type(page, PASSWORD);
    await tap(page.getByRole('checkbox'));
    await tap(page.getByRole('button', { name: 'Create account' }));
  };

  await mei.goto('/');
  await register(mei, 'Lin Mei');
  await tap(mei.getByRole('link', { name: 'Create a team' }));
  await expect(mei.getByLabel('Name of the team')).toBeFocused();
  await type(mei, 'Harvest');
  await tap(mei.getByRole('button', { name: 'Create team' }));
  await tap(mei.getByRole('button', { name: 'Personal link' }));
  const dialog = mei.getByRole('dialog', { name: 'Personal link' });
  const answered = mei.waitForResponse(/invite-link$/);
  await tap(dialog.getByRole('button', { name: 'Create link' }));
  const link = ((await (await answered).json()) as { data: { url: string } }).data.url;
  await expect(dialog).toHaveCount(0);
  await tap(mei.getByRole('link', { name: 'Write' }));
  await reach(new TodayPage(mei).summary);
  await type(mei, A_DAY);
  await tap(new TodayPage(mei).publish);
  await expect(mei.getByRole('heading', { name: /^Published/ })).toBeVisible();

  const { pathname, search } = new URL(link);
  await chen.goto(pathname + search);
  await expect(chen.getByText('Lin Mei invites you to Harvest.', { exact: false })).toBeVisible();
  await register(chen, 'Chen Xiao');
  await tap(chen.getByRole('button', { name: 'Join the team' }));
  await expect(chen.getByRole('heading', { name: 'Lin Mei wrote today' })).toBeVisible();
  const entry = chen.getByRole('article').filter({ hasText: 'three grocers' });
  await tap(entry.getByRole('link', { name: 'Comment' }));
  const field = chen.getByRole('textbox', { name: 'Comment on Lin Mei’s diary' });
  await expect(field).toBeFocused();
  await type(chen, 'Which grocer will be next?');
  await tap(chen.getByRole('button', { name: 'Comment', exact: true }));
  await expect(chen.getByRole('article', { name: /^Comment by/ })).toBeVisible();

  await tap(mei.getByRole('link', { name: /^Messages/ }));
  await tap(mei.getByRole('link', { name: /Chen Xiao/ }).first());
  await expect(mei.getByRole('article', { name: 'Comment by Chen Xiao' })).toBeFocused();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await Promise.all(contexts.map((context) => context.close()));
});

test('what was written alone is offered to the first team, and shared only as its writer chooses', async ({
  page,
  person,
  request,
}) => {
  await publish(request, person, A_DAY);
  const owner = await signUp(request, 'Ana');
  const team = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId: team.id, joinVerification: false }, owner);
  await page.goto(`/department?join=${team.inviteCode}`);
  await page.getByRole('button', { name: 'Join Harvest' }).click();
  const offer = page.getByRole('region', { name: 'Share earlier diaries with Harvest?' });
  await expect(offer).toContainText('three grocers');
  await expect(offer.getByRole('checkbox')).not.toBeChecked();
  await offer.getByRole('button', { name: 'Keep them private' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('Only you can read it.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Share with Harvest' }).click();
  await expect(page.getByText('Harvest can read it now')).toBeVisible();
  await expect(page.getByText('Everyone in Harvest can read it.')).toBeVisible();
});

test('a diary is opened, changed, taken back and brought again', bothSizes, async ({ page, todayPage }) => {
  await todayPage.write(A_DAY);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^Published\. .* grape/)).toBeVisible();

  await todayPage.choose('Edit');
  await expect(page.getByRole('heading', { name: 'Edit your diary' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const published = page.getByRole('heading', { name: /^Published/ });
  await expect(published).toBeFocused();
  await todayPage.choose('Edit');
  await todayPage.write(`${A_DAY} And it rained.`);
  // The round button of a phone has room for one word.
  const save = page.getByRole('button', { name: /^Save( changes)?$/ });
  await save.click();
  // The field shows the text as well, until it is saved.
  await expect(save).toBeHidden();
  await expect(page.getByText('And it rained.')).toBeVisible();
  await expect(published).toBeFocused();

  await page.goto('/home');
  const today = page.getByRole('region', { name: 'today' });
  // On a desk the row shows the beginning of the text alone.
  await today
    .getByText('And it rained.')
    .first()
    .click({ force: true, position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/diary=/);
  await expect(page.getByText('And it rained.').filter({ visible: true }).first()).toBeVisible();

  await page.goto('/');
  await todayPage.choose('Delete');
  await expect(page.getByText('The diary was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('And it rained.')).toBeVisible();
  await expect(published).toBeFocused();
});

test('too little is refused beside the field, and stays written', async ({ page, todayPage }) => {
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
  await page.getByRole('button', { name: '1 planned' }).click();
  await page.getByRole('button', { name: 'Done: Call the fourth grocer' }).click();
  await page.getByRole('button', { name: 'Add what’s done to your text' }).click();
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
