import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGES } from '../limits.ts';

const MAX_ALT = 120;
const MAX_DATA_URL = f.dataUrlLength(MAX_IMAGE_BYTES);

/** The name of a picture's file. */
export const imageFile = () => z.string('imageGone').check(z.regex(/^[a-z]{32}\.webp$/, 'imageGone'));

/** A picture as it is kept. */
export const image = z.object({
  file: z.string(),
  /** As `imageUrls` has them. */
  url: z.string(),
  thumbnail: z.string(),
  width: z.int(),
  height: z.int(),
});

/** A picture as it is written. */
export const writtenImage = () =>
  z.strictObject({
    file: imageFile(),
    /** What it shows, in words. */
    alt: z.optional(f.text({ max: MAX_ALT })),
  });

/** The pictures of an entry or a question as they are written, in order; left out, there are none or they stay. */
export const writtenImages = () =>
  z.optional(z.array(writtenImage()).check(z.maxLength(MAX_IMAGES, 'tooManyImages')));

/** What a draft holds. */
export const draftImages = () => z.array(z.object({ file: z.string(), alt: z.string() }));

export const shownImage = () => z.object({ ...image.shape, alt: z.string() });
export const shownImages = () => z.array(shownImage());
export type DiaryImage = z.output<ReturnType<typeof shownImages>>[number];

/** The call behind `diary.image`. */
export const addImage = endpoint({
  method: 'POST',
  path: 'user/diary/image',
  summary:
    'Takes in a picture for a diary, a question or what a team stands for, as a data URL; one that none shows is erased after eight days.',
  kind: 'write',
  access: 'session',
  bodyLimit: MAX_DATA_URL + 1024,
  input: z.strictObject({
    image: f.pictureUrl(MAX_DATA_URL, { invalid: 'imageInvalid', tooLarge: 'imageTooLarge' }),
  }),
  output: image,
});
