import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import { buildNotice } from '../life-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID } from './role-fixtures.ts';
import { noticeOfWriter } from './role-things.ts';
import { everyone, noInput, noOne, row, signedIn } from './rows.ts';

export const notice: GroupEntries<'notice'> = {
  total: {
    example: async (app) => {
      const { as } = await buildNotice(app);
      return app.call(api.notice.total, {}, { as });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  get: {
    example: async (app) => {
      const { as } = await buildNotice(app);
      return app.call(api.notice.get, { limit: 5 }, { as });
    },
    rows: [
      row('one’s own', noInput, signedIn),
      row(
        'another’s',
        async (fixtures) => ({ noticeId: await noticeOfWriter(fixtures) }),
        noOne('noticeNotFound'),
      ),
      row('a missing notice', () => ({ noticeId: MISSING_ID }), noOne('noticeNotFound')),
    ],
  },
  see: {
    example: async (app) => {
      const { as, notice } = await buildNotice(app);
      return app.call(api.notice.see, { ids: [notice.id] }, { as });
    },
    rows: [
      row('one’s own', () => ({ all: true }), signedIn),
      row('another’s', async (fixtures) => ({ ids: [await noticeOfWriter(fixtures)] }), signedIn),
    ],
  },
  settings: {
    example: async (app) => app.call(api.notice.settings, {}, { as: await buildPerson(app) }),
    rows: [row('one’s own', noInput, signedIn)],
  },
  change: {
    example: async (app) =>
      app.call(
        api.notice.change,
        {
          mail: { mention: 'daily', like: 'off' },
          quiet: { from: '22:00', to: '07:00' },
          reminder: 'own',
          remindAt: '17:30',
        },
        { as: await buildPerson(app) },
      ),
    rows: [row('one’s own', () => ({ mail: { like: 'off' } }), signedIn)],
  },
  unsubscribe: {
    example: (app) => app.call(api.notice.unsubscribe, { key: 'A'.repeat(43) }),
    rows: [row('an unknown key', () => ({ key: 'A'.repeat(43) }), everyone)],
  },
};
