import type { APIRequestContext, Page } from '@playwright/test';
import { A_DAY, TodayPage } from './pages/today-page.ts';
import { allLoaded, wear } from './support/accessible.ts';
import {
  call,
  get,
  gradeFirstDays,
  makeTeam,
  publish,
  type SignedUp,
  signUp,
  workEveryDay,
} from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { expectStill, watchShifts } from './support/layout-shift.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Four tasks for today. */
async function planFour(request: Parameters<typeof call>[0], person: Parameters<typeof call>[3]) {
  for (const text of ['Call Ana', 'Water the rows', 'Mend the gate', 'Count the crates'])
    await call(request, 'user/todo/add', { kind: 'day', text }, person);
}

const topOf = async (page: Page) =>
  (await page.getByLabel('What did you get done today?').boundingBox())?.y ?? Number.POSITIVE_INFINITY;

const kindsOfDay = {
  'a working day with an answer to the last one': async (request, person, { id: teamId, inviteCode }) => {
    const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
    const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    const before = { day: yesterday, sections: { summary: A_DAY } };
    const { id: objectId } = await call<{ id: string }>(request, 'user/diary/publish', before, person);
    await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
    const ben = await signUp(request, 'Ben Hartley', inviteCode);
    await call(request, 'user/comment/add', { kind: 'diary', objectId, text: 'Four grocers!' }, ben);
  },
  'a day with an invitation': async (request, person) => {
    const ben = await signUp(request, 'Ben Hartley');
    const { id: teamId } = await makeTeam(request, ben, 'Cellar');
    await call(request, 'user/relationship/invite', { teamId, emails: [person.email] }, ben);
  },
  'a day off with a name': async (request, person, { id: teamId }) => {
    const { today: day } = await get<{ today: string }>(request, 'user/draft/get', person);
    const daysOff = [{ day, name: 'Festival of the first grapes' }];
    await call(request, 'user/team/setting', { teamId, calendar: { daysOff } }, person);
  },
  'a day of vacation': async (request, person) => {
    const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
    await call(request, 'user/diary/skip', { from: today, to: today, kind: 'vacation' }, person);
  },
} satisfies Record<
  string,
  (request: APIRequestContext, person: SignedUp, team: { id: string; inviteCode: string }) => Promise<unknown>
>;
const notes: Partial<Record<string, string>> = {
  'a day off with a name': 'Festival of the first grapes: day off.',
  'a day of vacation': 'You’re on vacation.',
};

for (const [kind, begin] of Object.entries(kindsOfDay)) {
  test(`on ${kind} with four planned tasks the field begins within 240 px, under the doors, and nothing moves`, async ({
    page,
    person,
    request,
  }) => {
    const team = await makeTeam(request, person, 'Harvest');
    await workEveryDay(request, person, team.id);
    await planFour(request, person);
    await begin(request, person, team);
    await watchShifts(page);
    const todayPage = new TodayPage(page);
    await todayPage.open();
    await expect(page.getByRole('button', { name: '4 planned' })).toBeVisible();
    if (kind.includes('answer'))
      await expect(
        page.getByRole('button', { name: /^Ben Hartley commented on.*Four grocers!$/ }),
      ).toBeInViewport({
        ratio: 1,
      });
    if (kind.includes('invitation'))
      await expect(page.getByRole('region', { name: 'You’re invited to a team' })).toBeVisible();
    const note = notes[kind];
    if (note) await expect(page.getByText(note).filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Today' }).getByRole('link')).toHaveText([
      'Day',
      'To-dos',
      'Meetings',
    ]);
    for (const name of ['Search', 'Messages'])
      await expect(page.locator('#main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    const [date, berries] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByRole('list', { name: 'This week' }).boundingBox(),
    ]);
    expect(berries?.y).toBeLessThan((date?.y ?? 0) + (date?.height ?? 0));
    expect(await topOf(page)).toBeLessThanOrEqual(240);
    await expect(
      page
        .getByRole('button', { name: /^On vacation today|Remove vacation$/ })
        .or(page.getByRole('button', { name: 'Calendar and vacation' }))
        .first(),
    ).toBeAttached();
    await expectStill(page, kind);
  });
}

test('a day that is slow to come pushes nothing away that is in sight', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  await page.route('**/api/user/draft/get*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await watchShifts(page);
  await new TodayPage(page).open();
  await expect(page.getByRole('link', { name: 'To-dos and goals' })).toBeAttached();
  await allLoaded(page);
  await expectStill(page, 'a slow day', 0.002);
});

test('with the largest letters at 320 px nothing moves on a day off, and the badge touches no other tab', async ({
  page,
  person,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const harvest = await makeTeam(request, person, 'Harvest');
  await kindsOfDay['a day off with a name'](request, person, harvest);
  await call(request, 'user/apply/add', { inviteCode: harvest.inviteCode }, await signUp(request, 'Ana'));
  await wear(page, { locale: 'en', theme: 'light', size: 'X-large' });
  await watchShifts(page);
  await page.goto('/');
  const note = page.getByText('Festival of the first grapes: day off.').filter({ visible: true });
  await expect(note).toBeInViewport({ ratio: 1 });
  await allLoaded(page);
  await expectStill(page, 'a day off');

  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const team = bar.getByRole('link', { name: /^Team.*1 waits for you/ });
  const [badge, next] = await Promise.all([
    team.getByText('1', { exact: true }).locator('..').boundingBox(),
    bar.getByRole('link', { name: 'Me' }).boundingBox(),
  ]);
  if (!badge || !next) throw new Error('no badge is shown');
  expect(badge.x + badge.width).toBeLessThanOrEqual(next.x);
});

test('a task of the plan is done where it stands, and nothing moves under the finger', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await planFour(request, person);
  const todayPage = new TodayPage(page);
  await todayPage.open();
  const plan = page.getByRole('button', { name: '4 planned' });
  await plan.click();
  const done = page.getByRole('button', { name: 'Done: Call Ana' });
  const before = { task: await done.boundingBox(), field: await topOf(page) };
  await done.click();
  await expect(page.getByRole('button', { name: '4 planned · 1 done' })).toBeVisible();
  expect({ task: await done.boundingBox(), field: await topOf(page) }).toEqual(before);
});

test('Write leads into the field from every page and on every tap, by keyboard too, the question in sight', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await planFour(request, person);
  const field = page.getByLabel('What did you get done today?');
  const write = page.getByRole('link', { name: 'Write', exact: true }).filter({ visible: true });
  const isThere = async () => {
    await expect(field).toBeFocused();
    await expect(page.getByText('What did you get done today?')).toBeInViewport();
  };
  for (const path of ['/home', '/mine', '/importantThing', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await write.tap();
    await isThere();
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await field.blur();
  await write.tap();
  await isThere();
  await write.focus();
  await page.keyboard.press('Enter');
  await isThere();

  // A long press, or its keys, shows all that can be written.
  await write.focus();
  await write.dispatchEvent('contextmenu');
  // Within the press, as phones show their keyboard only then; a menu that is opened next keeps its focus, too.
  const focused = await page
    .getByRole('menuitem', { name: 'Today’s diary' })
    .evaluate(async (item: HTMLElement) => {
      item.click();
      // Before the next frame and any other task.
      for (let turn = 0; turn < 20; turn += 1) await null;
      return document.activeElement?.id;
    });
  expect(focused).toBe('write');
  await isThere();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await write.dispatchEvent('contextmenu');
  await page.getByRole('menuitem', { name: 'To-do' }).click();
  await expect(page).toHaveURL(/importantThing/);

  // A day that is published opens for a change.
  await publish(request, person, A_DAY);
  await page.goto('/home');
  await write.tap();
  await expect(page.getByLabel('What did you get done today?')).toHaveValue(A_DAY);
  await isThere();
});

test('an optional section opens with its field focused, and folding loses no words', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/');
  const learnings = page.getByRole('button', { name: /^Learnings/ });
  await learnings.click();
  await page.keyboard.type('ask first and then do');
  await expect(page.getByRole('textbox', { name: 'Learnings' })).toHaveValue('ask first and then do');
  await expect(learnings).toHaveAttribute('aria-expanded', 'true');
  const tasks = page.getByRole('button', { name: /^Important tasks for/ });
  await tasks.click();
  await page.keyboard.type('call Ana about it');
  await tasks.click();
  await tasks.click();
  await expect(page.getByText('call Ana about it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('a first diary without a team says who can read it, and leads on', async ({ page, person }) => {
  expect(person.id).not.toBe('');
  const todayPage = new TodayPage(page);
  await todayPage.open();
  await todayPage.write(A_DAY);
  await todayPage.publish.click();
  await expect(page.getByRole('article').getByText('Only you can read it.')).toBeVisible();
  await page.getByRole('link', { name: 'Create a team' }).click();
  await expect(page).toHaveURL(/department/);
});

test('a published day shows who reads it, and comments and reactions live; the next morning opens with them', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  await gradeFirstDays(request, person, teamId);
  const ben = await signUp(request, 'Ben Hartley', inviteCode);
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const before = { day: yesterday, sections: { summary: A_DAY } };
  const { id: earlier } = await call<{ id: string }>(request, 'user/diary/publish', before, person);
  const say = (objectId: string, text: string) =>
    call(request, 'user/comment/add', { kind: 'diary', objectId, text }, ben);
  await say(earlier, 'Four grocers, well done!');

  const todayPage = new TodayPage(page);
  await todayPage.open();
  const answers = page.getByRole('button', { name: 'Ben Hartley commented on your diary of yesterday' });
  await answers.click();
  await expect(page.getByText('Four grocers, well done!')).toBeVisible();
  await page.getByLabel('Reply to Ben Hartley').fill('Thank you!');
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByText('You replied')).toBeVisible();

  await todayPage.write(A_DAY);
  await todayPage.publish.click();
  const card = page.getByRole('article', { name: /^Published\. .* grape/ });
  await expect(card.getByText('Everyone in Harvest can read it.')).toBeVisible();
  await expect(card.getByText('No one has read it yet.')).toBeVisible();
  const month = page.getByRole('grid');
  await expect(month.getByRole('button', { name: /: submitted, grade [A-D]$/ }).last()).toBeVisible();

  const { diary } = await get<{ diary: { id: string } }>(request, 'user/draft/get', person);
  await say(diary.id, 'And the fifth one is mine.');
  await call(request, 'user/like/likes', { kind: 'diary', objectId: diary.id }, ben);
  await expect(card.getByText('And the fifth one is mine.')).toBeVisible();
  await expect(card.getByLabel('Reply to Ben Hartley')).toBeVisible();
  await expect(card.getByRole('button', { name: /Like/ })).toContainText('1');
});

test('what is written in one window shows in the other, and either goes on', async ({
  page,
  context,
  todayPage: here,
}) => {
  const second = await context.newPage();
  const there = new TodayPage(second);
  await there.open();
  await here.write(A_DAY);
  await expect(there.summary).toHaveValue(A_DAY);
  await here.saved();
  await there.write(`${A_DAY} And it rained.`);
  await expect(here.summary).toHaveValue(`${A_DAY} And it rained.`);
  await second.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the card of a diary that waits names its sections', async ({ page, context, todayPage }) => {
  await todayPage.write(A_DAY);
  await todayPage.addTask('Call the fourth grocer');
  await context.setOffline(true);
  await todayPage.publish.click();
  const card = page.getByRole('article', { name: 'Your diary is ready to go' });
  await expect(card.getByRole('heading', { name: 'Important tasks of the next working day' })).toBeVisible();
  await expect(card.getByText('Call the fourth grocer')).toBeVisible();
});

test('a day is written and published where the file that measures it can’t be fetched', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  const asked: string[] = [];
  await page.route(/\/check-writing-[^/]*\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const today = new TodayPage(page);
  await today.open();
  await today.write(A_DAY);
  await today.publish.click();
  await expect(page.getByRole('article').getByText(A_DAY)).toBeVisible();
  expect(asked).not.toEqual([]);
});
