import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { administers } from '../../team/policy.ts';
import { presentPicture } from './present.ts';
import { findTeamOf, listVersions } from './store.ts';

const key = z.tuple([keyPart.count]);

export const cultureVersions = call(api.culture.versions, async (ctx, { cultureId, cursor, limit }) => {
  const after = readCursor(cursor, key)?.[0];
  const { db } = ctx.database;
  const page = { after: after === undefined ? undefined : Number(after), limit: limit + 1 };
  const [teamId, found] = await Promise.all([findTeamOf(db, cultureId), listVersions(db, cultureId, page)]);
  const membership = ctx.actor.memberships.find((each) => each.teamId === teamId);
  if (!membership) throw refuse('cultureNotFound');
  if (!administers(membership.role)) throw refuse('adminsOnly');
  const { rows, nextCursor } = cutPage(found, limit, ({ version }) => [String(version)]);
  return {
    items: rows.map(({ version, title, content, image, writer, writtenAt }) => ({
      version,
      title,
      content,
      image: presentPicture(image),
      writer: writer && presentPerson(writer),
      writtenAt: writtenAt.toISOString(),
    })),
    nextCursor,
  };
});
