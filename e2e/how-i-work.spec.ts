import { examine, wear } from './support/accessible.ts';
import { call, makeTeam, publish } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const SAID = 'The phone rang at night, third time this month.';

test('one’s own weeks stand beside what departures taught one’s team, and go when turned off', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await page.goto('/footprints');
  await page.getByRole('link', { name: 'How I work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How I work' })).toBeVisible();
  const signs = page.getByRole('region', { name: 'My last four weeks, and why others left' });
  await expect(signs.getByText('no pattern yet')).toBeVisible();

  const pattern = { title: 'Nights on call', helped: 'A **rota** for everyone.', signs: ['rang at night'] };
  const added = await call<{ id: string }>(request, 'user/departure/add', { teamId, ...pattern }, person);
  const { id: diaryId } = await publish(request, person, SAID);
  await page.reload();
  await expect(signs.getByText('None of the patterns')).toBeVisible();
  await examine(page, 'no sign in one’s weeks');

  // As after a second day: a test writes on one alone.
  const author = { id: person.id, name: person.name, avatar: null };
  const citations = [{ diaryId, day: '2026-03-03', author, text: SAID }];
  const data = {
    ...{ by: 'built-in', days: { from: '2026-02-04', to: '2026-03-03' }, diaries: 2, patterns: 1 },
    matches: [
      {
        ...{ patternId: added.id, team: { id: teamId, name: 'Harvest' } },
        ...{ title: pattern.title, helped: pattern.helped },
        signs: [{ sign: 'rang at night', citations }],
      },
    ],
  };
  await page.route('**/api/user/diary/quit_matching*', (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', data } }),
  );
  await page.reload();
  await expect(signs.getByText(SAID)).toBeVisible();
  await expect(signs.getByText('rota')).toBeVisible();
  await examine(page, 'signs in one’s weeks', { landmarks: true });

  await wear(page, { locale: 'zh', theme: 'dark' });
  await page.goto('/footprints?view=work');
  await expect(page.getByRole('region', { name: '我最近四周，与别人离开的原因' })).toContainText(SAID);
  await examine(page, 'signs in one’s weeks, in Chinese and dark');
});

test('strengths and traits wait for twenty diaries, and stand with what speaks against them', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  const { id: diaryId } = await publish(request, person, 'Helped Tom with the boiler in the cellar.');
  await page.goto('/footprints?view=work');
  const potential = page.getByRole('region', { name: 'Potential' });
  const traits = page.getByRole('region', { name: 'Traits in my own words' });
  await expect(potential.getByText('This needs 20 diaries')).toBeVisible();
  await expect(traits.getByText('You have 1.')).toBeVisible();
  await examine(page, 'too few diaries');

  // As after three months: a test writes one day alone.
  const author = { id: person.id, name: person.name, avatar: null };
  const cite = (text: string) => ({ diaryId, day: '2026-03-03', author, text });
  const looked = { by: 'built-in', days: { from: '2025-12-02', to: '2026-03-03' }, diaries: 40, needed: 20 };
  const shown = { kind: 'helpful', days: 4, citations: [cite('Helped Tom with the boiler.')] };
  const answers = {
    'potentialAnalysis/getNew': {
      ...{ ...looked, strengths: [shown], continue: [], start: [cite('下次先问一声。')] },
      stop: [{ kind: 'careful', days: 2, citations: [cite('Cut the beam without measuring.')] }],
    },
    'personality/get': {
      ...looked,
      traits: [{ ...shown, against: { days: 1, citations: [cite('I had no time to help Tom.')] } }],
    },
  };
  for (const [path, data] of Object.entries(answers))
    await page.route(`**/api/user/${path}*`, (route) =>
      route.fulfill({ json: { code: 200, message: 'OK', data } }),
    );
  await page.reload();
  await expect(potential.getByRole('heading', { name: /You help others/ })).toContainText('on 4 days');
  await expect(potential.getByRole('heading', { name: /Skipping the check/ })).toBeVisible();
  await expect(traits.getByText('I had no time to help Tom.')).toBeVisible();
  await examine(page, 'strengths and traits', { landmarks: true });

  await call(request, 'user/ai/choose', { off: ['potential', 'personality', 'departures'] }, person);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This is turned off' })).toBeVisible();
  await examine(page, 'all of it turned off');
});
