import type { Transaction } from '../../../db/open-database.ts';
import { refuseField } from '../../../http/refusal.ts';
import { workOnPicture } from '../../../platform/picture-work.ts';
import type { Ports } from '../../../platform/ports.ts';

/** What the bytes themselves must be, whatever the address says; SVG above all is none of them. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'gif'];
const SIDE = 256;
const MOST_PIXELS = 40_000_000;
const NAME_LETTERS = 32;

/** The key of a new picture: null for none, undefined where the one there is stays. */
export type NewAvatar = {
  readonly key: string | null | undefined;
  /** Erases the picture before once the transaction has committed that takes its place. */
  replace(tx: Transaction, before: string | null): void;
};

/**
 * Keeps a new picture while `write` runs, and erases it where that fails.
 * @param wish a data URL, null for no picture, undefined to keep the one there is
 * @throws Refusal 400 where it is no picture, or one of more than 40 megapixels
 */
export async function exchangeAvatar<T>(
  ports: Ports,
  wish: string | null | undefined,
  write: (avatar: NewAvatar) => Promise<T>,
): Promise<T> {
  const key = typeof wish === 'string' ? await keepAvatar(ports, wish) : wish;
  const replace: NewAvatar['replace'] = (tx, before) => {
    if (key !== undefined && before) tx.afterCommit(() => ports.files.delete(before));
  };
  return write({ key, replace }).catch(async (error: unknown) => {
    if (key) await ports.files.delete(key);
    throw error;
  });
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
  return workOnPicture(async (open) => {
    const image = open(picture, { limitInputPixels: MOST_PIXELS });
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
  });
}
