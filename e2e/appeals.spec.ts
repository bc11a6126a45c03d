import { A_DAY, TodayPage } from './pages/today-page.ts';
import { examine } from './support/accessible.ts';
import { call, get, gradeFirstDays, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

type Request = Parameters<typeof call>[0];

/** Lin Mei in a team of Maya's, who decides about her scores. */
async function join(request: Request, person: SignedUp) {
  const maya = await signUp(request, 'Maya Okafor');
  const { id: teamId, inviteCode } = await makeTeam(request, maya, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, maya);
  await gradeFirstDays(request, maya, teamId);
  await call(request, 'user/apply/add', { inviteCode }, person);
  return { maya, teamId };
}

test('a day shows its grade and what to try next; its appeal keeps both scores', async ({
  page,
  person,
  request,
}) => {
  const { maya, teamId } = await join(request, person);
  const today = new TodayPage(page);
  await today.open();
  await today.write(A_DAY);
  await today.publish.click();
  const card = page.getByRole('article').filter({ has: today.published });
  await expect(card.getByRole('region', { name: 'What to try next' })).toBeVisible();
  await card.getByText(/^Grade [A-D]$/).click();
  await expect(card.getByRole('progressbar', { name: /: \d+ of \d+$/ })).toHaveCount(5);
  await expect(card.getByRole('progressbar', { name: /^Punctuality: 10 of 10$/ })).toBeVisible();
  await card.getByRole('button', { name: 'Numbers that say what they count: 1' }).click();
  await expect(card.getByRole('blockquote')).toContainText('three grocers');
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(1);
  await examine(page, 'how a score came about');

  await card.getByRole('button', { name: 'Appeal this score' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Appeal' }).click();
  await expect(dialog.getByText('At least 10 characters')).toBeVisible();
  await dialog.getByLabel('What did the score miss?').fill('Each list took a morning at the grocer’s.');
  await dialog.getByRole('button', { name: 'Appeal' }).click();
  const record = card.getByRole('region', { name: 'Appeal' });
  await expect(record).toContainText('waiting for a decision');

  type Groups = { appeals: { id: string; version: number }[] };
  const { appeals } = await get<Groups>(request, `user/score/groups?teamId=${teamId}`, maya);
  const reason = 'Three mornings of listening are worth more.';
  const [{ id: appealId, version } = { id: '', version: 0 }] = appeals;
  await call(request, 'user/score/settle', { appealId, version, score: 91, reason }, maya);
  await expect(record).toContainText('score changed');

  await page.goto('/msg/list');
  await page.getByRole('link', { name: /Maya Okafor decided your appeal/ }).click();
  await expect(page).toHaveURL(/\/home\?diary=[\w-]+&score=true$/);
  for (const said of ['Lin Mei', 'Each list took a morning', 'Maya Okafor', reason, '91 of 100'])
    await expect(record.or(page.getByRole('region', { name: 'Appeal' }))).toContainText(said);
  await examine(page, 'a diary with its appeal');

  await page.goto('/search?grade=A');
  await expect(page.getByRole('article').getByRole('img', { name: 'Grade A' })).toBeVisible();
  await page.getByRole('button', { name: '1 filter' }).click();
  await page.getByRole('button', { name: 'Grade D' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('where a team scores no one, nothing of it shows', async ({ page, person, request }) => {
  const { maya, teamId } = await join(request, person);
  await call(request, 'user/team/setting', { teamId, rules: { review: { scores: 'off' } } }, maya);
  await publish(request, person, A_DAY);
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Published' });
  await expect(card).toContainText('three grocers');
  await expect(card.getByText('of 100')).toBeHidden();
  await expect(card.getByText('What to try next')).toBeHidden();
  await page.goto('/search?q=grocers');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Grade/ })).toHaveCount(0);
});
