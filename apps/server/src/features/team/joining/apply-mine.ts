import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { listOwnWaiting } from './application.store.ts';
import { presentOwnApplication } from './present.ts';

export const listOwnApplications: Handler<Api['apply']['mine']> = async ({ database, actor }) => ({
  items: (await listOwnWaiting(database.db, actor.userId)).map(presentOwnApplication),
});
