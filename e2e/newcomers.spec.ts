import { examine } from './support/accessible.ts';
import { call, makeTeam, publish, signUp, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('someone new is seen, gets a buddy who accepts, and has a prompt for the day', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  await workEveryDay(request, person, teamId);
  await page.goto('/department/newMember');
  await expect(page.getByRole('heading', { name: 'No one new in the last 30 days' })).toBeVisible();
  await examine(page, 'no one new', { landmarks: true });
  const tomas = await signUp(request, 'Tomás Silva', inviteCode);
  const ana = await signUp(request, 'Ana Ruiz', inviteCode);
  await publish(request, ana, 'I met the team and read how releases are made. Five people, and a dog.');

  await page.getByRole('button', { name: 'Edit the first week' }).click();
  const guide = page.getByRole('dialog', { name: 'The first week' });
  await guide.getByLabel('Day 1').fill('Whose name do you still have to learn?');
  await examine(page, 'the first week');
  await guide.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The first week is saved.')).toBeVisible();
  await page.reload();

  const card = page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).first();
  await expect(card.getByText('Waiting for an answer')).toBeVisible();
  await card.getByRole('button', { name: 'Find a buddy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who could be Ana Ruiz’s buddy?' });
  await dialog.getByRole('radio', { name: 'Tomás Silva' }).check();
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect(card.getByText('Asked to be the buddy')).toBeVisible();

  const his = await openAs(tomas);
  await his.goto('/msg/list?kind=newcomer');
  await his.getByRole('link', { name: /Ana Ruiz’s buddy/ }).click();
  await his.getByRole('button', { name: 'Yes, I will' }).click();
  await his.getByLabel('Have lunch or a coffee together').check();
  await expect(his.getByLabel('Have lunch or a coffee together')).toBeEnabled();
  await examine(his, 'a buddy with a checklist', { landmarks: true });

  const hers = await openAs(ana);
  await hers.goto('/');
  await expect(hers.getByText('Whose name do you still have to learn?')).toBeVisible();
  await expect(hers.getByText('your buddy is Tomás Silva')).toBeVisible();
  await hers.goto('/department/newMember');
  await expect(hers.getByLabel('Have lunch or a coffee together')).toBeChecked();
});
