import { examine, wear } from './support/accessible.ts';
import { call, makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const LEARNED = 'I learned that a checklist prevents the same mistake.';

test('what fits a learning is saved, set aside, and looked up', async ({ page, person, todayPage }) => {
  expect(person.id).toBeTruthy();
  await todayPage.write(`Baked 140 rye loaves before six with Ana. ${LEARNED}`);
  await todayPage.publish.click();
  await expect(todayPage.published).toBeVisible();
  await page.goto('/curiosity/myCurious');
  const card = page.getByRole('region', { name: 'Books and articles' });
  await expect(card.getByText(LEARNED).first()).toBeVisible();
  const save = card.getByRole('button', { name: /^Save: / }).first();
  const title = ((await save.getAttribute('aria-label')) ?? '').replace('Save: ', '');
  await examine(page, 'books and articles');
  await save.click();
  await expect(card.getByRole('heading', { name: 'Saved' })).toBeVisible();
  await expect(card.getByRole('button', { name: `Save: ${title}`, exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: `Not for me: ${title}`, exact: true }).click();
  await expect(card.getByRole('heading', { name: 'Saved' })).toHaveCount(0);
});

test('in Chinese and dark, with nothing to go by, it says what to write', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, '面包房');
  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.goto('/curiosity/myCurious');
  await expect(page.getByRole('heading', { name: '书和文章' })).toBeVisible();
  await examine(page, 'books and articles, in Chinese');
});

test('turned off, it is not there', async ({ page, person, request }) => {
  await call(request, 'user/ai/choose', { off: ['recommendations'] }, person);
  await page.goto('/curiosity/myCurious');
  await expect(page.getByRole('heading', { name: 'My curiosity' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Books and articles' })).toHaveCount(0);
});
