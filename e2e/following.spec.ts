import type { Page } from '@playwright/test';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

type Request = Parameters<typeof signUp>[0];

/** A team with two more people who have written today. */
async function team(request: Request, owner: SignedUp) {
  const { id, inviteCode } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId: id, joinVerification: false }, owner);
  const [ana, bo] = await Promise.all([signUp(request, 'Ana Ruiz'), signUp(request, 'Bo Lindqvist')]);
  for (const member of [ana, bo]) await call(request, 'user/apply/add', { inviteCode }, member);
  await publish(request, ana, 'Tied up the young vines along the southern wall before the rain came.');
  await publish(
    request,
    bo,
    'Repaired the press, and tried it with the first crate of apples from the slope.',
  );
  return { teamId: id, ana, bo };
}

const article = (page: Page, name: string) => page.getByRole('article', { name: `${name}’s diary` });

test('following from the page of a person: feed, list, group, and what waits for an answer', async ({
  page,
  person,
  request,
}) => {
  const { ana, bo } = await team(request, person);
  await page.goto('/home');
  await article(page, 'Ana Ruiz').getByRole('link', { name: 'Ana Ruiz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Follow Ana Ruiz' }).click();
  await expect(page.getByRole('button', { name: 'Following Ana Ruiz' })).toBeVisible();

  await page.goto('/home');
  const shelf = page.getByRole('region', { name: 'Waiting for a comment' });
  await expect(shelf.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await expect(article(page, 'Bo Lindqvist')).toHaveCount(0);
  await expect(article(page, 'Ana Ruiz')).toBeVisible();

  await page.goto('/followGroup');
  await page.getByRole('button', { name: 'New follow group' }).click();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('dialog').getByText('Please enter a name for the group')).toBeVisible();
  await page.getByLabel('Name of the group').fill('Press');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByLabel('Search people').fill('bo l');
  await page.getByRole('checkbox', { name: 'Bo Lindqvist' }).check();
  await page.getByRole('button', { name: 'Add 1 person' }).click();
  await expect(article(page, 'Bo Lindqvist')).toBeVisible();
  await expect(article(page, 'Ana Ruiz')).toHaveCount(0);

  await page.getByRole('button', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Bo Lindqvist from the group' }).click();
  await expect(page.getByText('No one is in this group yet.')).toBeVisible();
  await expect
    .poll(() => get<{ total: number }>(request, 'user/follows/follow_list?of=followers', ana))
    .toMatchObject({ total: 1 });
  await call(request, 'user/follows/follow', { userId: person.id, following: true }, bo);
  await page.goto('/followGroup?tab=followers');
  await expect(page.getByRole('link', { name: 'Bo Lindqvist' })).toBeVisible();
});

test('who has read it, the note for oneself, and a group brought back', async ({ page, person, request }) => {
  const { ana } = await team(request, person);
  const { id } = await publish(request, person, 'Walked the rows with the surveyor and marked the new gate.');
  await call(request, 'user/diary/get', { diaryId: id }, ana);
  await page.goto(`/home?diary=${id}`);
  await page.getByRole('button', { name: 'Who has read this' }).click();
  const readers = page.getByRole('dialog', { name: 'Who has read this' });
  await expect(readers.getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  await examine(page, 'who has read it');
  await readers.getByRole('link', { name: 'Ana Ruiz' }).click();

  await page.getByRole('button', { name: 'Add a note for yourself' }).click();
  await examine(page, 'a note for oneself');
  await page.getByLabel('Note', { exact: true }).fill('Knows the southern wall');
  const keep = page.getByRole('button', { name: 'Save note' });
  await keep.click();
  await expect(keep).toBeHidden();
  await expect(page.getByText('Knows the southern wall')).toBeVisible();

  await call(request, 'user/follows-team/add', { name: 'Wall' }, person);
  await page.goto('/followGroup');
  await page.getByRole('button', { name: 'More about Wall' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Wall' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Wall' })).toBeVisible();
});

test('a heading in the largest letters breaks between words alone', async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await wear(page, { locale: 'en', theme: 'light', size: 'X-large' });
  for (const path of ['/followGroup', '/msg/myComments']) {
    await visit(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(path === '/followGroup' ? 'Following' : 'My comments');
    const linesOfWords = await heading.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: number[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          lines.push(range.getClientRects().length);
        }
      }
      return lines;
    });
    expect(new Set(linesOfWords), path).toEqual(new Set([1]));
  }
});

test('everyone can use it', bothSizes, async ({ page, person, request }) => {
  test.setTimeout(240_000);
  const { ana } = await team(request, person);
  await call(request, 'user/follows/follow', { userId: ana.id, following: true }, person);
  const { id: groupId } = await call<{ id: string }>(
    request,
    'user/follows-team/add',
    { name: 'Wall' },
    person,
  );
  await call(request, 'user/follows-relationship/add', { groupId, userIds: [ana.id] }, person);
  // The buttons that open a dialog or a drawer, and what this is then called.
  const looks = [
    {
      locale: 'en',
      theme: 'light',
      make: ['New follow group', 'New follow group'],
      people: ['People', 'People in Wall'],
      putIn: ['Add people', 'Add people to Wall'],
    },
    {
      locale: 'zh',
      theme: 'dark',
      make: ['新建关注分组', '新建关注分组'],
      people: ['成员', 'Wall的成员'],
      putIn: ['添加成员', '向Wall添加成员'],
    },
  ] as const;
  for (const { make, people, putIn, ...look } of looksHere(looks)) {
    await wear(page, look);
    const faces = [
      { path: '/home', opened: [] },
      { path: `/person?id=${ana.id}`, opened: [] },
      { path: '/followGroup', opened: [make] },
      { path: `/followGroup/dairy?id=${groupId}`, opened: [people, putIn] },
    ];
    for (const { path, opened } of faces) {
      await visit(page, path);
      await examine(page, `${path} in ${look.locale}`, { landmarks: true });
      for (const [button, title] of opened) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await examine(page, title);
      }
      if (opened.length > 0) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});
