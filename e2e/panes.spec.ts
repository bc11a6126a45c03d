import type { APIRequestContext, Page } from '@playwright/test';
import { examine } from './support/accessible.ts';
import { call, makeTeam, type SignedUp, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

/** The router’s word for the row that the address names, and ours for what opens by itself. */
const OPEN = /^(page|true)$/;
const open = (page: Page) => page.getByRole('region', { name: 'What’s open' });
const row = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name });
const placeOf = async (page: Page, name: string) => (await row(page, name).boundingBox())?.y;

/** Questions of a teammate, the newest of which is the last. */
async function ask(request: APIRequestContext, owner: SignedUp, count: number) {
  const { inviteCode, id: teamId } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, owner);
  const ana = await signUp(request, 'Ana Ruiz', inviteCode);
  for (let index = 1; index <= count; index += 1) {
    await call(request, 'user/curious/publish', { question: `Question number ${index}?` }, ana);
  }
}

test('a question is open beside the others; addresses name it, keys walk, and the list stays as it is', async ({
  page,
  person,
  request,
}) => {
  await page.goto('/curiosity');
  await expect(page.getByRole('heading', { name: 'Join a team to ask' })).toBeVisible();
  await ask(request, person, 14);
  await page.reload();
  const newest = open(page).getByRole('heading', { name: 'Question number 14?' });
  await expect(newest).toBeVisible();
  await expect(row(page, /^Question number 14/)).toHaveAttribute('aria-current', OPEN);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  await examine(page, 'questions and the newest one', { landmarks: true });

  // What is pressed far down opens, and the list neither moves nor loses the focus.
  await row(page, /^Question number 2\?/).scrollIntoViewIfNeeded();
  const before = await placeOf(page, 'Question number 2?');
  await row(page, /^Question number 2\?/).click();
  await expect(open(page).getByRole('heading', { name: 'Question number 2?' })).toBeVisible();
  await expect(page).toHaveURL(/\/curiosity\/detail\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curiosity');
  await expect(row(page, /^Question number 2\?/)).toBeFocused();
  expect(await placeOf(page, 'Question number 2?')).toBe(before);
  await page.reload();
  await expect(open(page).getByRole('heading', { name: 'Question number 2?' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/curiosity$/);
  await expect(newest).toBeVisible();
  await page.goForward();
  await expect(open(page).getByRole('heading', { name: 'Question number 2?' })).toBeVisible();

  await page.keyboard.press('j');
  await expect(open(page).getByRole('heading', { name: 'Question number 1?' })).toBeVisible();
  await expect(row(page, /^Question number 1\?/)).toBeFocused();
  const field = page.getByLabel('Answer Ana Ruiz');
  await expect(field).toBeVisible();
  await page.keyboard.press('r');
  await expect(field).toBeFocused();
  await page.keyboard.type('jk');
  await expect(field).toHaveValue('jk');
  await page.keyboard.press('Escape');
  await expect(row(page, /^Question number 1\?/)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('o');
  await expect(open(page).getByRole('heading', { name: 'Question number 2?' })).toBeFocused();

  // Another list opens what is its own; an empty one has the page to itself, its head where it was.
  const title = page.getByRole('heading', { level: 1 });
  const head = await title.boundingBox();
  await page.getByRole('tab', { name: 'Solved' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing solved yet' })).toBeVisible();
  await expect(open(page)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Solved' })).toBeFocused();
  expect((await title.boundingBox())?.x).toBe(head?.x);

  // One’s own question opens as it is asked, and another one as it is deleted.
  await page.getByRole('tab', { name: 'Open' }).click();
  await page.getByLabel('What are you wondering about?').fill('Whose is the ladder?');
  await page.getByRole('button', { name: 'Ask the team' }).click();
  await expect(open(page).getByRole('heading', { name: 'Whose is the ladder?' })).toBeVisible();
  await page.getByRole('button', { name: 'More about your question' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(newest).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a mistake that is edited on a tablet keeps its text when the tablet is turned, and so does a new one', async ({
  page,
  person,
  request,
}) => {
  const upright = { width: 820, height: 1180 };
  const lying = { width: 1180, height: 820 };
  for (const text of ['Left the gate open', 'Left the hose on'])
    await call(request, 'user/mistake/add', { text }, person);
  await page.setViewportSize(upright);
  await page.goto('/handbook?tab=mistakes');
  await page.getByRole('button', { name: 'More about: Left the gate open' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const field = page.getByRole('form', { name: 'Edit mistake' }).getByLabel('What went wrong?');
  await field.fill('Left the upper gate open');
  for (const size of [lying, upright, lying]) {
    await page.setViewportSize(size);
    await expect(row(page, /^Left the hose on/)).toHaveCount(size === lying ? 1 : 0);
    await expect(field).toHaveValue('Left the upper gate open');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(open(page).getByText('Left the upper gate open')).toBeVisible();

  // A new one is written above the list, which a page of its own hides while the tablet stands upright.
  await page.getByRole('button', { name: 'Write down a mistake' }).click();
  const added = page.getByRole('form', { name: 'Write down a mistake' }).getByLabel('What went wrong?');
  await added.fill('Sent the list twice');
  await page.setViewportSize(upright);
  await expect(added).toBeHidden();
  await page.setViewportSize(lying);
  await expect(added).toHaveValue('Sent the list twice');
});

test('guidelines and mistakes open beside their lists, and so does the form of one', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  for (const title of ['Begin on time', 'One list at a time']) {
    await call(request, 'user/handbook/upset', { title, content: `${title}, always.` }, person);
  }
  await call(request, 'user/mistake/add', { text: 'Left the gate open' }, person);
  await page.goto('/handbook');
  const article = (title: string) => open(page).getByRole('article', { name: title });
  await expect(article('Begin on time')).toBeVisible();
  await examine(page, 'guidelines and one of them', { landmarks: true });
  await page.keyboard.press('j');
  await expect(article('One list at a time')).toBeVisible();
  await expect(page).toHaveURL(/guideline=/);

  // What is being written is asked for before another one opens.
  await open(page).getByRole('link', { name: 'Edit', exact: true }).click();
  await open(page).getByLabel('Title').fill('One list at any time');
  await row(page, /^Begin on time/).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await open(page).getByRole('button', { name: 'Save' }).click();
  await expect(article('One list at any time')).toBeVisible();
  await expect(row(page, /^One list at any time/)).toHaveAttribute('aria-current', OPEN);

  await page.getByRole('tab', { name: 'Mistakes' }).click();
  await expect(open(page).getByText('Left the gate open')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Mistakes' })).toBeFocused();
  await examine(page, 'mistakes and one of them', { landmarks: true });
  await page.goBack();
  await page.getByLabel('Search your guidelines').fill('any');
  await expect(row(page, /^Begin on time/)).toHaveCount(0);
  await expect(article('One list at any time')).toBeVisible();
  await expect(page.getByLabel('Search your guidelines')).toBeFocused();
});
