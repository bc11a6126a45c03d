import type { APIRequestContext, Page } from '@playwright/test';
import { A_DAY } from './pages/today-page.ts';
import { examine, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const QUESTION = 'Why is the second press so slow?';
const NAMES = ['Ben Hart', '林美', 'Cho Park', 'Dana Reis', 'Cho Park'];

/** A person in two teams, and the diary that its author shares with both. */
async function shareWithTwoTeams(request: APIRequestContext, owner: SignedUp) {
  const names = ['Harvest', 'Orchard'];
  const teams = await Promise.all(names.map((name) => makeTeam(request, owner, name)));
  const ben = await signUp(request, 'Ben Hart');
  for (const { id: teamId, inviteCode } of teams) {
    await call(request, 'user/team/open', { teamId, joinVerification: false }, owner);
    await call(request, 'user/apply/add', { inviteCode }, ben);
  }
  const { id: diaryId } = await publish(request, owner, A_DAY);
  return { diaryId, ben };
}

/** A team of six with a diary and a question of its owner that all the others have opened. */
async function writeAndRead(request: APIRequestContext, owner: SignedUp) {
  const { id: teamId, inviteCode } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, owner);
  const members = await Promise.all(NAMES.map((name) => signUp(request, name, inviteCode)));
  const { id: diaryId } = await publish(request, owner, A_DAY);
  const asked = await call<{ id: string }>(request, 'user/curious/publish', { question: QUESTION }, owner);
  for (const member of members) {
    await call(request, 'user/diary/get', { diaryId }, member);
    await get(request, `user/curious/get?curiousId=${asked.id}`, member);
  }
  const [ben, mei, cho] = members;
  if (!ben || !mei || !cho) throw new Error('five people were signed up');
  return { teamId, diaryId, curiousId: asked.id, ben, mei, cho };
}

/** Places where it is morning at some hour of a UTC day, so that a team's day can begin there now. */
const MORNINGS = { 'Pacific/Honolulu': -10, UTC: 0, 'Asia/Tokyo': 9 } as const;

/** Lets a team's day begin within a minute. */
async function beginDaySoon(request: APIRequestContext, teamId: string, owner: SignedUp) {
  const soon = new Date(Date.now() + 60_000);
  for (const [timezone, offset] of Object.entries(MORNINGS)) {
    const hour = (soon.getUTCHours() + offset + 24) % 24;
    if (hour >= 12) continue;
    const two = (part: number) => String(part).padStart(2, '0');
    const dayStartsAt = `${two(hour)}:${two(soon.getUTCMinutes())}`;
    await call(request, 'user/team/setting', { teamId, timezone, calendar: { dayStartsAt } }, owner);
    return;
  }
  throw new Error('somewhere it is morning');
}

const comment = (page: Page, name: string, text: string) =>
  page.getByRole('article', { name }).filter({ hasText: text });
const inMenu = (page: Page, name: string) => page.getByRole('menuitem', { name });

test('two people and an anonymous voice talk, in both languages', async ({
  page: owners,
  person: owner,
  request,
  openAs,
}) => {
  test.setTimeout(240_000);
  const { teamId, diaryId, curiousId, ben, mei } = await writeAndRead(request, owner);
  const address = `/home?diary=${diaryId}`;

  // By name, in Chinese, with a mention that two letters of its writing in Latin find.
  const meis = await openAs(mei);
  await wear(meis, { locale: 'zh', theme: 'dark' });
  await meis.goto(address);
  const answer = meis.getByRole('textbox', { name: '评论Lin Mei的日记' });
  await answer.fill('写得真好，');
  await answer.pressSequentially('@ben');
  await expect(meis.getByRole('option', { name: 'Ben Hart' })).toBeVisible();
  await meis.keyboard.press('Enter');
  await expect(answer).toHaveValue('写得真好，@Ben Hart ');
  await meis.keyboard.press('ControlOrMeta+Enter');
  const ofMei = comment(meis, '林美的评论', '写得真好');
  await expect(ofMei.locator('mark')).toHaveText('@Ben Hart');
  await expect(answer).toHaveValue('');

  // Of two people of one name the chosen one alone is meant.
  await answer.pressSequentially('@cho');
  await expect(meis.getByRole('option', { name: /Cho Park.*#\w+/ })).toHaveCount(2);
  await meis.keyboard.press('ArrowDown');
  await meis.keyboard.press('Enter');
  await expect(answer).toHaveValue(/^@Cho Park#\w+ $/);
  await answer.fill('');

  // Without a name.
  const bens = await openAs(ben);
  await bens.clock.install();
  await bens.goto('/home');
  await bens.getByRole('link', { name: '1 comment' }).click();
  const field = bens.getByRole('textbox', { name: 'Comment on Lin Mei’s diary' });
  await bens.getByRole('switch', { name: 'Write anonymously' }).click();
  await expect(bens.getByText('Others see you as “Anonymous Grape”.')).toBeVisible();
  await field.fill('I would have asked for help earlier.');
  await bens.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(bens.getByText('Your anonymous comment waits')).toBeVisible();
  const posted = bens.waitForResponse((response) => response.url().endsWith('user/comment/add'));
  await bens.clock.fastForward(90_000);
  await posted;

  // An answer to a question, too, which goes with a post of its own.
  await bens.goto(`/curiosity/detail?id=${curiousId}`);
  await bens.getByRole('switch', { name: 'Write anonymously' }).click();
  await expect(bens.getByText('the names of those who opened this question')).toBeVisible();
  await bens
    .getByRole('textbox', { name: 'Answer Lin Mei' })
    .fill('No one dares to say that it is the press.');
  await bens.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(bens.getByText('What you wrote anonymously waits')).toBeVisible();
  const answered = bens.waitForResponse((response) => response.url().endsWith('user/comment/add'));
  await bens.clock.fastForward(90_000);
  await answered;
  await bens.goto(address);
  await beginDaySoon(request, teamId, owner);
  const own = comment(bens, 'Comment by Anonymous Grape 1', 'asked for help');
  await expect(own.getByText('you', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(bens.getByText('Your anonymous comment waits')).toBeHidden();

  // The author of the diary answers the pseudonym, and is understood.
  await owners.goto(address);
  const voice = comment(owners, 'Comment by Anonymous Grape 1', 'asked for help');
  await expect(voice).toBeVisible();
  await expect(voice.getByText('you', { exact: true })).toBeHidden();
  await voice.getByRole('button', { name: 'Reply' }).click();
  await owners.keyboard.type('You are right, I will.');
  await owners.keyboard.press('ControlOrMeta+Enter');
  await expect(comment(owners, 'Comment by Lin Mei', 'You are right')).toBeVisible();
  await expect(owners.getByRole('switch')).toBeHidden();
  await bens.reload();
  await expect(comment(bens, 'Comment by Lin Mei', 'You are right')).toBeVisible();

  // The asker sees an answer with no name, and who may have given it.
  await visit(owners, `/curiosity/detail?id=${curiousId}`);
  await expect(comment(owners, 'Comment by Anonymous Grape 1', 'it is the press')).toBeVisible();
  await expect(owners.getByText('Read by 5 people')).toBeVisible();
  await owners.getByRole('button', { name: 'Accept answer' }).click();
  await expect(owners.getByText('Accepted answer')).toHaveCount(2);
  await owners.getByRole('button', { name: 'More about your question' }).click();
  await inMenu(owners, 'Readers').click();
  await expect(owners.getByRole('dialog').getByRole('link', { name: 'Ben Hart' })).toBeVisible();
  await examine(owners, 'who opened a question');
  await visit(owners, address);

  // Its author alone can delete it, which waits for a morning, and take that back.
  await own.getByRole('button', { name: /^More about/ }).click();
  await inMenu(bens, 'Delete').click();
  await expect(bens.getByText('tomorrow morning at the earliest')).toBeVisible();
  await bens.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();

  // An administrator removes it, and learns nothing of who wrote it.
  await voice.getByRole('button', { name: /^More about/ }).click();
  await expect(inMenu(owners, 'Delete')).toBeHidden();
  await inMenu(owners, 'Remove as administrator').click();
  await expect(owners.getByText('Who wrote it stays unknown')).toBeVisible();
  await owners.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(owners.getByText('This comment was removed by an administrator.')).toBeVisible();
  await meis.reload();
  await expect(meis.getByText('这条评论已被管理员移除。')).toBeVisible();
  await expect(comment(meis, 'Lin Mei的评论', 'You are right')).toBeVisible();
});

test(
  'a comment is kept while it is written, changed, reacted to, deleted, brought back and found again',
  bothSizes,
  async ({ page: owners, person: owner, request, openAs }) => {
    const { diaryId, ben } = await shareWithTwoTeams(request, owner);
    const page = await openAs(ben);
    await page.goto(`/home?diary=${diaryId}`);
    const field = page.getByRole('textbox', { name: 'Comment on Lin Mei’s diary' });
    await expect(page.getByText('Be the first to comment.')).toBeVisible();
    await field.fill('Half a thought');
    await page.reload();
    await expect(field).toHaveValue('Half a thought');
    await field.fill('x'.repeat(2001));
    await expect(page.getByText('1 too many')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeDisabled();

    // Without a network it is queued, and sent once, to its team.
    const readers = page.getByRole('combobox', { name: 'Who reads it' });
    await readers.click();
    await page.getByRole('option', { name: 'Orchard' }).click();
    await expect(readers).toHaveText('Orchard');
    await field.fill('A whole thought');
    await page.context().setOffline(true);
    await field.press('ControlOrMeta+Enter');
    await expect(page.getByText('Waiting for network').first()).toBeVisible();
    await page.context().setOffline(false);
    const own = page.getByRole('article', { name: 'Comment by Ben Hart' });
    await expect(own).toHaveCount(1);
    await expect(own.getByText('Orchard', { exact: true })).toBeVisible();
    const menu = own.getByRole('button', { name: /^More about/ });
    await menu.click();
    await inMenu(page, 'Edit').click();
    await page.getByRole('textbox', { name: 'Change your comment' }).fill('A better thought');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(own.getByText('edited')).toBeVisible();
    await expect(own.getByText('A better thought')).toBeVisible();

    const like = own.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await own.getByRole('button', { name: 'Add a reaction' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'React with 🍇' }).click();
    await expect(own.getByRole('button', { name: 'React with 🍇 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Like' }).first().click();
    await page.getByRole('button', { name: 'Who reacted' }).click();
    await expect(page.getByRole('dialog').getByText('Ben Hart')).toBeVisible();
    await page.keyboard.press('Escape');

    await menu.click();
    await inMenu(page, 'Delete').click();
    await expect(own).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(own.getByText('A better thought')).toBeVisible();
    await page.reload();
    await expect(own.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true');

    await owners.goto('/msg/myComments?tab=on_mine');
    const about = owners.getByRole('link', { name: /^Your diary of/ });
    // The words of a link are one line of text, not boxes side by side that break each by itself.
    expect(await about.innerText()).not.toContain('\n');
    await about.click();
    await expect(owners.getByRole('article', { name: 'Comment by Ben Hart' })).toBeFocused();
    await page.goto('/mine');
    await page.getByRole('link', { name: 'My comments' }).click();
    await expect(page.getByText('A better thought')).toBeVisible();
  },
);

for (const look of [{ locale: 'en', theme: 'light' } as const, { locale: 'zh', theme: 'dark' } as const]) {
  test(`a conversation is accessible in ${look.locale}, ${look.theme}`, async ({
    person: owner,
    request,
    openAs,
  }) => {
    const { diaryId, ben, mei } = await writeAndRead(request, owner);
    const about = { kind: 'diary', objectId: diaryId };
    const said = await call<{ comment: { id: string } }>(
      request,
      'user/comment/add',
      { ...about, text: 'Thanks @Lin Mei, **well done**' },
      mei,
    );
    const place = { ...about, parentId: said.comment.id };
    await call(request, 'user/comment/add', { ...place, text: 'So it is' }, owner);
    await call(request, 'user/like/likes', about, mei);
    const page = await openAs(ben);
    await wear(page, look);
    await visit(page, `/home?diary=${diaryId}&comment=${said.comment.id}`);
    await page.getByRole('switch').click();
    await page.getByRole('textbox').last().pressSequentially('@');
    await expect(page.getByRole('option').first()).toBeVisible();
    await examine(page, 'a thread with its field');
    await visit(page, '/msg/myComments');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await examine(page, 'my comments');
    await visit(page, '/privacy/anonymity');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await examine(page, 'what anonymity protects from');
  });
}
