import { aiFeature, api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const others = aiFeature.options.filter((feature) => feature !== 'translation');

const settingsOf = async (as: TestPerson) => (await app.call(api.ai.settings, {}, { as })).data;

describe('AI features', () => {
  test('are on, without a provider, until someone turns them off for themselves', async () => {
    const person = await buildPerson(app);
    expect(await settingsOf(person)).toEqual({
      provider: null,
      transcriber: { model: 'deaf', host: 'localhost' },
      features: aiFeature.options.map((feature) => ({ feature, on: true, own: true, offIn: [] })),
      translateAtOnce: false,
      lenses: [],
      budget: { used: 0, limit: 200 },
    });
    await app.call(api.ai.choose, { off: ['translation', 'translation'] }, { as: person });
    await app.call(api.ai.choose, { translateAtOnce: true }, { as: person });
    expect(await settingsOf(person)).toMatchObject({
      features: [
        { feature: 'translation', on: false, own: false, offIn: [] },
        ...others.map((feature) => ({ feature, on: true })),
      ],
      translateAtOnce: true,
    });
    await app.call(api.ai.choose, { off: [] }, { as: person });
    expect(await settingsOf(person)).toMatchObject({
      features: aiFeature.options.map(() => ({ on: true })),
      translateAtOnce: true,
    });
  });

  test('are off for everyone in a team that turned them off, which its members read', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    const { id: teamId, name } = team;
    const set = await app.call(api.ai.setTeam, { teamId, off: ['translation'] }, { as: team.owner });
    expect(set.data).toEqual({
      teamId,
      features: [{ feature: 'translation', on: false }, ...others.map((feature) => ({ feature, on: true }))],
      provider: null,
      budget: { used: 0, limit: 20_000, chosen: null, most: 20_000 },
      lens: null,
      can: { edit: true },
    });
    expect((await app.call(api.ai.team, { teamId }, { as: member })).data).toEqual({
      ...set.data,
      can: { edit: false },
    });
    expect((await settingsOf(member)).features[0]).toEqual({
      feature: 'translation',
      on: false,
      own: true,
      offIn: [{ id: teamId, name }],
    });
    await app.call(api.ai.setTeam, { teamId, off: [] }, { as: team.owner });
    expect((await settingsOf(member)).features[0]).toMatchObject({ on: true, offIn: [] });
  });

  test('offer a team’s own lens to its members, until its administrators take it away', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    const { id: teamId, owner: as } = team;
    const lens = { name: 'As a patient’s daughter', view: 'Was my mother told what comes next?' };
    const set = (wish: Partial<RequestOf<typeof api.ai.setTeam>>) =>
      app.call(api.ai.setTeam, { teamId, ...wish }, { as });
    expect((await set({ lens })).data).toMatchObject({ lens, can: { edit: true } });
    // What is set besides leaves it as it is.
    expect((await set({ monthlyLimit: 100 })).data).toMatchObject({ lens, budget: { chosen: 100 } });
    expect((await app.call(api.ai.team, { teamId }, { as: member })).data.lens).toEqual(lens);
    expect((await settingsOf(member)).lenses).toEqual([{ teamId, name: lens.name }]);
    expect((await settingsOf(await buildPerson(app))).lenses).toEqual([]);
    const nameless = await set({ lens: { name: ' ', view: '' } });
    expect(nameless.data).toMatchObject({
      errors: [
        { path: 'lens.name', key: 'lensNameRequired' },
        { path: 'lens.view', key: 'lensViewRequired' },
      ],
    });
    expect((await set({ lens: null })).data).toMatchObject({ lens: null, budget: { chosen: 100 } });
    expect((await settingsOf(member)).lenses).toEqual([]);
  });
});
