import { A_DAY } from './pages/today-page.ts';
import { examine, wear } from './support/accessible.ts';
import { call, makeTeam, publish, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('someone finds from their diary who can see what, by name, and how it changes with a role', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const colleague = await signUp(request, 'Ana Ruiz', inviteCode);
  const { id } = await publish(request, person, A_DAY);
  await page.goto(`/home?diary=${id}`);
  await page.getByRole('link', { name: 'Who can see what' }).click();
  const told = (what: string) =>
    page.getByRole('term').filter({ hasText: what }).locator('xpath=following-sibling::dd[1]');
  await expect(told('Email address')).toHaveText('Only you');
  await expect(page.getByText('Everyone in Harvest').first()).toBeVisible();
  await examine(page, 'who sees what', { landmarks: true });

  await call(request, 'user/relationship/authorizes', { teamId, userId: colleague.id }, person);
  await wear(page, { locale: 'zh', theme: 'dark', size: 'X-large' });
  await page.reload();
  await expect(told('邮箱').first()).toHaveText('Harvest的管理员：Ana Ruiz');
  await examine(page, 'who sees what, with an administrator', { landmarks: true });
});
