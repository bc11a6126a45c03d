import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { presentMeme } from './present.ts';
import { listMemes as findMemes } from './store.ts';

export const listMemes: Handler<Api['memes']['list']> = async ({ actor, database }) => ({
  items: (await findMemes(database.db, actor.userId)).map(presentMeme),
});
