import type { NoticeSettings } from '@garden/contract';
import type { Page } from '@playwright/test';
import { examine, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const messages = (page: Page) => page.getByRole('link', { name: /^Messages/ }).filter({ visible: true });

test(
  'what happens arrives by itself: on the bell, in the title and in the list',
  bothSizes,
  async ({ page, person, request, openAs }) => {
    const team = await makeTeam(request, person, 'Harvest');
    await page.goto('/msg/list');
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/mine/email');
    await expect(elsewhere.getByRole('group', { name: 'Reminder to write' })).toBeVisible();

    const newcomer = await signUp(request, 'Chen Xiao');
    const theirs = await openAs(newcomer);
    await theirs.goto('/department');
    await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, newcomer);
    const row = page.getByRole('listitem').filter({ hasText: 'Chen Xiao would like to join Harvest' });
    await expect(row).toContainText('New');
    await expect(messages(page)).toHaveAccessibleName(/1 unread message$/);
    await expect(page).toHaveTitle(/^\(1\) /);
    // One window holds the stream and tells the other.
    await expect(elsewhere).toHaveTitle(/^\(1\) /);

    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/application\?team=/);
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(elsewhere).not.toHaveTitle(/^\(/);
    await page.getByRole('button', { name: 'Approve Chen Xiao' }).click();

    await expect(theirs).toHaveTitle(/^\(1\) /);
    await messages(theirs).click();
    await expect(theirs.getByText('You’re in: welcome to Harvest')).toBeVisible();
    await theirs.getByRole('button', { name: 'Mark all as seen' }).click();
    await expect(theirs).not.toHaveTitle(/^\(/);
    await expect(theirs.getByText('New', { exact: true })).toHaveCount(0);
    await elsewhere.close();
  },
);

test('the bell forgets what was read on Today and in the diary itself', async ({ page, person, request }) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const ana = await signUp(request, 'Ana Ruiz', inviteCode);
  const { id: objectId } = await publish(request, person, 'Repaired the press and tried it with apples.');
  await page.goto('/department');
  await call(request, 'user/comment/add', { kind: 'diary', objectId, text: 'How did it run?' }, ana);
  await expect(messages(page)).toHaveAccessibleName(/1 unread message$/);
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.goto('/');
  await page.getByText('How did it run?').scrollIntoViewIfNeeded();
  await expect(messages(page)).not.toHaveAccessibleName(/unread/);
  await page.goto('/department');
  await expect(messages(page)).not.toHaveAccessibleName(/unread/);
  await call(request, 'user/comment/add', { kind: 'diary', objectId, text: 'Which apples?' }, ana);
  await expect(messages(page)).toHaveAccessibleName(/1 unread message$/);
  await page.goto('/home');
  await expect(messages(page)).toHaveAccessibleName(/1 unread message$/);
  await page.getByRole('link', { name: '2 comments' }).click();
  await expect(page.getByText('Which apples?')).toBeVisible();
  await expect(messages(page)).not.toHaveAccessibleName(/unread/);
  await expect(page).not.toHaveTitle(/^\(/);

  // What comes while no one looks is read when they look again.
  await look(page, 'hidden');
  await call(request, 'user/comment/add', { kind: 'diary', objectId, text: 'And the pears?' }, ana);
  await expect(page.getByText('And the pears?')).toBeVisible();
  await expect(messages(page)).toHaveAccessibleName(/1 unread message$/);
  await look(page, 'visible');
  await expect(messages(page)).not.toHaveAccessibleName(/unread/);
});

/** As when its user goes to another tab, or comes back. */
const look = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a person chooses what comes by email and when they are reminded; a team its own time', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await page.goto(`/department/custom?team=${team.id}`);
  const conversation = page.getByRole('region', { name: 'Comments' });
  await conversation.getByRole('checkbox', { name: /^Anonymous comments/ }).uncheck();
  await conversation.getByRole('checkbox', { name: /^Remind members/ }).check();
  await conversation.getByLabel('Time of the team’s day').fill('16:45');
  await conversation.getByRole('button', { name: 'Save' }).click();
  await expect(conversation.getByText('Saved')).toBeVisible();

  // Where mails of earlier releases lead.
  await page.goto('/mine#notices');
  await expect(page).toHaveURL(/\/mine\/email$/);
  const settings = () => get<NoticeSettings>(request, 'user/notice/settings', person);
  await expect(page.getByText('At 16:45, your team’s time')).toBeVisible();
  await page.getByRole('radio', { name: 'At my own time' }).check();
  const time = page.getByLabel('My time');
  await time.fill('18:00');
  await time.blur();
  await expect.poll(settings).toMatchObject({ remindAt: '18:00' });
  // What stands in the field is kept, though the page goes before the field is left.
  await time.fill('18:05');
  await page.reload();
  await expect.poll(settings).toMatchObject({ remindAt: '18:05' });
  await expect(time).toHaveValue('18:05');
  await page.getByRole('switch', { name: /^Quiet hours/ }).check();
  await expect.poll(settings).toMatchObject({
    reminder: 'own',
    remindAt: '18:05',
    teamRemindAt: '16:45',
    quiet: { from: '22:00', to: '07:00' },
  });

  const howOften = page.getByRole('group', { name: /^Email me/ });
  await expect(howOften.getByRole('radio', { name: /^Daily/ })).toBeChecked();
  await howOften.getByRole('radio', { name: /^Weekly/ }).check();
  await expect.poll(settings).toMatchObject({ mail: { mention: 'weekly', followed_diary: 'off' } });
  await page.getByRole('button', { name: 'Fine-tune' }).click();
  await page.getByRole('combobox', { name: 'Reactions' }).click();
  await examine(page, 'how often reactions come by mail');
  await page.getByRole('option', { name: 'Never' }).click();
  await expect(howOften.getByRole('radio', { name: /^My own mix/ })).toBeChecked();
  await expect.poll(settings).toMatchObject({ mail: { like: 'off', mention: 'weekly' } });
  await howOften.getByRole('radio', { name: /^Never/ }).check();
  await expect.poll(async () => new Set(Object.values((await settings()).mail))).toEqual(new Set(['off']));
});

test('the messages are for everyone', async ({ page, person, request }) => {
  const team = await makeTeam(request, person, 'Harvest');
  const newcomer = await signUp(request, 'Chen Xiao');
  await call(request, 'user/apply/add', { inviteCode: team.inviteCode }, newcomer);
  // What has no place of its own has a page: here, that someone is out of a team.
  const press = await makeTeam(request, newcomer, 'Press');
  await call(request, 'user/team/open', { teamId: press.id, joinVerification: false }, newcomer);
  await call(request, 'user/apply/add', { inviteCode: press.inviteCode }, person);
  await call(request, 'user/relationship/kick', { teamId: press.id, userId: person.id }, newcomer);
  const { items } = await get<{ items: { id: string; text: string }[] }>(request, 'user/notice/get', person);
  expect(items[0]?.text).toBe('You’re no longer in Press; your diary is still yours');
  const faces = [
    '/msg/list',
    '/msg/list?kind=reply',
    `/msg/details?id=${items[0]?.id}`,
    `/msg/details?id=${team.id}`,
    '/unsubscribe?key=x',
  ];
  for (const { own, quiet, ...look } of [
    { locale: 'en', theme: 'light', own: 'At my own time', quiet: /^Quiet hours/ },
    { locale: 'zh', theme: 'dark', own: '自定义时间', quiet: /^免打扰时段/ },
  ] as const) {
    await wear(page, look);
    for (const face of faces) {
      await visit(page, face);
      await examine(page, `${face} ${look.locale}`, { landmarks: true });
    }
    await page.goto('/mine/email');
    await page.getByRole('radio', { name: own }).check();
    await page.getByRole('switch', { name: quiet }).check();
    await examine(page, `the settings ${look.locale}`, { landmarks: true });
  }
});
