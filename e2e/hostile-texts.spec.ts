import { call, makeTeam, publish, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const BREAKING = 'Broke the press !! and with it the page.';
const NESTED = `${'>'.repeat(5_000)} Pruned the oldest row.`;

test('an entry that can’t be shown, and one that nests too deep, leave the page to the others', async ({
  page,
  person,
  request,
}) => {
  const { inviteCode, id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const names = ['Ben Hart', 'Cho Park', 'Dana Reis'];
  const [ben, cho, dana] = await Promise.all(names.map((name) => signUp(request, name, inviteCode)));
  if (!ben || !cho || !dana) throw new Error('three people were signed up');
  await publish(request, ben, BREAKING);
  await publish(request, cho, 'A text from before nesting was bounded.');
  await publish(request, dana, 'Sorted the bottles.');

  await page.addInitScript((text) => {
    const split = String.prototype.split;
    String.prototype.split = function (this: string, ...given: Parameters<typeof split>) {
      if (String(this) === text) throw new Error('a fault of the page');
      return split.apply(this, given);
    } as typeof split;
  }, BREAKING);
  await page.route('**/api/user/diary/recently*', async (route) => {
    const answer = await route.fetch();
    const written = await answer.text();
    await route.fulfill({
      response: answer,
      body: written.replaceAll('A text from before nesting was bounded.', NESTED),
    });
  });
  await page.goto('/home');

  await expect(page.getByText('Sorted the bottles.')).toBeVisible();
  await expect(
    page.getByText('This part can’t be shown. The rest of the page isn’t affected.'),
  ).toBeVisible();
  await expect(page.getByText('Pruned the oldest row.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
