import { type Api, imageUrls, type OutputOf } from '@garden/contract';
import type { StoredImage } from './store.ts';

/** A picture and where it is read: under a name that no one can guess, which readers of what shows it alone are told. */
export function presentImage({
  file,
  width,
  height,
}: Omit<StoredImage, 'alt'>): OutputOf<Api['diary']['image']> {
  return { file, ...imageUrls(file), width, height };
}
