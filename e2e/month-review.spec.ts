import { TodayPage } from './pages/today-page.ts';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, type SignedUp, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const DID = 'We sold 310 crates of grapes at the market in two hours.';
const LEARNED = 'I understood that rain in the night makes the picking slow.';
const OPEN = 'The fence of the lower field is still not finished.';
const SUMMARY = `${DID} ${LEARNED} ${OPEN}`;

type Request = Parameters<typeof makeTeam>[0];

/** Someone who looks after a person in a team of theirs. */
async function buildLeader(request: Request, person: SignedUp): Promise<SignedUp> {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const leader = await signUp(request, 'Ben Okafor');
  await call(request, 'user/apply/add', { inviteCode }, leader);
  const supervised = { teamId, userId: person.id, supervisorId: leader.id };
  await call(request, 'user/relationship/supervise', supervised, person);
  return leader;
}

test('a month is read, put into one’s own words, shared with a leader, and taken back', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const leader = await buildLeader(request, person);
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const month = today.slice(0, 7);
  await page.goto(`/footprints?view=review&of=${month}`);
  await expect(page.getByRole('heading', { name: 'Nothing written yet' })).toBeVisible();
  await examine(page, 'a month without a diary', { landmarks: true });
  await publish(request, person, SUMMARY);
  await page.goto('/footprints');
  await page.getByRole('link', { name: /Month in review/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Month in review' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText(DID)).toBeVisible();
  await expect(page.getByText(LEARNED)).toBeVisible();
  await expect(page.getByText(OPEN)).toBeVisible();
  await examine(page, 'a month in review', { landmarks: true });

  await page.getByRole('button', { name: 'Put it in your own words' }).click();
  await page.getByRole('textbox', { name: 'Done, line 1' }).fill('A good day at the market.');
  await page.getByRole('button', { name: 'Take out: Still open, line 1' }).click();
  await examine(page, 'a month in review is edited');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A good day at the market.')).toBeVisible();
  await expect(page.getByText('reworded')).toBeVisible();
  await expect(page.getByText(OPEN)).toHaveCount(0);

  await page.getByRole('button', { name: 'Share with Ben Okafor' }).click();
  const asked = page.getByRole('alertdialog');
  await examine(page, 'asked before a month is shared');
  await asked.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Ben Okafor can read these lines in Harvest.')).toBeVisible();

  const ben = await openAs(leader);
  await ben.goto('/msg/list');
  await ben.getByRole('link', { name: /shared their month in review with you/ }).click();
  await expect(ben.getByText('A good day at the market.')).toBeVisible();
  await expect(ben.getByText(LEARNED)).toBeVisible();
  await expect(ben.getByText(OPEN)).toHaveCount(0);
  await examine(ben, 'a month that someone shares', { landmarks: true });

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share with Ben Okafor' })).toBeVisible();
  await ben.reload();
  await expect(ben.getByText('Month in review not found').first()).toBeVisible();
  await examine(ben, 'a month that is shared no more', { landmarks: true });
});

test('on the last working day of a week, the week stands beside the editor', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  // ISO weekdays: with one working day a week, today is its last.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  await call(request, 'user/team/setting', { teamId, calendar: { workingWeekdays: [weekday] } }, person);
  const writing = new TodayPage(page);
  await writing.open();
  await page.getByRole('button', { name: 'My week' }).click();
  await expect(page.getByText('Nothing of this week is published yet.')).toBeVisible();
  await examine(page, 'the week beside the editor');
  await page.getByRole('link', { name: 'Look back on the week' }).click();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled();
});

test(
  'a month in review is accessible in English and Chinese, light and dark, in the largest letters',
  bothSizes,
  async ({ page, person, request }) => {
    await makeTeam(request, person, 'Harvest');
    await publish(request, person, `${SUMMARY} ${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)}`);
    const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
    for (const look of looksHere([
      { locale: 'en', theme: 'light', size: 'normal' },
      { locale: 'zh', theme: 'dark', size: 'X-large' },
    ] as const)) {
      await wear(page, look);
      for (const of of [`of=${today.slice(0, 7)}`, `week=${today}`]) {
        await visit(page, `/footprints?view=review&${of}`);
        await examine(page, `${of} in ${look.locale}`, { landmarks: true });
      }
    }
  },
);
