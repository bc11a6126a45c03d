import { api, type Endpoint } from '@garden/contract';
import { buildApplication, buildClosedTeam, buildInvitation } from '../admission.ts';
import { newAddress } from '../codes.ts';
import { buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

/** One success for every call by which people come into a team. */
export const admissionStories = {
  'apply.add': async (garden) => {
    const team = await buildClosedTeam(garden);
    const as = await buildPerson(garden);
    const invitation = await buildInvitation(garden, team, as.email);
    return garden.call(api.apply.add, { invitation }, { as });
  },
  'apply.mine': async (garden) => {
    const as = await buildPerson(garden);
    await buildApplication(garden, await buildClosedTeam(garden), { as, message: 'Maya, from the cellar' });
    return garden.call(api.apply.mine, {}, { as });
  },
  'apply.withdraw': async (garden) => {
    const as = await buildPerson(garden);
    const applyId = await buildApplication(garden, await buildClosedTeam(garden), { as });
    return garden.call(api.apply.withdraw, { applyId }, { as });
  },
  'apply.show': async (garden) => {
    const team = await buildClosedTeam(garden);
    const decided = { applyId: await buildApplication(garden, team), approve: false };
    await garden.call(api.apply.approval, decided, { as: team.owner });
    await buildApplication(garden, team, { message: '我是李娜' });
    return garden.call(api.apply.show, { teamId: team.id }, { as: team.owner });
  },
  'apply.approval': async (garden) => {
    const team = await buildClosedTeam(garden);
    const decision = { applyId: await buildApplication(garden, team), approve: true };
    return garden.call(api.apply.approval, decision, { as: team.owner });
  },
  'relationship.invite': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    const emails = [newAddress(), owner.email];
    return garden.call(api.relationship.invite, { teamId: id, emails }, { as: owner });
  },
  'register.internalRegistration': async (garden) => {
    const { id, owner } = await buildTeam(garden);
    const twice = { name: '李娜', email: newAddress() };
    const known = { name: 'Ana', email: (await buildPerson(garden)).email };
    const people = [twice, twice, known];
    return garden.call(api.register.internalRegistration, { teamId: id, people }, { as: owner });
  },
} satisfies Partial<Record<CallName, (garden: TestGarden) => Promise<Reply<Endpoint>>>>;
