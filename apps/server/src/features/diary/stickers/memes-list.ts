import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentMeme } from './present.ts';
import { listMemes } from './store.ts';

export const memesList = call(api.memes.list, async ({ actor, database }) => ({
  items: (await listMemes(database.db, actor.userId)).map(presentMeme),
}));
