import { api } from '@garden/contract';
import * as z from 'zod';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { administers } from '../policy.ts';
import { findMembership } from '../store.ts';
import { listAudit } from './audit-list.store.ts';

const key = z.tuple([z.string().regex(/^[1-9]\d{0,8}$/)]);

export const teamAudit = call(api.team.audit, async (ctx, { teamId, cursor, limit }) => {
  const { db } = ctx.database;
  const [before] = readCursor(cursor, key) ?? [];
  const [membership, { entries, intact }] = await Promise.all([
    findMembership(db, teamId, ctx.actor.userId),
    listAudit(db, teamId, { before: before ? Number(before) : undefined, limit }),
  ]);
  if (!membership) throw refuse('teamNotFound');
  authorize(membership, administers(membership.role), 'adminsOnly');
  const { rows, nextCursor } = cutPage(entries, limit, ({ number }) => [String(number)]);
  const items = rows.map(({ number, at, action, actor, subject, details }) => ({
    number,
    action,
    details: { ...details },
    at: at.toISOString(),
    actor: actor && presentPerson(actor),
    subject: subject && presentPerson(subject),
  }));
  return { items, nextCursor, intact };
});
