import { examine, visit } from './support/accessible.ts';
import { call, makeTeam, publish, signUp, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('a team writes its watchwords, and a sentence that embodies one is marked and shown', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await workEveryDay(request, person, teamId);
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const bo = await signUp(request, 'Bo Lindqvist', inviteCode);
  const { id: diaryId } = await publish(request, bo, 'Told the client before they asked. Swept the yard.');

  await page.goto('/department');
  await page.getByRole('button', { name: 'Add watchwords' }).click();
  const dialog = page.getByRole('dialog', { name: 'Watchwords' });
  await dialog.getByLabel('Watchword 1', { exact: true }).fill('Candour');
  await dialog.getByLabel('What it means here').fill('We say it kindly, and we say it.');
  await dialog.getByRole('button', { name: 'Add a watchword' }).click();
  await dialog.getByLabel('Watchword 2', { exact: true }).fill('Small and whole');
  await dialog.getByRole('button', { name: 'Move watchword 2 up' }).click();
  await examine(page, 'watchwords that are written');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Team spirit' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Small and whole', 'Candour']);

  await visit(page, `/home?diary=${diaryId}`);
  await page.getByRole('button', { name: 'This is our …' }).click();
  await expect(page.getByText('doesn’t let others mark sentences')).toBeVisible();
  await call(request, 'user/team/choose-spirit', { allows: true }, bo);
  await page.reload();
  await page.getByRole('button', { name: 'This is our …' }).click();
  await page.getByRole('radio', { name: 'Candour' }).check();
  await page.getByRole('checkbox', { name: 'Told the client before they asked.' }).check();
  await expect(page.getByText('The sentence was marked.')).toBeVisible();
  await examine(page, 'sentences to be marked');
  await page.getByRole('button', { name: 'Close' }).click();

  await visit(page, '/department');
  await expect(card.getByText('Told the client before they asked.')).toBeVisible();
  await examine(page, 'watchwords with a sentence', { landmarks: true });
  await card.getByRole('switch', { name: 'Teammates can mark my sentences' }).check();
  await visit(page, '/home');
  await visit(page, '/home');
  await expect(page.getByRole('link', { name: /Bo Lindqvist: Told the client/ })).toBeVisible();
});
