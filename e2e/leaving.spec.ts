import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { SignInPage } from './pages/sign-in-page.ts';
import { examine } from './support/accessible.ts';
import { call, makeTeam, PASSWORD, publish, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const SUMMARY = 'Tried the new price list with three grocers, who decide by the photograph.';

test('one’s data is downloaded as a ZIP that holds one’s diaries', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Vineyard');
  await publish(request, person, SUMMARY);
  await page.goto('/mine/data');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^grape-garden-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  const texts = Object.entries(files).map(([path, content]) => [path, strFromU8(content)] as const);
  expect(JSON.parse(new Map(texts).get('profile.json') ?? '')).toMatchObject({ email: person.email });
  expect(JSON.parse(new Map(texts).get('diaries.json') ?? '')).toHaveLength(1);
  const diary = texts.find(([path]) => path.endsWith('.md'))?.[1];
  expect(diary).toContain(`## Work summary\n\n${SUMMARY}\n`);
  expect(diary).toContain('teams: ["Vineyard"]');
});

test('a team is left after a question that says what stays; its owner is led to its page', async ({
  page,
  person,
  request,
}) => {
  const owner = await signUp(request, 'Mateo Silva');
  const team = await makeTeam(request, owner, 'Cellar');
  await call(request, 'user/team/open', { teamId: team.id, joinVerification: false }, owner);
  await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, person);
  await makeTeam(request, person, 'Vineyard');
  await page.goto('/mine/data');
  const leaving = page.getByRole('region', { name: 'Leaving' });
  await expect(leaving.getByRole('listitem').filter({ hasText: 'Vineyard' })).toContainText(
    'You own this team',
  );
  await leaving.getByRole('button', { name: 'Leave: Cellar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave Cellar?' });
  await expect(question).toContainText('What you wrote for this team stays there');
  await examine(page, 'the question before leaving', { landmarks: true });
  await question.getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByText('You have left Cellar')).toBeVisible();
  await expect(leaving.getByText('Cellar')).toHaveCount(0);
  await leaving.getByRole('link', { name: 'Team page' }).click();
  await expect(page).toHaveURL(/\/department\?team=/);
});

test('an account is closed, reads as a former member, and is kept after all', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const owner = await signUp(request, 'Mateo Silva');
  const team = await makeTeam(request, owner, 'Cellar');
  await call(request, 'user/team/open', { teamId: team.id, joinVerification: false }, owner);
  await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, person);
  await publish(request, person, SUMMARY);
  await page.goto('/mine/data');
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await expect(dialog).toContainText('What stays');
  await examine(page, 'the question before closing', { landmarks: true });
  await dialog.getByLabel('Your email, to confirm').fill('somebody.else@garden.example');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const close = dialog.getByRole('button', { name: 'Close my account' });
  await close.click();
  await expect(dialog.getByText('Enter the email of your own account')).toBeVisible();
  await dialog.getByLabel('Your email, to confirm').fill(person.email);
  await close.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/Your account is closed. Until .* you can take it back/)).toBeVisible();

  const reader = await openAs(owner);
  await reader.goto('/home');
  await expect(reader.getByRole('article', { name: 'Former member’s diary' })).toContainText(SUMMARY);
  await expect(reader.getByText(person.name)).toHaveCount(0);

  const signInPage = new SignInPage(page);
  await signInPage.signIn(person.email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'This account is closed' })).toBeFocused();
  await examine(page, 'a closed account', { landmarks: true });
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await signInPage.signIn(person.email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'This account is closed' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful')).toBeVisible();
  await page.goto('/mine/data');
  await expect(page.getByRole('button', { name: 'Leave: Cellar' })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('article', { name: `${person.name}’s diary` })).toBeVisible();
});

test('someone who owns a team with others is told which', async ({ page, person, request }) => {
  const other = await signUp(request, 'Mateo Silva');
  const team = await makeTeam(request, person, 'Vineyard');
  await call(request, 'user/team/open', { teamId: team.id, joinVerification: false }, person);
  await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, other);
  await page.goto('/mine/data');
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByLabel('Your email, to confirm').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Transfer or delete the teams you own first: Vineyard',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close my account' })).toBeFocused();
});
