import { availableParallelism } from 'node:os';
import type { Sharp, SharpOptions } from 'sharp';

/** Opens a picture for reading and re-encoding. */
export type OpenPicture = (picture: Buffer, options: SharpOptions) => Sharp;

/** Decoded pictures are a hundred times larger than they arrive, and the other calls want processors as well. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

let running = 0;
const queue: (() => void)[] = [];

/** Runs work with pictures, of which few pieces run at a time; what comes later waits. */
export async function workOnPicture<T>(work: (open: OpenPicture) => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  // The one who waits takes over the place, so that no one slips in between.
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work(await loadSharp());
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Loaded with the first picture: its library is large, and a start needs none of it. */
async function loadSharp(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  // No picture is worked on twice, and no piece of work takes more than one processor.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
