import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { endMails } from './store.ts';

export const unsubscribe: Handler<Api['notice']['unsubscribe']> = async ({ database }, { key }) => {
  await endMails(database, key);
  return {};
};
