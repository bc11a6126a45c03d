import type { Page } from '@playwright/test';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

type Request = Parameters<typeof signUp>[0];

const names = ['Ana Ruiz', 'Bo Lindqvist', 'Cy Moreau'] as const;

/** A team with three more people who have written today. */
async function team(request: Request, owner: SignedUp) {
  const { id, inviteCode } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId: id, joinVerification: false }, owner);
  const members = await Promise.all(names.map((name) => signUp(request, name, inviteCode)));
  for (const member of members) {
    await publish(request, member, `Tied up the young vines along the southern wall: ${member.id}.`);
  }
  return { teamId: id, members };
}

const left = async (request: Request, as: SignedUp) =>
  (await get<{ left: number }>(request, 'user/reading/unread', as)).left;
const shown = (page: Page) => page.getByRole('article');
const nameShown = async (page: Page) =>
  (await shown(page).getByRole('heading', { level: 2 }).textContent()) ?? '';

test('one after another by keys, each opened once, resumed where one stopped, to the last', async ({
  page,
  person,
  request,
}) => {
  const { members } = await team(request, person);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Read 3 unread' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read one by one' })).toBeVisible();
  await expect(page.getByText('1 of 3')).toBeVisible();
  const first = await nameShown(page);
  await page.keyboard.press('j');
  await expect(page.getByText('2 of 3')).toBeVisible();
  const second = await nameShown(page);
  expect(second).not.toBe(first);
  // Its author sees that it was opened.
  const author = members.find(({ name }) => name === first);
  const [diary] = (
    await get<{ items: { id: string }[] }>(request, `user/diary/recently?authorId=${author?.id}`, person)
  ).items;
  await expect
    .poll(() => get<{ total: number }>(request, `user/diary/readers?diaryId=${diary?.id}`, author ?? person))
    .toMatchObject({ total: 1 });
  await expect.poll(() => left(request, person)).toBe(1);

  await page.reload();
  await expect(page.getByText('2 of 3')).toBeVisible();
  expect(await nameShown(page)).toBe(second);
  await page.keyboard.press('l');
  await expect(shown(page).getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('r');
  const field = page.getByLabel(`Comment on ${second}’s diary`);
  await expect(field).toBeFocused();
  await page.keyboard.type('Well tied, jk.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('list').getByText('Well tied, jk.')).toBeVisible();
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(shown(page).getByRole('heading', { level: 2 })).toBeFocused();

  await page.keyboard.press('j');
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Keep unread' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'That’s all for now' })).toBeFocused();
  await page.getByRole('button', { name: 'Read 1 you kept' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'All read' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Team diary' })).toBeVisible();
  await expect(page.getByText('All read')).toBeVisible();
  expect(await left(request, person)).toBe(0);
});

test('a swipe goes on, a held Space never does, and what is marked without network is told later', async ({
  page,
  person,
  request,
}) => {
  await team(request, person);
  await page.goto('/home?view=read');
  await expect(page.getByText('1 of 3')).toBeVisible();
  const swipe = (from: number, to: number) =>
    shown(page).evaluate(
      (element, [start = 0, end = 0]) => {
        const touch = (clientX: number) =>
          new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
        const begun = { touches: [touch(start)], bubbles: true };
        element.dispatchEvent(new TouchEvent('touchstart', begun));
        element.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(end)], bubbles: true }));
      },
      [from, to],
    );
  await swipe(250, 100);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await swipe(100, 250);
  await expect(page.getByText('1 of 3')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Next diary' }).last().click();
  await expect(page.getByText('2 of 3')).toBeVisible();
  // A press goes on where all is in sight; the rest of it, while it is held, does not.
  for (let times = 0; times < 20; times += 1) await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => left(request, person)).toBe(0);
});

test('everyone can use it', bothSizes, async ({ page, person, request }) => {
  test.setTimeout(240_000);
  await team(request, person);
  const looks = [
    {
      locale: 'en',
      theme: 'light',
      choices: 'How you read',
      next: 'Next diary',
      end: 'Finish',
      all: 'All read',
    },
    { locale: 'zh', theme: 'dark', choices: '阅读方式', next: '下一篇', end: '读完了', all: '全部读完' },
  ] as const;
  for (const { choices, next, end, all, ...look } of looksHere(looks)) {
    await wear(page, look);
    await visit(page, '/home?view=read');
    await expect(shown(page)).toBeVisible();
    await examine(page, `reading in ${look.locale}`, { landmarks: true });
    await page.getByRole('button', { name: choices }).click();
    await expect(page.getByRole('dialog', { name: choices })).toBeVisible();
    await examine(page, choices);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const button of [next, next, end]) await page.getByRole('button', { name: button }).last().click();
    await expect(page.getByRole('heading', { name: all })).toBeVisible();
    await examine(page, all, { landmarks: true });
  }
});
