import { A_DAY, TodayPage } from './pages/today-page.ts';
import { call } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('what was typed survives a closed tab and a reload', async ({ page, person, openAs, todayPage }) => {
  await todayPage.giveTitle('The fourth grocer');
  // It is a single line: Enter moves to the text.
  await page.keyboard.press('Enter');
  await expect(todayPage.summary).toBeFocused();
  // The last letters are typed in the moment in which the page is left, and this device alone has them.
  await page.route('**/api/user/draft/add', (route) => route.abort());
  const again = page.waitForEvent('load');
  await page.evaluate((text) => {
    document.execCommand('insertText', false, text);
    location.reload();
  }, A_DAY);
  await again;
  await page.unroute('**/api/user/draft/add');
  await expect(todayPage.summary).toHaveValue(A_DAY);
  await todayPage.saved();
  await page.close();
  const elsewhere = new TodayPage(await openAs(person));
  await elsewhere.open();
  await expect(elsewhere.summary).toHaveValue(A_DAY);
  await expect(elsewhere.title).toHaveValue('The fourth grocer');
});

test('Chinese is set as Chinese while it is written on an English page, once the input method has made it', async ({
  page,
  todayPage: { summary },
}) => {
  await summary.focus();
  const keys = await page.context().newCDPSession(page);
  const shown = () => summary.evaluate((field) => field.closest<HTMLElement>('[lang]')?.lang);
  await keys.send('Input.imeSetComposition', { text: '预演', selectionStart: 2, selectionEnd: 2 });
  await expect(summary).toHaveValue('预演');
  expect(await shown(), 'while it is composed').toBe('en');
  await keys.send('Input.insertText', { text: '预演开城，先问三遍。' });
  await expect(summary).toHaveValue('预演开城，先问三遍。');
  await expect(summary).toHaveAttribute('lang', 'zh-Hans');
  await summary.fill('Rehearsed the opening, asked three times.');
  expect(await shown(), 'in English again').toBe('en');
});

test('without network the text is kept, and goes when it is back', async ({
  page,
  context,
  person,
  openAs,
  todayPage,
}) => {
  await context.setOffline(true);
  await todayPage.write(A_DAY);
  await expect(page.getByText('Waiting for network').first()).toBeVisible();
  await context.setOffline(false);
  await todayPage.saved();
  const elsewhere = new TodayPage(await openAs(person));
  await elsewhere.open();
  await expect(elsewhere.summary).toHaveValue(A_DAY);
});

test('two windows on one draft: both texts are shown, nothing is lost', async ({
  page,
  person,
  openAs,
  todayPage: here,
}) => {
  const otherPage = await openAs(person);
  const there = new TodayPage(otherPage);
  await there.open();
  await there.write('Written on the other device while this window was open.');
  await there.saved();
  await here.write(A_DAY);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('There are two versions of this day');
  await expect(dialog).toContainText('three grocers');
  await expect(dialog).toContainText('Written on the other device');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(here.summary).toHaveValue(/three grocers[\s\S]*Written on the other device/);
  await here.saved();
});

test('a session that ends while typing keeps the text', async ({ page, person, request, todayPage }) => {
  await todayPage.write(A_DAY);
  // Whatever the page asks waits until the writer has typed on: it would hear of the end before that.
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/**', (route) => typed.promise.then(() => route.continue()));
  await call(request, 'user/auth/logout', {}, person);
  await todayPage.write(`${A_DAY} Then the session ended.`);
  typed.resolve();
  // Within the minute of the last sending it is the page's being hidden that sends.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('vineyard-42');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(todayPage.summary).toHaveValue(`${A_DAY} Then the session ended.`);
});
