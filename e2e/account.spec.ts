import { SignInPage } from './pages/sign-in-page.ts';
import { allLoaded, expectRoomForText, wear } from './support/accessible.ts';
import { newAddress, PASSWORD } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { codeFor } from './support/mailbox.ts';

test('a newcomer registers with the code from the email, writes alone, and is at home', async ({ page }) => {
  const signInPage = new SignInPage(page);
  const email = newAddress('newcomer');
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await signInPage.askForCode(email);
  await signInPage.finishRegistering({ name: 'Lin Mei', password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: 'Who do you write with?' })).toBeVisible();
  await page.getByRole('link', { name: 'Just me for now' }).click();
  await expect(page.getByLabel('What did you get done today?')).toBeFocused();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto('/login');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('with the largest letters the start has room for its text on small phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const locale of ['en', 'zh'] as const) {
    await wear(page, { locale, theme: 'light', size: 'X-large' });
    for (const tab of ['sign-in', 'register']) {
      await page.goto(`/login?tab=${tab}`);
      await allLoaded(page);
      await expectRoomForText(page, `${tab} in ${locale}`);
    }
  }
});

test('unticked terms, a short password and a wrong code are each told beside their field', async ({
  page,
}) => {
  const signInPage = new SignInPage(page);
  await page.goto('/login?tab=register');
  const email = newAddress();
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Email format is incorrect')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await codeFor(email);
  await signInPage.enterCode(code === '000000' ? '000001' : '000000');
  await page.getByLabel('Name', { exact: true }).fill('Lin Mei');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please enter 6 to 30 letters, numbers, or special chars')).toBeVisible();
  await expect(page.getByText('Please read and tick the Terms of Use & Privacy Policy')).toBeVisible();
  // Told when the field is left, and no longer once it is mended.
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('garden1');
  await password.blur();
  await expect(page.getByText(/among the most common/)).toBeVisible();
  await password.fill(PASSWORD);
  await expect(page.getByText(/among the most common/)).toBeHidden();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/This code is wrong or no longer valid/).first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lin Mei');
});

test('signing out and in again, and a wrong password', async ({ page, person }) => {
  const signInPage = new SignInPage(page);
  await page.goto('/mine');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await signInPage.signIn(person.email, 'not-the-password');
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
  await signInPage.signIn(person.email, PASSWORD);
  const told = page.getByText('Login successful');
  await expect(told).toBeVisible();
  // Where failures are told, too, and above the week's berries.
  const week = await page.getByRole('list', { name: 'This week' }).boundingBox();
  const box = await told.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(week?.y ?? 0);
  await page.goto('/mine');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
});

test('language, theme and font size are chosen before signing in and kept', async ({ page }) => {
  await page.goto('/login');
  await page.getByText('中文', { exact: true }).click();
  await expect(page.getByRole('button', { name: '发送验证码', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('radio', { name: '深色' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: '特大' }).check({ force: true });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => [localStorage.locale, localStorage['font-size-scale']])).toEqual([
    'zh',
    'X-large',
  ]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('a name, a picture and a password are changed; other devices go', async ({ page, person, openAs }) => {
  const other = await openAs(person);
  await page.goto('/mine/profile');
  await page.getByLabel('Name', { exact: true }).fill('Lin Mei-Ling');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('form:focus')).toHaveCount(1);
  await page.getByLabel('Picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
  });
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lin Mei-Ling');
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);

  await page.goto('/mine/security');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('another-vine-7');
  await page.getByLabel('Repeat the new password').fill('another-vine-7');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.goto('/mine/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lin Mei-Ling');
  await other.goto('/mine/profile');
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Lin Mei-Ling');
});

test('terms and privacy policy are read without an account, in both languages', async ({ page }) => {
  await page.goto('/privacy/terms-of-use');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.goto('/privacy/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策');
  await expect(page.getByText('日记').first()).toBeVisible();
  // Who sees an address is told here as it is: administrators find it among a member's details.
  await expect(page.getByText('但看不到你的邮箱；团队的拥有者和管理员看得到')).toBeVisible();
});
