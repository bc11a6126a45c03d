/** Reads one field of a query string; throws where the value does not fit. */
type Field<T> = (value: unknown) => T;
type Fields = Readonly<Record<string, Field<unknown>>>;

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: undefined extends ReturnType<F[Name]> ? Name : never;
}[keyof F];
/** What a query string holds by its fields. */
export type SearchOf<F extends Fields> = {
  -readonly [Name in OptionalNames<F>]?: ReturnType<F[Name]>;
} & { -readonly [Name in Exclude<keyof F, OptionalNames<F>>]: ReturnType<F[Name]> };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MAX_EMAIL = 254;

function fitting<T>(fits: (value: unknown) => value is T): Field<T> {
  return (value) => {
    if (fits(value)) return value;
    throw new TypeError('A field of the query string does not fit');
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const uuid = fitting((value): value is string => isText(value) && UUID.test(value));
export const flag = fitting((value): value is boolean => typeof value === 'boolean');
export const email = fitting(
  (value): value is string => isText(value) && value.length <= MAX_EMAIL && EMAIL.test(value),
);

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = fitting(
  (value): value is string =>
    isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toISOString().startsWith(value),
);

/** A month of the calendar, `YYYY-MM`. */
export const month = fitting(
  (value): value is string => isText(value) && /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
);

/** A number of things, from 1 on; the router parses it as a number. */
export const count = fitting((value): value is number => Number.isSafeInteger(value) && Number(value) > 0);

const digits = fitting((value): value is string => isText(value) && /^\d{4}$/.test(value));
/** A year of four digits; the router parses it as a number. */
export const year: Field<string> = (value) => digits(String(value));

export function text(maximum = Number.POSITIVE_INFINITY): Field<string> {
  return fitting((value): value is string => isText(value) && value.length <= maximum);
}

/** Text as someone typed it; the router parses digits as a number. */
export function typedText(maximum?: number): Field<string> {
  const read = text(maximum);
  return (value) => read(String(value));
}

export function oneOf<const T extends string | boolean>(...values: readonly T[]): Field<T> {
  return fitting((value): value is T => values.some((known) => known === value));
}

/** May be left out. */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return (value) => (value === undefined ? undefined : field(value));
}

/** May be left out, and is where it does not fit. */
export function lenient<T>(field: Field<T>): Field<T | undefined> {
  return (value) => {
    try {
      return value === undefined ? undefined : field(value);
    } catch {
      return undefined;
    }
  };
}

/**
 * The validator of a query string; what it does not name is dropped.
 *
 * Not the contract's library: nothing else of the first screen parses, and it is a twentieth of it.
 */
export function searchOf<F extends Fields>(fields: F): (search: Record<string, unknown>) => SearchOf<F> {
  return (search) => {
    const read = Object.entries(fields).map(([name, field]) => [name, field(search[name])] as const);
    // What each field gives is what the type says of it; the checker cannot follow that through the entries.
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as SearchOf<F>;
  };
}
