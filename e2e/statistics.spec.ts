import { examine, expectRoomForText, wear } from './support/accessible.ts';
import { call, get, makeTeam, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

type Answer = { days: { day: string }[]; before: object; from: string; to: string };

const ofDay = { expected: 6, onTime: 4, late: 1, length: 1500, given: 3, received: 3 };

/** Four weeks of a team, as a server tells them that has been there for as long. */
function fourWeeks(none: Answer, department: { id: string; name: string }) {
  const times = (by: number) =>
    Object.fromEntries(Object.entries(ofDay).map(([name, of]) => [name, by * of]));
  const total = { ...times(20), newcomers: { diaries: 8, answered: 6 } };
  return {
    ...none,
    takenOn: none.to,
    total,
    totalBefore: { ...total, onTime: 60, newcomers: null },
    days: none.days.map(({ day }, at) => ({
      day,
      working: at % 7 < 5,
      numbers: at % 7 < 5 ? { ...ofDay, late: at % 2 } : null,
    })),
    departments: [
      { ...department, withheld: null, total },
      { id: none.from, name: 'Cellar', withheld: 'fewerThanFive', total: null },
    ],
    scores: [
      { month: none.from.slice(0, 7), mean: 68.4 },
      { month: '2030-01', mean: null },
    ],
    downloads: [
      {
        reader: { id: department.id, name: 'Maya Okafor', avatar: null },
        day: none.to,
        from: none.from,
        to: none.to,
      },
    ],
  };
}

test('a team reads its weeks as bars, a line, a calendar and a table, and downloads them', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId: team.id, joinVerification: false }, person);
  await signUp(request, 'Chen Xiao', team.inviteCode);
  const { id } = await call<{ id: string }>(
    request,
    'user/department/create',
    { teamId: team.id, name: 'Orchard' },
    person,
  );
  await page.goto(`/statistics?team=${team.id}`);
  await expect(page.getByText('No numbers yet')).toBeVisible();
  await expect(page.getByText('Chen Xiao')).toBeVisible();
  await examine(page, 'statistics on the first day');

  const weekly = page.getByRole('switch', { name: 'Email me each week’s numbers' });
  await expect(weekly).not.toBeChecked();
  await weekly.check();
  await expect(weekly).toBeEnabled();
  await page.reload();
  await expect(weekly).toBeChecked();

  await page.getByRole('button', { name: 'Write a note' }).click();
  const adding = page.getByRole('dialog', { name: 'Write a note' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Please enter the content')).toBeVisible();
  await adding.getByLabel('Note', { exact: true }).fill('Office move');
  await examine(page, 'a note on a day is written');
  await adding.getByRole('button', { name: 'Save' }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('Office move')).toBeVisible();
  await notes.getByRole('button', { name: 'More about: Office move' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Note', { exact: true }).fill('Moved to the pier');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await notes.getByRole('button', { name: 'More about: Moved to the pier' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(notes.getByText('Moved to the pier')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByText('Moved to the pier')).toBeVisible();

  const none = await get<Answer>(request, `user/statistics/get?teamId=${team.id}`, person);
  const data = fourWeeks(none, { id, name: 'Orchard' });
  await page.route('**/api/user/statistics/get*', (route) =>
    route.fulfill({ json: { code: 200, message: '', data } }),
  );
  await page.goto(`/statistics?team=${team.id}`);
  await expect(page.getByText('before 67%')).toBeVisible();
  await expect(page.getByText('Hidden, since fewer than five')).toBeVisible();
  const byDay = page.getByRole('region', { name: 'By day' });
  const days = byDay.getByRole('slider', { name: 'Days' });
  await days.focus();
  await page.keyboard.press('Home');
  await expect(byDay.getByText(/: 4 on time, 0 late, 2 not submitted/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(byDay.getByText(/: 4 on time, 1 late, 1 not submitted/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(days).toHaveAttribute('aria-valuetext', /· Moved to the pier$/);
  await examine(page, 'statistics as bars');
  await byDay.getByText('Calendar', { exact: true }).click();
  await days.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(days).toHaveValue('7');
  await examine(page, 'statistics as a calendar');
  await byDay.getByText('Trend', { exact: true }).click();
  await byDay.getByText('Comments', { exact: true }).click();
  await expect(byDay.getByText(/, comments: 3/)).toBeVisible();
  await byDay.getByRole('button', { name: 'Table' }).click();
  // Its head, twenty working days, and the day off that has a note.
  await expect(byDay.getByRole('row')).toHaveCount(22);
  await expect(byDay.getByRole('columnheader', { name: 'Notes' })).toBeVisible();
  await expect(byDay.getByRole('row', { name: /Moved to the pier/ })).toBeVisible();
  await examine(page, 'statistics as a table');

  await page.setViewportSize({ width: 320, height: 740 });
  await wear(page, { locale: 'en', theme: 'light', size: 'X-large' });
  await page.reload();
  await expect(byDay).toBeVisible();
  await page.getByText('Choose days', { exact: true }).click();
  await expectRoomForText(page, 'statistics on a small phone');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await file).suggestedFilename()).toMatch(/^grape-garden-statistics-.*\.xlsx$/);
});
