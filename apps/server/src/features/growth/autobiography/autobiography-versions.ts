import { isDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuseField } from '../../../http/refusal.ts';
import { presentLines } from './rules.ts';
import { listVersions } from './store.ts';

const key = z.tuple([keyPart.count]);
/** Chapters may be long. */
const MOST_AT_ONCE = 10;

export const autobiographyVersions = call(
  api.autobiography.versions,
  async ({ actor, database: { db } }, { month, cursor, limit: wanted }) => {
    if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
    const after = readCursor(cursor, key)?.[0];
    const limit = Math.min(wanted, MOST_AT_ONCE);
    const page = { after: after === undefined ? undefined : Number(after), limit: limit + 1 };
    const found = await listVersions(db, { ownerId: actor.userId, month }, page);
    const { rows, nextCursor } = cutPage(found, limit, ({ version }) => [String(version)]);
    const items = rows.map(({ lines, writtenAt, ...said }) => ({
      ...said,
      lines: presentLines(lines),
      writtenAt: writtenAt.toISOString(),
    }));
    return { items, nextCursor };
  },
);
