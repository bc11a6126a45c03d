import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { endMails } from './store.ts';

export const noticeUnsubscribe = call(api.notice.unsubscribe, async ({ database }, { key }) => {
  await endMails(database, key);
  return {};
});
