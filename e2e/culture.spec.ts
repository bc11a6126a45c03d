import { examine, visit } from './support/accessible.ts';
import { call, makeTeam, publish, signUp, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('a team writes what it stands for, in its order, and a diary that lives it is linked', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await workEveryDay(request, person, teamId);
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const bo = await signUp(request, 'Bo Lindqvist', inviteCode);
  await page.goto('/department/culture');
  await expect(page.getByRole('heading', { name: 'What does your team stand for?' })).toBeVisible();
  await examine(page, 'no entry yet', { landmarks: true });

  const add = async (title: string, content: string) => {
    await page.getByRole('button', { name: 'Add entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add entry' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Content').fill(content);
    await dialog.getByRole('button', { name: 'Add entry' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add entry' });
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await expect(dialog.getByText('Please enter the title')).toBeVisible();
  await expect(dialog.getByText('Please enter the content')).toBeVisible();
  await examine(page, 'an entry that is refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await add('Candour', 'We say it **kindly**, and we say it.');
  await add('We go and look', 'At the stall, on the phone.');

  const entries = page.getByRole('main').locator('li[data-movable]');
  await page.getByRole('button', { name: 'More about: We go and look' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(entries.first()).toContainText('We go and look');
  await entries.first().getByRole('button', { name: 'Like' }).click();
  await entries.first().getByRole('link', { name: 'Comment' }).click();
  await page.getByLabel('Write a comment').fill('Since when do we?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(entries.first().getByRole('link', { name: '1 comment' })).toBeVisible();

  const { id } = await publish(request, bo, 'Stood at the stall for an hour, and wrote down what they said.');
  await visit(page, `/home?diary=${id}`);
  await page.getByRole('button', { name: 'This is our …' }).click();
  await page.getByRole('checkbox', { name: 'We go and look' }).check();
  await examine(page, 'what a diary lives');
  await page.getByRole('button', { name: 'Close' }).click();
  await visit(page, '/department/culture');
  await page.getByRole('button', { name: 'Lived in 1 diary' }).click();
  await expect(page.getByText('Stood at the stall for an hour')).toBeVisible();
  await examine(page, 'entries with a diary', { landmarks: true });
});
