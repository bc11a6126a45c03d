import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

export const monthlyReminder = {
  getNew: endpoint({
    method: 'GET',
    path: 'user/monthlyReminder/getNew',
    summary: 'The newest month in review that is ready and was not read yet; null where there is none.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({ review: z.nullable(z.object({ month: f.month(), readyAt: f.instant() })) }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: 'user/monthlyReminder/markRead',
    summary: 'Remembers that one has read a month in review, and with it those before.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ month: f.month() }),
    output: f.nothing(),
  }),
};
