import { A_DAY } from './pages/today-page.ts';
import { examine, wear } from './support/accessible.ts';
import { call, makeTeam, publish, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('someone sees who opened their diary, and finds the diary again', async ({ page, person, request }) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const colleague = await signUp(request, 'Ana Ruiz', inviteCode);
  await page.goto('/mine');
  await page.getByRole('link', { name: /^Who read my entries/ }).click();
  await expect(page.getByRole('heading', { name: 'No one yet' })).toBeVisible();
  await examine(page, 'no readers yet', { landmarks: true });

  const { id } = await publish(request, person, A_DAY);
  await call(request, 'user/diary/get', { diaryId: id }, colleague);
  await wear(page, { locale: 'zh', theme: 'dark', size: 'X-large' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  await examine(page, 'readers', { landmarks: true });
  await page.getByRole('button', { name: '统计' }).click();
  await expect(page.getByRole('link', { name: 'Ana Ruiz' })).toBeHidden();
  await page.getByRole('button', { name: '日记', exact: true }).click();
  await page.getByRole('combobox', { name: '按人筛选' }).click();
  await page.getByRole('option', { name: 'Ana Ruiz' }).click();
  await expect(page).toHaveURL(new RegExp(`reader=${colleague.id}`));
  await page.getByRole('combobox', { name: '按时间筛选' }).click();
  await page.getByRole('option', { name: '选择日期' }).click();
  await page.getByRole('textbox', { name: '结束日期' }).fill('2026-01-31');
  await page.getByRole('button', { name: '显示' }).click();
  await expect(page.getByRole('heading', { name: '没有找到' })).toBeVisible();
  await examine(page, 'nothing at that time');
  // What is chosen stays with the address.
  await page.reload();
  await expect(page.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-01-31');
  await page.getByRole('combobox', { name: '按时间筛选' }).click();
  await page.getByRole('option', { name: '过去一年' }).click();
  await page.getByRole('link', { name: /^打开了你/ }).click();
  await expect(page).toHaveURL(new RegExp(`/home\\?diary=${id}`));
});
