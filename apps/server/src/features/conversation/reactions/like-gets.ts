import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { presentPerson } from '../../account/rules.ts';
import { participantOf } from '../store.ts';
import { findLiked } from './liked.store.ts';
import { listReactors } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id, keyPart.emoji]);

export const likeGets = call(api.like.gets, async (ctx, { kind, objectId, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const reader = participantOf(ctx.actor);
  const { teamIds } = await findLiked(ctx, kind, objectId, reader);
  const found = await listReactors(db, { kind, objectId, teamIds }, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ at, person, emoji }) => [
    at.toISOString(),
    person.id,
    emoji,
  ]);
  return {
    items: rows.map(({ person, emoji, at }) => ({
      person: presentPerson(person),
      emoji,
      at: at.toISOString(),
    })),
    nextCursor,
  };
});
