import type { Api, OutputOf } from '@garden/contract';
import type { StoredImage } from './diary-image.store.ts';

/** A picture and where it is read: under a name that nobody can guess, which readers of its diary alone are told. */
export function presentImage({
  file,
  width,
  height,
}: Omit<StoredImage, 'alt'>): OutputOf<Api['diary']['image']> {
  const url = `/files/diaries/${file}`;
  return { file, url, thumbnail: url.replace(/\.webp$/, '-small.webp'), width, height };
}
