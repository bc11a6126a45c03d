import { examine } from './support/accessible.ts';
import { makeTeam, publish, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const quiet = { following: null, helpers: [], helping: false, solved: null };
const talk = { reactions: [], comments: 0, answered: null, can: { comment: true } };

test('a morning’s news are read, a blocker is helped with, and an earlier morning is opened @both-sizes', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await workEveryDay(request, person, teamId);
  await page.goto('/team-news');
  await expect(page.getByRole('heading', { name: 'The first news are still to come' })).toBeVisible();
  await examine(page, 'no news yet', { landmarks: true });

  const { id: diaryId } = await publish(request, person, 'I am waiting for the key of the cold store.');
  const owner = { id: person.id, name: person.name, avatar: null };
  const newsOf = (day: string, isHelping: boolean) => ({
    day,
    days: ['2026-03-03', '2026-03-02'],
    readTo: null,
    open: [],
    items: [
      {
        ...{ ...quiet, talk, day, owner, kind: 'blocker', impact: 'high', trend: 'rising', people: 2 },
        id: '00000000-0000-4000-8000-000000000001',
        headline: 'I am waiting for the key of the cold store.',
        text: 'I am waiting for the key of the cold store.',
        citations: [
          { diaryId, day, author: owner, text: 'I am waiting for the key of the cold store.' },
          { diaryId, day, author: owner, text: '冷库的钥匙还没拿到，没法盘点。' },
        ],
        helping: isHelping,
        helpers: isHelping ? [owner] : [],
        can: { help: true, solve: true },
      },
      {
        ...{ ...quiet, talk, day, owner, kind: 'theme', impact: 'medium', trend: 'stable', people: 3 },
        id: '00000000-0000-4000-8000-000000000002',
        headline: '装箱单',
        text: '装箱单又少了一页。',
        citations: [{ diaryId, day, author: owner, text: '装箱单又少了一页。' }],
        following: false,
        can: { help: false, solve: false },
      },
    ],
  });
  let isHelping = false;
  // As on a later morning: news are made when a day begins, which no test waits for.
  await page.route('**/api/user/team/news?*', (route) => {
    const day = new URL(route.request().url()).searchParams.get('day') ?? '2026-03-03';
    return route.fulfill({ json: { code: 200, message: 'OK', data: newsOf(day, isHelping) } });
  });
  await page.route('**/api/user/team/news-help', (route) => {
    isHelping = true;
    return route.fulfill({ json: { code: 200, message: 'OK', data: {} } });
  });
  await page.reload();
  const blocker = page.getByRole('article', { name: 'I am waiting for the key' });
  await expect(blocker.getByText('Impact: high')).toBeVisible();
  await expect(page.getByRole('heading', { name: '装箱单' })).toHaveAttribute('lang', 'zh-Hans');
  await examine(page, 'news of a morning', { landmarks: true });
  await blocker.getByRole('button', { name: 'I can help' }).click();
  await expect(blocker.getByText(`Help offered by ${person.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Earlier news' }).click();
  await expect(page).toHaveURL(/day=2026-03-02/);
  await expect(page.getByRole('button', { name: 'Earlier news' })).toBeDisabled();
});
