import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { hideMeme } from './store.ts';

export const deleteMeme: Handler<Api['memes']['delete']> = async (
  { actor, database, now },
  { memeId, undo },
) => {
  const meme = { id: memeId, ownerId: actor.userId };
  const found = await database.transaction((tx) => hideMeme(tx, meme, undo ? null : now));
  if (!found) throw refuse('memeNotFound');
  return {};
};
