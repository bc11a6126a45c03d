import { type OpenPicture, workOnPicture } from '../../../platform/picture-work.ts';

/** What the bytes themselves must be, whatever the address says; SVG above all is none of them. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'gif'];
const MOST_PIXELS = 40_000_000;
const limits = { limitInputPixels: MOST_PIXELS };
/** All frames of a moving picture together; of a longer one the first frame is kept. */
const MOST_MOVING_PIXELS = 20_000_000;
const SIDE = 2048;
const SMALL_SIDE = 480;
const STICKER_SIDE = 256;
/** Sharp on a page of paper at half its width, at 300 dpi. */
const BOOK_SIDE = 1200;
const QUALITY = 82;

/** A picture as it is kept: WebP of at most 2048 px, and a small still one of at most 480 px. */
export type EncodedPicture = {
  readonly large: Buffer;
  readonly small: Buffer;
  /** In pixels, of the large one. */
  readonly width: number;
  readonly height: number;
};

/**
 * Re-encodes a picture, upright, which leaves its metadata behind; a GIF goes on moving.
 * Null for what is none, is broken, or has more than 40 megapixels, which is known before it is decoded.
 */
export async function encodePicture(picture: Buffer): Promise<EncodedPicture | null> {
  return reading(picture, async (open, moves) => {
    const large = await scale(open, picture, SIDE, moves);
    const small = await scale(open, picture, SMALL_SIDE, false);
    const { width, height, pageHeight } = large.info;
    return { large: large.data, small: small.data, width, height: pageHeight ?? height };
  });
}

/** Re-encodes a sticker like a picture, at most 256 px a side. */
export async function encodeSticker(picture: Buffer): Promise<Buffer | null> {
  return reading(picture, async (open, moves) => (await scale(open, picture, STICKER_SIDE, moves)).data);
}

/** A picture as it is in a book, which programs for books can show: a still JPEG of at most 1200 px; null where it is none. */
export async function encodeForBook(picture: Buffer): Promise<Buffer | null> {
  return reading(picture, async (open) =>
    open(picture, limits)
      .resize(BOOK_SIDE, BOOK_SIDE, { fit: 'inside', withoutEnlargement: true })
      // A JPEG has no transparency: what is clear becomes paper.
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
}

/** Does a work with a picture that may be decoded; null where there is none. */
async function reading<T>(
  picture: Buffer,
  work: (open: OpenPicture, moves: boolean) => Promise<T>,
): Promise<T | null> {
  if (picture.length === 0) return null;
  return workOnPicture(async (open) => {
    try {
      const { format, width, height, pages = 1 } = await open(picture, limits).metadata();
      if (!formats.includes(format) || width * height > MOST_PIXELS) return null;
      return await work(open, pages > 1 && width * height * pages <= MOST_MOVING_PIXELS);
    } catch {
      return null;
    }
  });
}

async function scale(open: OpenPicture, picture: Buffer, side: number, animated: boolean) {
  return open(picture, { ...limits, animated })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}
