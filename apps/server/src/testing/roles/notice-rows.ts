import { NOBODY, noticeOfWriter } from './cast.ts';
import { everyone, nobody, nothing, type Row, row, signedIn } from './rows.ts';

/** Notices and how they come are everybody's own (product, section 6). */
export const noticeRows: readonly Row[] = [
  row('notice.total', 'one’s own', nothing, signedIn),
  row('notice.get', 'one’s own', nothing, signedIn),
  row(
    'notice.get',
    'another’s',
    async (cast) => ({ noticeId: await noticeOfWriter(cast) }),
    nobody('noticeNotFound'),
  ),
  row('notice.get', 'a missing notice', () => ({ noticeId: NOBODY }), nobody('noticeNotFound')),
  row('notice.see', 'one’s own', () => ({ all: true }), signedIn),
  row('notice.see', 'another’s', async (cast) => ({ ids: [await noticeOfWriter(cast)] }), signedIn),
  row('notice.settings', 'one’s own', nothing, signedIn),
  row('notice.change', 'one’s own', () => ({ mail: { like: 'off' } }), signedIn),
  row('notice.unsubscribe', 'a key of nobody', () => ({ key: 'A'.repeat(43) }), everyone),
];
