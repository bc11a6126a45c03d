import { expect, type Page } from '@playwright/test';
import { type Claims, newcomer, ProviderPage } from './pages/provider-page.ts';
import { examine, wear } from './support/accessible.ts';
import { test } from './support/sso.ts';

// One server and one provider for all of them.
test.describe.configure({ mode: 'default' });

const toProvider = (page: Page) => page.getByRole('link', { name: 'Continue with Vineyard ID' }).click();
const notSignedIn = (page: Page) => page.getByRole('heading', { name: 'You’re not signed in' });

async function signIn(page: Page, claims: Claims, from = '/login'): Promise<void> {
  await page.goto(from);
  await toProvider(page);
  await new ProviderPage(page).signIn(claims);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/mine');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

const welcome = (page: Page) => page.getByRole('heading', { name: 'Who do you write with?' });

test('a newcomer comes in by the provider, is asked who they write with, and comes again without typing', async ({
  page,
}) => {
  await signIn(page, newcomer({ name: '李娜' }));
  await expect(welcome(page)).toBeVisible();
  await page.goto('/mine/security');
  await expect(page.getByText('You sign in with Vineyard ID and don’t have a password here.')).toBeVisible();
  await page.goto('/mine/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('李娜');

  await signOut(page);
  await page.goto('/mine/look');
  await toProvider(page);
  await expect(page).toHaveURL(/\/mine\/look$/);
});

test('someone who goes back at the provider is told so, and can start again where they were invited', async ({
  page,
}) => {
  await page.goto('/department?join=ABCDEFGH');
  const invited = page.getByText('You’re invited to a team.', { exact: false });
  await expect(invited).toBeVisible();
  await toProvider(page);
  await new ProviderPage(page).cancel();
  await expect(notSignedIn(page)).toBeVisible();
  await expect(page.getByText('The sign-in wasn’t completed')).toBeVisible();
  await expect(page).toHaveURL(/\/loading$/);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/login\?tab=sign-in$/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(invited).toBeVisible();
  await toProvider(page);
  await new ProviderPage(page).signIn(newcomer());
  await expect(page).toHaveURL(/\/department\?join=ABCDEFGH$/);
});

test('a code with another state, and one brought twice, open nothing', async ({ page }) => {
  await page.goto('/loading?code=made-up&state=made-up');
  await expect(notSignedIn(page)).toBeVisible();

  let brought = '';
  page.on('request', (request) => {
    if (request.url().includes('/loading?code=')) brought = request.url();
  });
  await signIn(page, newcomer());
  await expect(welcome(page)).toBeVisible();
  expect(brought).toContain('code=');
  await signOut(page);
  await page.goto(brought);
  await expect(notSignedIn(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a browser that did not begin the sign-in cannot end it', async ({ page, context }) => {
  await page.goto('/login');
  await toProvider(page);
  await context.clearCookies({ name: '__Host-sign-in' });
  await new ProviderPage(page).signIn(newcomer());
  await expect(notSignedIn(page)).toBeVisible();
});

test('an address that exists here is not given to someone who has not verified it', async ({
  page,
  context,
}) => {
  const { email } = newcomer();
  await signIn(page, newcomer({ email }));
  await expect(welcome(page)).toBeVisible();
  await signOut(page);
  await context.clearCookies();
  await signIn(page, newcomer({ email, email_verified: false }));
  await expect(page.getByText('your sign-in provider hasn’t verified the address')).toBeVisible();
});

test('a provider that is away is told by its name', async ({ page, product }) => {
  await page.route('**/api/keyclock/**', async (route) => {
    await product.stopProvider();
    await route.continue();
  });
  await signIn(page, newcomer());
  const away = page.getByText('Sign-in with Vineyard ID isn’t available right now');
  await expect(notSignedIn(page)).toBeVisible();
  await expect(away).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await toProvider(page);
  await expect(page).toHaveURL(/\/login\?refused=/);
  await expect(away).toBeVisible();

  await product.startProvider();
  await page.unroute('**/api/keyclock/**');
  await signIn(page, newcomer());
  await expect(welcome(page)).toBeVisible();
});

test('a closed account can be kept', async ({ page, request }) => {
  const { email, sub } = newcomer();
  await signIn(page, newcomer({ email, sub }));
  await expect(welcome(page)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  // A page that is open would be told at once, and be on its way to the provider when the test goes to another.
  await page.goto('about:blank');
  const closed = await request.post('/api/user/auth/delete-account', { headers, data: { email } });
  expect(await closed.json()).toMatchObject({ code: 200 });

  // The session has ended with the account: the next page leads to the provider, which knows this browser.
  await page.goto('/mine');
  await expect(page.getByRole('heading', { name: 'This account is closed' })).toBeVisible();
  await examine(page, 'a closed account');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page).toHaveURL(/\/mine$/);
});

test('a session that is over leads to the provider and back, and what was written is still there', async ({
  page,
  context,
}) => {
  await signIn(page, newcomer());
  await page.getByRole('link', { name: /^Just me for now/ }).click();
  const summary = page.getByLabel('What did you get done today?');
  await summary.fill('Pruned the north slope');
  await context.clearCookies({ name: '__Host-refresh' });
  // In one step: the page would find out by itself, and be on its way when the test reloads it.
  await page.evaluate(() => {
    localStorage.setItem('token', 'x'.repeat(43));
    location.reload();
  });
  await page.waitForFunction(() => /^(?!x+$)[\w-]{43}$/.test(localStorage.getItem('token') ?? ''));
  await expect(summary).toHaveValue('Pruned the north slope');
});

test('people with a password stay on the sign-in page when their session is over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.goto('/mine');
  await expect(page).toHaveURL(/\/login$/);
});

for (const { locale, theme, way, failed } of [
  { locale: 'en', theme: 'light', way: 'Continue with Vineyard ID', failed: 'You’re not signed in' },
  { locale: 'zh', theme: 'dark', way: '使用Vineyard ID登录', failed: '你还没有登录' },
] as const) {
  test(`both pages are accessible in ${locale}, ${theme}`, async ({ page }) => {
    await wear(page, { locale, theme });
    await page.goto('/login?refused=ssoUnavailable');
    await expect(page.getByRole('link', { name: way })).toBeVisible();
    await examine(page, `/login in ${locale}`);
    await page.goto('/loading?error=access_denied');
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    await examine(page, `/loading in ${locale}`);
  });
}
