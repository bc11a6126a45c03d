import { api, MAX_MEMES } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { encodeSticker } from '../encoding/store.ts';
import { presentMeme } from './present.ts';
import { countMemes, insertMeme, memeKey } from './store.ts';

const NAME_LETTERS = 32;

export const memesAdd = call(api.memes.add, async (ctx, { image }) => {
  const { actor, database, files, now, random } = ctx;
  if ((await countMemes(database.db, actor.userId)) >= MAX_MEMES)
    throw refuse('tooManyMemes', { maximum: MAX_MEMES });
  const sticker = await encodeSticker(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'));
  if (!sticker) throw refuseField('image', 'imageInvalid');
  const file = `${random.letters(NAME_LETTERS).toLowerCase()}.webp`;
  const meme = { id: random.id(), ownerId: actor.userId, file, createdAt: now };
  await files.put(memeKey(file), sticker);
  await database.transaction(async (tx) => insertMeme(tx, meme));
  return presentMeme(meme);
});
