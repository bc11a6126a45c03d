import type { Page } from '@playwright/test';
import { TeamPage } from './pages/team-page.ts';
import { allLoaded } from './support/accessible.ts';
import { call, makeTeam, newAddress, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';
import { invitationFor } from './support/mailbox.ts';

const MENU_FILE = /\/menu-[^/]+\.js$/;

test(
  'someone is invited, gets a place, leads, is appointed, and is removed',
  bothSizes,
  async ({ page, person, request, openAs }) => {
    await makeTeam(request, person, 'Harvest');
    const chen = await signUp(request, 'Chen Xiao');
    const team = new TeamPage(page);
    await team.open();
    const invitation = await team.inviteByMail(chen.email);
    await expect(invitation.getByText('1 invitation is on its way.')).toBeVisible();
    await invitation.getByRole('button', { name: 'Done' }).click();

    const theirs = await openAs(chen);
    const heard: string[] = [];
    theirs.on('response', async (response) => {
      if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
    });
    await theirs.goto(await invitationFor(chen.email));
    await theirs.getByRole('button', { name: 'Join the team' }).click();
    await expect(theirs.getByText('Welcome to Harvest')).toBeVisible();

    await team.open();
    await expect(team.row('Chen Xiao')).toBeVisible();
    await team.makeDepartment('Vineyard');
    await team.openDepartment('Vineyard');
    await team.putIn('Chen Xiao');
    await expect(team.row('Chen Xiao')).toBeVisible();
    await team.chooseLeader('Chen Xiao');
    await expect(page.getByRole('region', { name: 'Leaders' })).toContainText('Chen Xiao');
    await page.getByRole('link', { name: 'People', exact: true }).filter({ visible: true }).first().click();
    await expect(team.department('Vineyard')).toContainText('led by Chen Xiao');

    await team.act('Chen Xiao', 'Make administrator');
    await expect(page.getByText('Chen Xiao is an administrator now.')).toBeVisible();
    await expect(team.row('Chen Xiao')).toContainText('administrator');

    await team.act('Chen Xiao', 'Add a note for yourself');
    await page.getByLabel('Note', { exact: true }).fill('CANARY: mornings only');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(team.row('Chen Xiao')).toContainText('CANARY: mornings only');

    await new TeamPage(theirs).open();
    await expect(new TeamPage(theirs).row('Chen Xiao')).toContainText('administrator');
    await new TeamPage(theirs).row('Chen Xiao').getByRole('button').first().click();
    await expect(theirs.getByText('Supervisor')).toBeVisible();
    await expect(theirs.getByText('CANARY')).toHaveCount(0);
    await theirs.keyboard.press('Escape');

    await team.act('Chen Xiao', 'Remove from the team');
    const question = page.getByRole('alertdialog', { name: 'Remove Chen Xiao from Harvest?' });
    await expect(question).toContainText('What Chen Xiao wrote for the team stays, read-only.');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Chen Xiao is no longer in the team.')).toBeVisible();
    await expect(team.row('Chen Xiao')).toHaveCount(0);

    // The next thing they do, without opening anything anew.
    await new TeamPage(theirs).row('Lin Mei').getByRole('button').first().click();
    await expect(theirs.getByText('You’re no longer in Harvest.')).toBeVisible();
    await expect(theirs.getByText('You’re not in a team yet')).toBeVisible();
    expect(heard.join('\n')).not.toContain('CANARY');
  },
);

test('an appointment and a note are taken back by a tap', async ({ page, person, request }) => {
  const { inviteCode, id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  await signUp(request, 'Chen Xiao', inviteCode);
  const team = new TeamPage(page);
  await team.open();

  await team.act('Chen Xiao', 'Make administrator');
  await expect(team.row('Chen Xiao')).toContainText('administrator');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(team.row('Chen Xiao')).not.toContainText('administrator');

  await team.act('Chen Xiao', 'Add a note for yourself');
  await page.getByLabel('Note', { exact: true }).fill('mornings only');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(team.row('Chen Xiao')).toContainText('mornings only');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(team.row('Chen Xiao')).not.toContainText('mornings only');
});

test('many are invited at once; what is wrong is said beside its field', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/department/create', { teamId, name: 'Vineyard' }, person);
  const team = new TeamPage(page);
  await team.open();
  const [ada, bo] = [newAddress('ada'), newAddress('bo')];

  const dialog = await team.inviteByMail(`${ada}; nobody, ${bo}`, 'Vineyard');
  await expect(dialog.getByText('Email format is incorrect – nobody')).toBeVisible();
  await team.inviteByMail(`Ada Obi <${ada}>\n${bo}，${person.email}`);
  await expect(
    dialog.getByText(`2 invitations are on their way. Already in the team: ${person.email}.`),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await team.inviteByMail(newAddress('chen'));
  await expect(dialog.getByText('Please add a department for the new member')).toBeVisible();
});

test('a new code ends the old one; the link is there to be scanned', async ({ page, person, request }) => {
  const { inviteCode } = await makeTeam(request, person, 'Harvest');
  await new TeamPage(page).open();
  await expect(page.getByText(inviteCode, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link that follows' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the picture' }).click();
  expect((await saved).suggestedFilename()).toBe('Harvest.png');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Renew' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText('The team has a new code.')).toBeVisible();
  await expect(page.getByText(inviteCode, { exact: true })).toHaveCount(0);
});

test('a member’s menu is used by keyboard, and the focus comes back to it', async ({
  page,
  person,
  request,
}) => {
  const { inviteCode, id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  await signUp(request, 'Chen Xiao', inviteCode);
  const team = new TeamPage(page);
  await team.open();
  await allLoaded(page);
  await team.menuOf('Chen Xiao').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add a note for yourself' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(team.menuOf('Chen Xiao')).toBeFocused();
});

test('a menu whose file comes while its button is focused, or pressed, opens all the same', async ({
  page,
  person,
  request,
}) => {
  const { inviteCode, id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  await signUp(request, 'Chen Xiao', inviteCode);
  const team = new TeamPage(page);
  const note = page.getByRole('menuitem', { name: 'Add a note for yourself' });
  const focused = await holdMenu(page);
  await team.open();
  await team.menuOf('Chen Xiao').focus();
  await focused.come();
  await expect(team.menuOf('Chen Xiao')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();

  await page.goto('/home');
  const pressed = await holdMenu(page);
  await team.open();
  const button = team.menuOf('Chen Xiao');
  // What comes late may move the button away from the pointer before it is down, or up.
  await expect(async () => {
    await button.hover();
    await page.mouse.down();
    if (await button.evaluate((it) => it.matches(':active'))) return;
    await page.mouse.up();
    throw new Error('the press missed the button');
  }).toPass();
  await pressed.come();
  await button.hover();
  await page.mouse.up();
  await expect(note).toBeVisible();
});

/** Holds the file of menus back until it may come, and waits then until it is there. */
async function holdMenu(page: Page) {
  const { promise: wanted, resolve } = Promise.withResolvers<void>();
  await page.unroute(MENU_FILE);
  await page.route(MENU_FILE, async (route) => {
    await wanted;
    await route.continue();
  });
  const file = page.waitForResponse(MENU_FILE);
  const come = async () => {
    resolve();
    await (await file).finished();
  };
  return { come };
}

test('the team is handed over, and its old owner stays as administrator', async ({
  page,
  person,
  request,
}) => {
  const { inviteCode, id: teamId } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  await signUp(request, 'Chen Xiao', inviteCode);
  const team = new TeamPage(page);
  await team.open();
  await team.act('Chen Xiao', 'Transfer ownership');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(team.row('Chen Xiao')).toContainText('owner');
  await expect(team.row('Lin Mei')).toContainText('administrator');
  await page.getByRole('button', { name: 'More about Harvest' }).click();
  await expect(page.getByRole('menuitem', { name: 'Leave the team' })).toBeVisible();
});
