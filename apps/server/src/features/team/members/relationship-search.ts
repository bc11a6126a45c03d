import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentPerson } from '../../account/rules.ts';
import { findDuplicateNames, listPlaces, type Place } from './duplicate-names.store.ts';
import { searchPeople } from './people.store.ts';

export const relationshipSearch = call(api.relationship.search, async (ctx, asked) => {
  const { db } = ctx.database;
  const found = await searchPeople(db, ctx.actor.userId, asked);
  const places: Place[] = found.flatMap(({ id: userId, teams }) =>
    teams.map(({ id: teamId }) => ({ teamId, userId })),
  );
  const [departmentsAt, hasNamesakeAt] = await Promise.all([
    listPlaces(db, places),
    findDuplicateNames(db, places),
  ]);
  const items = found.map(({ code, teams, ...someone }) => ({
    ...presentPerson(someone),
    code,
    teams: teams.map(({ id: teamId, name }) => {
      const place = { teamId, userId: someone.id };
      return { id: teamId, name, departments: departmentsAt(place), hasNamesake: hasNamesakeAt(place) };
    }),
  }));
  return { items };
});
