import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { presentPerson } from '../account/person.rules.ts';
import { searchPeople } from './people.store.ts';

export const searchRelationships: Handler<Api['relationship']['search']> = async (ctx, { keyword }) => {
  const found = await searchPeople(ctx.database.db, ctx.actor.userId, keyword);
  return { items: found.map(({ teams, ...someone }) => ({ ...presentPerson(someone), teams: [...teams] })) };
};
