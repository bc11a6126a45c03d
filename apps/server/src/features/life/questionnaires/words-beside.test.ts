import { beforeEach, expect, test } from 'vitest';
import { buildTeam } from '../../../testing/factories.ts';
import { askedIds, buildQuestionnaire } from '../../../testing/life-factories.ts';
import { everyone, useQuestionnaires } from '../../../testing/questionnaires.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const { answer, exported, get, sleep } = useQuestionnaires(app);
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const tools = (other: string) => ({ questionId: askedIds.tools, choiceIds: [], other });
const days = { opens: '2026-03-31', closes: '2026-03-31' };

test('private lines by name are in no export and in no result', async () => {
  const team = await buildTeam(app, { members: 7 });
  const { id } = await buildQuestionnaire(app, team, days);
  const text = 'Open.\n\n!! canary of a text\n';
  for (const person of everyone(team))
    await answer(person, id, [{ questionId: askedIds.why, text }, tools('!! canary beside\n\nA hammer')]);
  await sleep();
  const csv = await exported(team.owner, id);
  expect(csv).toContain('"Open."');
  expect(csv).toContain('"A hammer"');
  expect(csv).not.toContain('canary');
  const { results } = await get(team.owner, id);
  expect(results?.questions[2]?.otherTexts).toHaveLength(8);
  expect(JSON.stringify(results)).not.toContain('canary');
});

test('words beside choices that nearly everyone left are not shown, since they tell how many did', async () => {
  const team = await buildTeam(app, { members: 8 });
  const [question] = (await buildQuestionnaire(app, team)).questions.slice(2);
  if (!question) throw new Error('no question with choices');
  const { id: questionId, kind, text, choices, other } = question;
  const asked = { id: questionId, kind, text, choices, other, sensitive: true };
  const { id } = await buildQuestionnaire(app, team, { ...days, anonymous: true, questions: [asked] });
  for (const person of everyone(team)) await answer(person, id, [tools(person.name)], { anonymous: true });
  await sleep();
  const [result] = (await get(team.owner, id)).results?.questions ?? [];
  expect(result).toMatchObject({ distribution: null, otherTexts: null, receipt: { withheld: 'nearlyAll' } });
  expect(await exported(team.owner, id)).not.toContain(team.owner.name);
  // As it was counted before words were withheld with the choices.
  await app.ports.database.pool.query(
    `update questionnaire_runs set results = jsonb_set(results, '{results,whole,1,texts}', '["kept"]')
      where questionnaire_id = $1`,
    [id],
  );
  expect((await get(team.owner, id)).results?.questions[0]?.otherTexts).toBeNull();
});
