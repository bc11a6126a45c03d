import { SignInPage } from './pages/sign-in-page.ts';
import { A_DAY } from './pages/today-page.ts';
import { examine } from './support/accessible.ts';
import { call, makeTeam, newAddress, PASSWORD, publish, type SignedUp, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { invitationFor } from './support/mailbox.ts';

test('someone asks with a few words, and an administrator approves them into a department', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/department/create', { teamId: team.id, name: 'Sales' }, person);
  const newcomer = await signUp(request, 'Chen Xiao');
  const theirs = await openAs(newcomer);
  await theirs.goto(`/department?join=${team.inviteCode}`);
  await theirs.getByLabel('A few words to the administrators').fill('I take over the grocers.');
  await theirs.getByRole('button', { name: 'Join Harvest' }).click();
  const waiting = theirs.getByRole('region', { name: 'Teams you asked to join' });
  await expect(waiting).toContainText('Harvest');

  await page.goto('/department');
  await expect(
    page.getByRole('link', { name: /^Team.*1 waits for you/ }).filter({ visible: true }),
  ).toBeVisible();
  await page.goto(`/application?team=${team.id}`);
  await expect(page.getByText('I take over the grocers.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve Chen Xiao' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 1 person' });
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question.getByText('Please add a department for the new member')).toBeVisible();
  await question.getByRole('radio', { name: 'Sales' }).check();
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('No one is waiting')).toBeVisible();
  await page.getByRole('tab', { name: /^Processed/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chen Xiao' })).toContainText('approved');

  // Their page notices by itself, and leads to what the team writes.
  await expect(waiting).toHaveCount(0, { timeout: 30_000 });
  await expect(theirs.getByText('Welcome to Harvest')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'No diaries yet' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Write the first one' }).click();
  await expect(theirs.getByLabel('What did you get done today?')).toBeFocused();
});

test('several are approved at once; one is rejected, one had gone meanwhile', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  const people: SignedUp[] = [];
  for (const name of ['Ana', 'Bo', 'Cleo', 'Dan']) {
    const applicant = await signUp(request, name);
    await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, applicant);
    people.push(applicant);
  }
  // A window that hears of nothing: what it shows is older than what others do.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(`/application?team=${team.id}`);
  await page.getByRole('button', { name: 'Reject Dan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dan' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Choose all' }).check();
  const [gone] = people;
  if (!gone) throw new Error('no one applied');
  await call(request, 'user/apply/withdraw', { applyId: await applicationOf(request, gone) }, gone);
  await page.getByRole('button', { name: 'Approve 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('2 people are in the team now')).toBeVisible();
  await expect(page.getByText('Decided or withdrawn meanwhile: Ana')).toBeVisible();
  await expect(page.getByText('No one is waiting')).toBeVisible();
  await page.goto('/department');
  await expect(page.getByText('3 members').first()).toBeVisible();
});

test('an invitation by email shows a newcomer who invites them where; they join when they say so', async ({
  person,
  request,
  browser,
  baseURL,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  const email = newAddress('invited');
  const people = [{ name: 'Chen Xiao', email }];
  await publish(request, person, A_DAY);
  await call(request, 'user/register/InternalRegistration', { teamId: team.id, people }, person);
  const link = await invitationFor(email);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText(`${person.name} invites you to Harvest.`, { exact: false })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chen Xiao');
  await new SignInPage(page).finishRegistering({ name: 'Chen Xiao', password: PASSWORD });
  await expect(page.getByRole('button', { name: 'Join the team' })).toBeVisible();
  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'You’re invited to a team' });
  await expect(waiting).toContainText('Harvest');
  await page.goto(link);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page.getByText('Welcome to Harvest')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${person.name} wrote today` })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('three grocers');
  await examine(page, 'the feed of a team that was just joined', { landmarks: true });
  await page.getByRole('link', { name: 'Write your first diary' }).click();
  await expect(page.getByLabel('What did you get done today?')).toBeFocused();
  await page.goto(link);
  await expect(page.getByText('This invitation is no longer valid')).toBeVisible();
  await context.close();
});

test('an administrator sees who has not answered and takes an invitation back; another one is declined', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  const chen = await signUp(request, 'Chen Xiao');
  const people = [
    { name: 'Chen', email: chen.email },
    { name: 'Ana Moreira', email: newAddress('ana') },
  ];
  await call(request, 'user/register/InternalRegistration', { teamId: team.id, people }, person);
  await page.goto(`/application?team=${team.id}`);
  await page.getByRole('tab', { name: 'Invited' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chen' })).toContainText(chen.email);
  await page.getByRole('button', { name: 'Withdraw the invitation to Ana Moreira' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Moreira' })).toHaveCount(0);

  const theirs = await openAs(chen);
  await theirs.goto('/');
  await theirs.getByRole('button', { name: 'Decline the invitation to Harvest' }).click();
  await expect(theirs.getByText('You declined the invitation')).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'You’re invited to a team' })).toHaveCount(0);
  await expect(page.getByText('No invitation is open')).toBeVisible({ timeout: 30_000 });
});

test('an invitation for another address says so', async ({ page, person, request }) => {
  const owner = await signUp(request, 'Ana');
  const team = await makeTeam(request, owner, 'Harvest');
  const email = newAddress('other');
  await call(request, 'user/relationship/invite', { teamId: team.id, emails: [email] }, owner);
  await page.goto(await invitationFor(email));
  await expect(page.getByText('This invitation is for another address')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with that address' }).click();
  await expect(page.getByText('Ana invites you to Harvest.', { exact: false })).toBeVisible();
});

test('a team found by its name is asked, and the request is withdrawn', async ({ page, person, request }) => {
  expect(person.token).not.toBe('');
  const owner = await signUp(request, 'Ana');
  const name = `Vintage ${Date.now()}`;
  await makeTeam(request, owner, name);
  await page.goto('/department?join=');
  await page.getByRole('tab', { name: 'By name' }).click();
  await page.getByLabel('Name of the team').fill(name);
  await page.getByRole('button', { name: `Ask ${name} to join` }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  const waiting = page.getByRole('region', { name: 'Teams you asked to join' });
  await expect(waiting).toContainText(name);
  await waiting.getByRole('button', { name: `Withdraw the request to ${name}` }).click();
  await expect(waiting).toHaveCount(0);
});

test('a new team keeps what was typed while one looks at the other way, and shows what is wrong with it', async ({
  page,
  person,
}) => {
  expect(person.token).not.toBe('');
  await page.goto('/department?create=true');
  const name = page.getByLabel('Name of the team');
  await name.fill('Harvest');
  await page.getByText('Departments', { exact: true }).click();
  const department = page.getByLabel('New department');
  await department.fill('Sales');
  await department.press('Enter');
  await department.fill('sales');
  await department.press('Enter');
  await expect(page.getByText('There’s already a department called sales')).toBeVisible();
  await department.fill('x'.repeat(41));
  await department.press('Enter');

  await page.getByRole('tab', { name: 'Face to face' }).click();
  await expect(page.getByLabel('Name of the team')).toHaveCount(0);
  await page.getByRole('tab', { name: 'By name' }).click();
  await expect(name).toHaveValue('Harvest');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('tabpanel').getByText('A name has at most 40 characters')).toBeVisible();
  await expect(department).toBeFocused();
  await page.getByRole('button', { name: /^Remove: x+$/ }).click();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { name: 'Harvest' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sales' })).toBeVisible();
});

test('three people face to face become a team; one is left out', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const pin = String(Date.now() % 1_000_000).padStart(6, '0');
  const [ana, bo] = [await signUp(request, 'Ana'), await signUp(request, 'Bo')];
  const [hers, his] = [await openAs(ana), await openAs(bo)];
  for (const each of [page, hers, his]) {
    await each.goto('/department?together=true');
    await each.getByRole('textbox', { name: 'Your six digits' }).pressSequentially(pin);
    await expect(each.getByRole('heading', { name: 'Face to face' })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '3 people are here' })).toBeVisible();
  await expect(hers.getByText(`Waiting for ${person.name} to name the team.`)).toBeVisible();
  await expect(hers.getByRole('button', { name: /^Create team/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Leave Bo out' }).click();
  await page.getByLabel('Name of the team').fill('Vintage');
  await page.getByRole('button', { name: 'Create a team with 2 people' }).click();
  await expect(page.getByRole('heading', { name: 'Vintage' })).toBeVisible();
  await expect(hers.getByRole('heading', { name: 'Vintage' })).toBeVisible();
  await expect(his.getByRole('heading', { name: 'This gathering is over' })).toBeVisible();
});

async function applicationOf(request: Parameters<typeof signUp>[0], applicant: SignedUp): Promise<string> {
  const response = await request.get('/api/user/apply/mine', {
    headers: { authorization: `Bearer ${applicant.token}` },
  });
  const { data } = (await response.json()) as { data: { items: { id: string }[] } };
  return data.items[0]?.id ?? '';
}
