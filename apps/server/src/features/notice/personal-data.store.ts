import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { noticeSettings, notices, noticeTotals, reminders } from '../../db/schema/notice.ts';
import { inPages, type PersonalData, personal, toJson } from '../../platform/personal-data.ts';
import { findSettings } from './settings/store.ts';

/** What people were notified of, how they want to be, and when they were reminded. */
export const noticeData: PersonalData = {
  tables: [
    personal(notices, {
      people: {
        userId: 'erased',
        actorId: { kept: 'what others were notified of stays theirs, and names an erased person no more' },
      },
      archive: 'notices.json',
    }),
    personal(noticeTotals, {
      people: { userId: 'erased' },
      archive: { none: 'counts what is unseen in notices.json' },
    }),
    personal(noticeSettings, { people: { userId: 'erased' }, archive: 'mail-and-reminders.json' }),
    personal(reminders, { people: { userId: 'erased' }, archive: { rows: 'reminders.json' } }),
  ],

  async *export({ db }, { id }) {
    yield { path: 'mail-and-reminders.json', content: toJson(await findSettings(db, id)) };
    yield { path: 'notices.json', rows: readNotices(db, id) };
  },
};

function readNotices(db: Database, userId: string) {
  const { id, kind, teamId, actorId, objectKind, objectId, params, createdAt, seenAt } = notices;
  return inPages((after: { readonly id: string } | undefined, limit) =>
    db
      .select({
        id,
        kind,
        teamId,
        actorId,
        objectKind,
        objectId,
        params: sql`${params} - 'who'`,
        createdAt,
        seenAt,
      })
      .from(notices)
      .where(and(eq(notices.userId, userId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}
