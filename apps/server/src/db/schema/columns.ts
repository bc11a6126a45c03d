import { customType, date, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Bytes; statements write and read them by `decode` and `encode`, since the drivers differ in them. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A date without a zone: `2026-03-31`. */
export const day = () => date({ mode: 'string' });

/** What a text is found by. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
