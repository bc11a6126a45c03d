import { api, type Endpoint } from '@garden/contract';
import { buildApplication, buildClosedTeam, buildInvitation } from '../admission.ts';
import { newAddress } from '../codes.ts';
import { buildPerson, buildTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

/** One success for every call by which people come into a team. */
export const admissionStories = {
  'apply.add': async (app) => {
    const team = await buildClosedTeam(app);
    const as = await buildPerson(app);
    const invitation = await buildInvitation(app, team, as.email);
    return app.call(api.apply.add, { invitation }, { as });
  },
  'apply.mine': async (app) => {
    const as = await buildPerson(app);
    await buildApplication(app, await buildClosedTeam(app), { as, message: 'Maya, from the cellar' });
    return app.call(api.apply.mine, {}, { as });
  },
  'apply.withdraw': async (app) => {
    const as = await buildPerson(app);
    const applyId = await buildApplication(app, await buildClosedTeam(app), { as });
    return app.call(api.apply.withdraw, { applyId }, { as });
  },
  'apply.show': async (app) => {
    const team = await buildClosedTeam(app);
    const decided = { applyId: await buildApplication(app, team), approve: false };
    await app.call(api.apply.approval, decided, { as: team.owner });
    await buildApplication(app, team, { message: '我是李娜' });
    return app.call(api.apply.show, { teamId: team.id }, { as: team.owner });
  },
  'apply.approval': async (app) => {
    const team = await buildClosedTeam(app);
    const decision = { applyId: await buildApplication(app, team), approve: true };
    return app.call(api.apply.approval, decision, { as: team.owner });
  },
  'relationship.invite': async (app) => {
    const { id, owner } = await buildTeam(app);
    const emails = [newAddress(), owner.email];
    return app.call(api.relationship.invite, { teamId: id, emails }, { as: owner });
  },
  'register.internalRegistration': async (app) => {
    const { id, owner } = await buildTeam(app);
    const twice = { name: '李娜', email: newAddress() };
    const known = { name: 'Ana', email: (await buildPerson(app)).email };
    const people = [twice, twice, known];
    return app.call(api.register.internalRegistration, { teamId: id, people }, { as: owner });
  },
} satisfies Partial<Record<CallName, (app: TestApp) => Promise<Reply<Endpoint>>>>;
