import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { presentOwnApplication } from './application.present.ts';
import { listOwnWaiting } from './application.store.ts';

export const listOwnApplications: Handler<Api['apply']['mine']> = async ({ database, actor }) => ({
  items: (await listOwnWaiting(database.db, actor.userId)).map(presentOwnApplication),
});
