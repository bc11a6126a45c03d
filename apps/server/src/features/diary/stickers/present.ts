import type { Meme } from '@garden/contract';
import type { MemeRow } from './store.ts';

/** A sticker as its owner sees it. */
export function presentMeme({ id, file }: Pick<MemeRow, 'id' | 'file'>): Meme {
  return { id, expression: `meme:${file}`, url: `/files/memes/${file}` };
}
