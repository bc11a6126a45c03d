import type { Locator } from '@playwright/test';
import { TeamPage } from './pages/team-page.ts';
import { allLoaded, examine, expectRoomForText, visit, wear } from './support/accessible.ts';
import { call, makeTeam, type SignedUp, signUp, workEveryDay } from './support/api.ts';
import { deskAlone, expect, test } from './support/fixtures.ts';

type Request = Parameters<typeof makeTeam>[0];

/** A team with a department that its owner and Chen Xiao are in; Ada Obi is in none. */
async function settle(request: Request, owner: SignedUp) {
  const { id: teamId, inviteCode } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, owner);
  await workEveryDay(request, owner, teamId);
  const [chen, ada] = await Promise.all([
    signUp(request, 'Chen Xiao', inviteCode),
    signUp(request, 'Ada Obi', inviteCode),
  ]);
  const made = { teamId, name: 'Vineyard' };
  const { id: departmentId } = await call<{ id: string }>(request, 'user/department/create', made, owner);
  const inIt = { teamId, departmentId, userIds: [owner.id, chen.id] };
  await call(request, 'user/department/add', inIt, owner);
  return { teamId, departmentId, chen, ada };
}

test('a department gets another name, loses a member and goes; its people stay', async ({
  page,
  person,
  request,
}) => {
  const { teamId, departmentId } = await settle(request, person);
  await call(request, 'user/department/create', { teamId, name: 'Cellar' }, person);
  const team = new TeamPage(page);
  await page.goto(`/department/detail?id=${departmentId}`);
  await page.getByRole('button', { name: 'Rename the department' }).click();
  await page.getByLabel('Name of the department').fill('Cellar');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  const taken = 'There’s already a department called Cellar';
  await expect(page.getByRole('dialog').getByText(taken)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(taken)).toBeVisible();
  await page.getByLabel('Name of the department').fill('Press house');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Press house' })).toBeVisible();

  await team.act('Chen Xiao', 'Remove from the department');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(team.row('Chen Xiao')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the department' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the department' }).click();
  await expect(page.getByRole('heading', { name: 'No one is in it yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove the department' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the department' }).click();
  await expect(page).toHaveURL(/\/department\?team=/);
  await expect(team.department('Press house')).toHaveCount(0);
  for (const name of ['Lin Mei', 'Chen Xiao', 'Ada Obi'])
    await expect(team.department('No department').getByText(name)).toBeVisible();
});

test('an administrator ticks the departments of a member, and names who looks after them', async ({
  page,
  person,
  request,
}) => {
  await settle(request, person);
  const team = new TeamPage(page);
  await team.open();
  await team.act('Ada Obi', 'Choose departments');
  const dialog = page.getByRole('dialog', { name: 'Departments of Ada Obi' });
  await dialog.getByRole('checkbox', { name: 'Vineyard' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(team.department('Vineyard').getByText('Ada Obi')).toBeVisible();
  await expect(team.department('No department')).toHaveCount(0);

  await team.act('Ada Obi', 'Choose supervisor');
  await page.getByRole('radio', { name: 'Chen Xiao' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await team.row('Ada Obi').getByRole('button').first().click();
  const details = page.getByRole('dialog', { name: 'Ada Obi' });
  await expect(details.getByText('Supervisor').locator('..')).toContainText('Chen Xiao');
});

test('a member sees the departments and arranges nothing', async ({ person, request, openAs }) => {
  const { departmentId, ada } = await settle(request, person);
  const page = await openAs(ada);
  await new TeamPage(page).open();
  await expect(page.getByText('0 of 3 have written')).toBeVisible();
  await expect(page.getByText(/^Not yet/)).toHaveCount(0);
  for (const name of ['New department', 'Invite by email', 'Renew'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await new TeamPage(page).menuOf('Chen Xiao').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Add a note for yourself']);
  await page.goto(`/department/detail?id=${departmentId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vineyard' })).toBeVisible();
  await expect(page.getByRole('button', { name: /department|leaders|Put/ })).toHaveCount(0);
});

test('names as long as they may be scroll no page sideways', async ({ page, person, request }) => {
  test.setTimeout(120_000);
  const word = 'Abteilungsleiterversammlungsvorbereitung';
  const { id: teamId, inviteCode } = await makeTeam(
    request,
    person,
    'The Extraordinarily Long Vineyard Team X',
  );
  const { id: departmentId } = await call<{ id: string }>(
    request,
    'user/department/create',
    { teamId, name: word },
    person,
  );
  const applicant = await signUp(request, word);
  await call(request, 'user/apply/add', { inviteCode }, applicant);
  const paths = [
    '/',
    '/home',
    '/department',
    `/department/detail?id=${departmentId}`,
    `/department/custom?team=${teamId}`,
    `/department/question?team=${teamId}`,
    '/msg/list',
    `/application?team=${teamId}`,
  ];
  await wear(page, { locale: 'en', theme: 'light', size: 'X-large' });
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await allLoaded(page);
    await expectRoomForText(page, path);
  }
  await page.getByRole('button', { name: `Approve ${word}` }).click();
  const question = page.getByRole('dialog', { name: 'Approve 1 person' });
  await question.getByRole('radio', { name: word }).check();
  await expectNothingCut(question);
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('No one is waiting')).toBeVisible();
  await visit(page, '/department');
  await page
    .getByRole('button', { name: new RegExp(`^${word}`) })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: word });
  await expect(details.getByText(/^(Lisbon, Europe|葡萄牙时间)$/)).toBeVisible();
  await expectNothingCut(details);
});

/** Sees that nothing in a dialog is wider than the room it has. */
async function expectNothingCut(dialog: Locator): Promise<void> {
  const cut = await dialog.evaluate((sheet) =>
    [...sheet.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > sheet.getBoundingClientRect().right)
      .map((element) => element.outerHTML),
  );
  expect(cut).toEqual([]);
}

test('a department of someone else’s team is not found', async ({ page, person, request }) => {
  expect(person.name).toBe('Lin Mei');
  const { departmentId } = await settle(request, await signUp(request, 'Stranger'));
  await page.goto(`/department/detail?id=${departmentId}`);
  await expect(page.getByRole('heading', { name: 'Department not found' })).toBeVisible();
});

const looks = [
  {
    locale: 'en',
    theme: 'dark',
    size: 'normal',
    menu: 'More about Chen Xiao',
    note: /note/,
    mail: 'Invite by email',
  },
  {
    locale: 'zh',
    theme: 'light',
    size: 'X-large',
    menu: '更多操作：Chen Xiao',
    note: /备注/,
    mail: '邮件邀请',
  },
] as const;

for (const { menu, note, mail, ...look } of looks) {
  const runs = look.size === 'X-large' ? {} : deskAlone;
  test(
    `members and departments are accessible in ${look.locale}, ${look.theme}, ${look.size}`,
    runs,
    async ({ page, person, request }) => {
      await wear(page, look);
      const { departmentId } = await settle(request, person);
      await visit(page, '/department');
      await expect(page.getByText('Chen Xiao').first()).toBeVisible();
      await examine(page, 'the team');
      await page.getByRole('button', { name: menu }).first().click();
      await examine(page, 'the menu');
      await page.getByRole('menuitem', { name: note }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await examine(page, 'the note');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Chen Xiao/ }).click();
      await expect(page.getByRole('dialog').getByText(/^(Lisbon, Europe|葡萄牙时间)$/)).toBeVisible();
      await examine(page, 'the details');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: mail }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await examine(page, 'inviting');
      await page.keyboard.press('Escape');
      await visit(page, `/department/detail?id=${departmentId}`);
      await expect(page.getByText('Chen Xiao').first()).toBeVisible();
      await examine(page, 'the department');
    },
  );
}
