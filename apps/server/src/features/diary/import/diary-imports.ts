import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { shift } from '../../../platform/clock.ts';
import { UNDO_LIFE } from '../../../platform/undo.ts';
import { readerOf } from '../days/store.ts';
import { listImports } from './past.store.ts';

export const diaryImports = call(api.diary.imports, async ({ actor, database: { db }, now }) => ({
  items: (await listImports(db, readerOf(actor), shift(now, -UNDO_LIFE))).map(
    ({ beganAt, deletedAt, ...found }) => ({
      ...found,
      at: beganAt.toISOString(),
      undone: deletedAt !== null,
    }),
  ),
}));
