import { examine, expectRoomForText, wear } from './support/accessible.ts';
import { makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { expectStill, watchShifts } from './support/layout-shift.ts';

test('a team chooses its days, a person their hour, and one tap answers on Today', async ({
  page,
  person,
  request,
}) => {
  const team = await makeTeam(request, person, 'Harvest');
  await page.goto(`/department/custom?team=${team.id}#mood`);
  const plan = page.getByRole('region', { name: 'Mood survey' });
  await plan.getByRole('button', { name: 'Tue' }).click();
  await expect(plan.getByRole('button', { name: 'Tue' })).toHaveAttribute('aria-pressed', 'true');
  await plan.getByRole('button', { name: 'Fri' }).click();
  await expect(plan.getByRole('button', { name: 'Fri' })).toHaveAttribute('aria-pressed', 'true');
  await examine(page, 'the days of a mood survey');
  await page.reload();
  await expect(plan.getByRole('button', { pressed: true })).toHaveCount(2);

  await page.goto('/mine/privacy');
  const own = page.getByRole('region', { name: 'Mood survey' });
  await own.getByLabel('Ask me from').fill('15:30');
  await own.getByLabel('Ask me from').press('Enter');
  await examine(page, 'one’s own hour for the mood survey');
  await page.reload();
  await expect(own.getByLabel('Ask me from')).toHaveValue('15:30');
  await own.getByRole('switch').click();
  await expect(own.getByLabel('Ask me from')).toHaveCount(0);

  // A team asks from its next morning on: this one has had it.
  await page.route('**/api/user/mood/ask*', (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: '',
        data: { items: [{ id: team.id, teamId: team.id, day: '2026-03-03' }] },
      },
    }),
  );
  const sent: unknown[] = [];
  await page.route('**/api/user/mood/answer', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { code: 200, message: '', data: {} } });
  });
  await watchShifts(page);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'How’s your day going?' });
  await expect(card).toBeVisible();
  await expectStill(page, 'Today with a mood survey');
  await examine(page, 'a mood survey on Today');
  await card.getByRole('button', { name: 'Good' }).click();
  await expect(card.getByText('Thank you.')).toBeFocused();
  expect(sent).toEqual([{ teamId: team.id, day: '2026-03-03', face: 4 }]);
  await examine(page, 'a mood survey that was answered');
});

test('the trend of a team’s mood is read day by day, in words', async ({ page, person, request }) => {
  const team = await makeTeam(request, person, 'Harvest');
  await page.route('**/api/user/mood/trend*', (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: '',
        data: {
          from: '2026-02-10',
          to: '2026-03-05',
          on: true,
          days: [
            ...Array.from({ length: 9 }, (_, at) => ({ day: `2026-02-${10 + at}`, mean: 3, most: null })),
            { day: '2026-03-02', mean: 3.5, most: null },
            { day: '2026-03-03', mean: null, most: null },
            { day: '2026-03-04', mean: null, most: 4 },
          ],
        },
      },
    }),
  );
  await page.goto(`/statistics?team=${team.id}`);
  const card = page.getByRole('region', { name: 'Mood survey' });
  const days = card.getByRole('slider', { name: 'Days' });
  await expect(days).toHaveAttribute('aria-valuetext', /: most: Good$/);
  await days.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(days).toHaveAttribute('aria-valuetext', /: no number$/);
  await page.keyboard.press('ArrowLeft');
  await expect(days).toHaveAttribute('aria-valuetext', /: So-so – Good$/);
  await expect(card.getByRole('row')).toHaveCount(12);
  await examine(page, 'the mood of a team');
  // The days below stand apart on a phone, and in the narrow column of a desk.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => card.locator('[data-plot-names]').evaluate(overlapping)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.reload();
  await expect(page.getByRole('region', { name: '心情调查' })).toBeVisible();
  await examine(page, 'the mood of a team, in Chinese and dark');
  await page.setViewportSize({ width: 320, height: 740 });
  await wear(page, { locale: 'en', theme: 'light', size: 'X-large' });
  await page.reload();
  await expect(card).toBeVisible();
  await expectRoomForText(page, 'the mood of a team on a small phone');
});

/** Names of a plot that begin before the one beside them ends. */
function overlapping(names: Element): string[] {
  const shown = [...names.children].filter((name) => name.checkVisibility());
  const ends = shown.map((name) => name.getBoundingClientRect().right);
  return shown.flatMap((name, at) =>
    name.getBoundingClientRect().left < (ends[at - 1] ?? Number.NEGATIVE_INFINITY)
      ? [name.textContent ?? '']
      : [],
  );
}
