import { and, asc, eq, inArray, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { diaryImages, drafts, type StoredImage } from '../../../db/schema/diary.ts';
import { refuseField } from '../../../http/refusal.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { inBatches } from '../../../platform/erase-hidden.ts';
import type { Files } from '../../../platform/files.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { encodePicture } from '../encoding/store.ts';
import { imageHolders } from './hooks.ts';

export type { StoredImage };

/** Pictures as someone names them. */
type Written = readonly { readonly file: string; readonly alt?: string | undefined }[];

const FOLDER = 'diaries';
const NAME_LETTERS = 32;
const AT_ONCE = 100;
/** A draft that waits on a device can be published for seven days; so long its pictures wait here, and one more. */
const UNSHOWN_LIFE = 8 * DAY;

/** The keys of a picture's files, large and small. */
export function imageKeys(file: string): { readonly large: string; readonly small: string } {
  return { large: `${FOLDER}/${file}`, small: `${FOLDER}/${file.replace(/\.webp$/, '-small.webp')}` };
}

/**
 * Re-encodes a picture and keeps it for its owner until something shows it.
 * @param dataUrl `data:image/…;base64,…`
 * @throws Refusal `imageInvalid` at the field `image` for what is no picture, or one of more than 40 megapixels
 */
export async function keepImage(
  { clock, database, files, random }: Ports,
  ownerId: string,
  dataUrl: string,
): Promise<Omit<StoredImage, 'alt'>> {
  const encoded = await encodePicture(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  if (!encoded) throw refuseField('image', 'imageInvalid');
  const { width, height } = encoded;
  const file = `${random.letters(NAME_LETTERS).toLowerCase()}.webp`;
  const keys = imageKeys(file);
  // The row first: whatever ends this in between, the hourly job finds what was left.
  await database.db.insert(diaryImages).values({ file, ownerId, width, height, createdAt: clock.now() });
  await files.put(keys.small, encoded.small);
  await files.put(keys.large, encoded.large);
  return { file, width, height };
}

/** Someone's own pictures with their sizes, in the order in which they are named; what is gone is left out. */
export async function describeImages(
  db: Queryable,
  ownerId: string,
  written: Written = [],
): Promise<StoredImage[]> {
  return written.length === 0 ? [] : described(written, await selectOwn(db, ownerId, written));
}

/**
 * The same for what shows them without being a diary; they are held until the transaction ends.
 * @param field where they are written
 * @throws Refusal `imageGone` at that field where one is gone, or someone else’s
 */
export async function holdImages(
  tx: Transaction,
  ownerId: string,
  written: Written = [],
  field = 'images',
): Promise<StoredImage[]> {
  if (written.length === 0) return [];
  const images = described(written, await selectOwn(tx, ownerId, written).for('key share'));
  if (images.length < written.length) throw refuseField(field, 'imageGone');
  return images;
}

function selectOwn(db: Queryable, ownerId: string, written: Written) {
  const { file, width, height } = diaryImages;
  const names = written.map((image) => image.file);
  return db
    .select({ file, width, height })
    .from(diaryImages)
    .where(and(eq(diaryImages.ownerId, ownerId), inArray(file, names)));
}

function described(written: Written, found: readonly Omit<StoredImage, 'alt'>[]): StoredImage[] {
  const byFile = new Map(found.map((image) => [image.file, image]));
  return written.flatMap(({ file: name, alt = '' }) => {
    const image = byFile.get(name);
    return image ? [{ ...image, alt }] : [];
  });
}

/**
 * Gives pictures to the diary that shows them, and takes from it those that it no longer shows.
 * @param diary as it was, with the pictures that it showed
 * @throws Refusal `imageGone` at the field `images` where one is gone, someone else’s, or of another diary
 */
export async function showImages(
  tx: Transaction,
  diary: { readonly id: string; readonly authorId: string; readonly images: Written },
  written: Written = [],
): Promise<void> {
  const names = [...new Set(written.map(({ file }) => file))];
  const mine = eq(diaryImages.diaryId, diary.id);
  if (diary.images.some(({ file }) => !names.includes(file))) {
    tx.atCommit(
      tx
        .update(diaryImages)
        .set({ diaryId: null })
        .where(and(mine, notInArray(diaryImages.file, names))),
    );
  }
  if (names.length === 0) return;
  const shown = await tx
    .update(diaryImages)
    .set({ diaryId: diary.id })
    .where(
      and(
        inArray(diaryImages.file, names),
        eq(diaryImages.ownerId, diary.authorId),
        sql`(${diaryImages.diaryId} is null or ${mine})`,
      ),
    )
    .returning({ file: diaryImages.file });
  if (shown.length < names.length) throw refuseField('images', 'imageGone');
}

/**
 * Erases pictures that nothing shows, no draft holds, and that were taken in long enough ago; tells how many.
 * Their files go before the rows do: whatever ends this in between, it is done again.
 */
export async function eraseUnshownImages({
  clock,
  database,
  files,
  hooks,
}: Pick<Ports, 'clock' | 'database' | 'files' | 'hooks'>): Promise<number> {
  const before = shift(clock.now(), -UNSHOWN_LIFE);
  const eraseSome = (limit: number) =>
    database.transaction(async (tx) => {
      const due = await lockUnshown(tx, hooks, before, limit);
      await eraseImages(tx, files, due);
      return due.length;
    });
  return inBatches(eraseSome, AT_ONCE);
}

function lockUnshown(tx: Transaction, hooks: Hooks, before: Date, limit: number) {
  const { file, ownerId, diaryId, createdAt } = diaryImages;
  const holding = tx
    .select({ day: drafts.day })
    .from(drafts)
    .where(
      and(
        eq(drafts.authorId, ownerId),
        sql`${drafts.images} @> jsonb_build_array(jsonb_build_object('file', ${file}))`,
      ),
    );
  const image = { file: sql`${file}`, ownerId: sql`${ownerId}` };
  const unheld = hooks.list(imageHolders).map((isHeld) => sql`not ${isHeld(image)}`);
  return tx
    .select({ file })
    .from(diaryImages)
    .where(and(isNull(diaryId), lt(createdAt, before), notExists(holding), ...unheld))
    .orderBy(asc(createdAt))
    .limit(limit)
    .for('update', { of: diaryImages, skipLocked: true });
}

/** The names of all pictures that someone added, whatever shows them. */
export async function listOwnImages(db: Queryable, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ file: diaryImages.file })
    .from(diaryImages)
    .where(eq(diaryImages.ownerId, ownerId))
    .orderBy(asc(diaryImages.createdAt), asc(diaryImages.file));
  return rows.map(({ file }) => file);
}

/** Erases the pictures of a person that no diary shows; their files go first, so that this can be repeated. */
export async function eraseOwnImages(tx: Transaction, files: Files, ownerId: string): Promise<void> {
  const unshown = and(eq(diaryImages.ownerId, ownerId), isNull(diaryImages.diaryId));
  const due = await tx.select({ file: diaryImages.file }).from(diaryImages).where(unshown);
  await eraseImages(tx, files, due);
}

async function eraseImages(
  tx: Transaction,
  files: Files,
  due: readonly { readonly file: string }[],
): Promise<void> {
  for (const { file } of due) await Promise.all(Object.values(imageKeys(file)).map(files.delete));
  const gone = due.map(({ file }) => file);
  if (gone.length > 0) await tx.delete(diaryImages).where(inArray(diaryImages.file, gone));
}
