import type { SQL } from 'drizzle-orm';
import { Registry } from '../../../platform/hooks.ts';

/** A picture, as a statement names it. */
export type ImageColumns = { readonly file: SQL; readonly ownerId: SQL };

/** What else shows pictures: whether something of an area above shows this one, as a condition. */
export const imageHolders = new Registry<(image: ImageColumns) => SQL<boolean>>('imageHolders');
