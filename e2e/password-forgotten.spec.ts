import { SignInPage } from './pages/sign-in-page.ts';
import { earlyPersonOf } from './support/early-people.ts';
import { expect, test } from './support/fixtures.ts';
import { codeFor } from './support/mailbox.ts';

test('a forgotten password is made anew with a code from an email', async ({ page }, { project }) => {
  test.setTimeout(180_000);
  const person = earlyPersonOf(project.name);
  const signInPage = new SignInPage(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  // An address gets one code a minute, and this one had its first when the run began.
  await page.waitForTimeout(Math.max(0, person.signedUpAt + 61_000 - Date.now()));
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await signInPage.enterCode(await codeFor(person.email, 'reset'));
  await page.getByLabel('New password', { exact: true }).fill('another-vine-7');
  await page.getByLabel('Repeat the new password').fill('another-vine-8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Repeat the new password').fill('another-vine-7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/login/);
  // Also on a device that is new: a person with a password has an account.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await signInPage.signIn(person.email, 'another-vine-7');
  await expect(page.getByLabel('What did you get done today?')).toBeVisible();
});
