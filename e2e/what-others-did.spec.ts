import { examine, wear } from './support/accessible.ts';
import { call, makeTeam, publish, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const SAID = 'Tied up 40 young vines along the southern wall before the rain came.';

test('a follow group shows what its people did, by day and by week, and nothing where it is turned off', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const ana = await signUp(request, 'Ana Ruiz');
  await call(request, 'user/apply/add', { inviteCode }, ana);
  const group = { name: 'Wall' };
  const { id: groupId } = await call<{ id: string }>(request, 'user/follows-team/add', group, person);
  await call(request, 'user/follows-relationship/add', { groupId, userIds: [ana.id] }, person);

  await page.goto(`/followGroup/dairy?id=${groupId}`);
  const did = page.getByRole('region', { name: 'What they did' });
  await expect(did.getByText('They have written nothing for you')).toBeVisible();
  await examine(page, 'a group that has written nothing');

  await publish(request, ana, SAID);
  await page.reload();
  await expect(did.getByText(SAID)).toBeVisible();
  await did.getByText('Seven days').click();
  await expect(did.getByRole('listitem').filter({ hasText: 'Ana Ruiz' })).toContainText('1 diary');
  await examine(page, 'what a group did');

  await call(request, 'user/ai/choose', { off: ['focus'] }, person);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Ana Ruiz’s diary' })).toBeVisible();
  await expect(did).toHaveCount(0);
});

test('a team sees what its week had in common, or why there is nothing', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, '收获');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  await call(request, 'user/apply/add', { inviteCode }, await signUp(request, 'Ana Ruiz'));
  await page.goto(`/department?team=${teamId}`);
  const week = page.getByRole('region', { name: 'The week together' });
  await expect(week.getByText('After its first whole week')).toBeVisible();

  const { id: diaryId } = await publish(request, person, '冷库的钥匙还没拿到，没法盘点。');
  const author = { id: person.id, name: person.name, avatar: null };
  const citations = [{ diaryId, day: '2026-03-02', author, text: '冷库的钥匙还没拿到，没法盘点。' }];
  const shared = [{ phrase: '冷库的钥匙', people: 3, citations }];
  const data = {
    by: 'built-in',
    week: { from: '2026-03-02', to: '2026-03-08' },
    people: 6,
    themes: [],
    blockers: shared,
    load: 'some',
  };
  await page.route('**/user/teamAnalysis/analysis*', (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', data } }),
  );
  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.goto(`/department?team=${teamId}`);
  const known = page.getByRole('region', { name: '这一周的共同之处' });
  await expect(known.getByText('有几个人写到事情太多。')).toBeVisible();
  await expect(known.getByRole('heading', { name: /冷库的钥匙/ })).toBeVisible();
  await examine(page, 'a team’s week, in Chinese and dark');
});
