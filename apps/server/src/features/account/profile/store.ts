import { refuseField } from '../../../http/refusal.ts';
import type { Ports } from '../../../platform/ports.ts';

/** What the bytes themselves must be, whatever the address says; SVG above all is none of them. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'gif'];
const SIDE = 256;
const MOST_PIXELS = 40_000_000;
const NAME_LETTERS = 32;

/**
 * Keeps a new picture while `write` runs; then the picture before is erased, or where it failed the new one.
 * @param wish a data URL, null for no picture, undefined to keep the one there is
 * @param write is given the key of the new file, and tells the key of the one before
 * @throws Refusal 400 where it is no picture, or one of more than 40 megapixels
 */
export async function exchangeAvatar<T extends { readonly before: string | null }>(
  ports: Ports,
  wish: string | null | undefined,
  write: (key: string | null | undefined) => Promise<T>,
): Promise<T> {
  const key = typeof wish === 'string' ? await keepAvatar(ports, wish) : wish;
  const written = await write(key).catch(async (error: unknown) => {
    if (key) await ports.files.delete(key);
    throw error;
  });
  if (key !== undefined && written.before) await ports.files.delete(written.before);
  return written;
}

/**
 * Re-encodes a picture, which leaves its metadata behind, and keeps it under a name that no one can guess.
 * @param dataUrl `data:image/…;base64,…`
 * @returns the key of the file
 */
async function keepAvatar({ files, random }: Ports, dataUrl: string): Promise<string> {
  const content = await encode(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  const key = `avatars/${random.letters(NAME_LETTERS).toLowerCase()}.webp`;
  await files.put(key, content);
  return key;
}

async function encode(picture: Buffer): Promise<Buffer> {
  if (picture.length === 0) throw refuseField('avatar', 'avatarInvalid');
  // Loaded with the first picture: its library is large, and a start needs none of it.
  const { default: sharp } = await import('sharp');
  const image = sharp(picture, { limitInputPixels: MOST_PIXELS });
  const known = await image.metadata().then(
    ({ format }) => formats.includes(format),
    () => false,
  );
  if (!known) throw refuseField('avatar', 'avatarInvalid');
  return image
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp()
    .toBuffer()
    .catch(() => {
      throw refuseField('avatar', 'avatarInvalid');
    });
}
