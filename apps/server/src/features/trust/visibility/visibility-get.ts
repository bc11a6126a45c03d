import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentPerson } from '../../account/rules.ts';
import { administers } from '../../team/policy.ts';
import { comingOf } from './coming.rules.ts';
import { rowsOf } from './rules.ts';
import { findOwn, listCircles } from './store.ts';

export const visibilityGet = call(api.visibility.get, async (ctx) => {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  const [circles, own] = await Promise.all([listCircles(db, userId), findOwn(db, userId)]);
  return {
    teams: circles.map(({ teamId: id, name, isMember, memberCount, people }) => ({
      ...{ id, name, isMember, memberCount },
      people: people.map(({ userId: personId, role, looksAfter, seesFrom, caresFrom, ...person }) => ({
        person: presentPerson({ id: personId, ...person }),
        administers: administers(role),
        looksAfter,
        seesFrom: seesFrom && new Date(seesFrom).toISOString(),
        caresFrom: caresFrom && new Date(caresFrom).toISOString(),
      })),
    })),
    coming: comingOf(
      own,
      circles.filter(({ isMember }) => isMember),
    ),
    rows: rowsOf(own, circles),
  };
});
