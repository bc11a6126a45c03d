import * as z from 'zod/mini';
import type { MessageKey } from './messages.ts';
import { characterCount } from './text/character-count.ts';
import { isTooNested } from './text/nesting.ts';
import { isPlainName } from './text/plain-name.ts';
import { withShortRuns } from './text/short-runs.ts';
import { keptText, storable } from './text/unseen.ts';

/** A key of the catalogue as a check's message; the server and the client turn it into a sentence. */
export const say = (key: MessageKey): MessageKey => key;

type TextRule = { min?: number; max: number; required?: MessageKey; tooLong?: MessageKey };

/**
 * Text as everything on the wire is: well-formed, trimmed, NFC-normalised, bounded; empty where no reader sees anything.
 * @param rule `min` and `max` count grapheme clusters that take room; `required` is what an empty text is told.
 */
export function text({ min = 0, max, required, tooLong }: TextRule) {
  return z.string(required && say(required)).check(
    z.overwrite((written: string) => keptText(withShortRuns(storable(written)))),
    z.refine((value: string) => value.length >= min && (min <= 1 || characterCount(value) >= min), {
      error: say(required ?? 'fieldTooShort'),
      params: { minimum: min },
      abort: true,
    }),
    z.refine((value: string) => fits(value, max), {
      error: say(tooLong ?? 'fieldTooLong'),
      params: { maximum: max },
    }),
  );
}

/** Text that is shown formatted, and nests no deeper than is formatted. */
export function markdown(rule: TextRule) {
  return text(rule).check(z.refine((value: string) => !isTooNested(value), say('textTooNested')));
}

/** A cluster of many code units (a family emoji) counts once, but a text cannot hide megabytes in few clusters. */
const UNITS_PER_CHARACTER = 8;
function fits(value: string, max: number): boolean {
  if (value.length <= max) return true;
  return value.length <= max * UNITS_PER_CHARACTER && characterCount(value) <= max;
}

/** UUIDs as the API gives them. */
export const id = () => z.uuid(say('idInvalid'));
export const instant = () => z.iso.datetime({ precision: 3 });
/** A diary day, `YYYY-MM-DD`. */
export const day = () => z.iso.date(say('dayInvalid')).check(z.regex(/^(?!0000)/, say('dayInvalid')));
export const month = () =>
  z.string(say('monthInvalid')).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, say('monthInvalid')));
export const year = () => z.string(say('yearInvalid')).check(z.regex(/^(?!0000)\d{4}$/, say('yearInvalid')));
export const locale = () => z.enum(['en', 'zh']);
/** When a team's day begins: from 00:00 to 12:00. */
export const dayStart = () =>
  z.string(say('timeInvalid')).check(z.regex(/^(0\d|1[01]):[0-5]\d$|^12:00$/, say('timeInvalid')));
/** A time of a day: from 00:00 to 23:59. */
export const timeOfDay = () =>
  z.string(say('timeOfDayInvalid')).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('timeOfDayInvalid')));
export const timezone = () =>
  z
    .string(say('timezoneInvalid'))
    .check(z.maxLength(64, say('timezoneInvalid')), z.refine(isTimezone, say('timezoneInvalid')));

/** A country (ISO 3166-1) or a part of one, as `user/team/regions` lists them: `CN`, `DE-BY`. */
export const region = () =>
  z.string(say('regionInvalid')).check(z.regex(/^[A-Z]{2}(-[A-Za-z0-9]{1,20}){0,2}$/, say('regionInvalid')));

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

export const email = () =>
  z
    .string(say('emailRequired'))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: say('emailRequired'), abort: true }),
      z.maxLength(254, { error: say('emailInvalid'), abort: true }),
      z.regex(z.regexes.html5Email, say('emailInvalid')),
    );
/** 6 to 30 letters, digits or special characters of ASCII; the server may ask for more than six. */
export const newPassword = () =>
  z
    .string(say('passwordRequired'))
    .check(
      z.minLength(1, { error: say('passwordRequired'), abort: true }),
      z.regex(/^[\x21-\x7e]{6,30}$/, say('passwordFormat')),
    );
/** A password to compare: only bounded, so that nothing is told about its form. */
export const password = () =>
  z
    .string(say('passwordRequired'))
    .check(z.minLength(1, say('passwordRequired')), z.maxLength(200, say('passwordFormat')));
export const code = () => z.string(say('codeFormat')).check(z.trim(), z.regex(/^\d{6}$/, say('codeFormat')));
/** A name of something, by which readers tell it from others; `required` is what an empty one is told. */
const name = (required: MessageKey) =>
  text({ min: 1, max: 40, required, tooLong: 'nameTooLong' }).check(
    z.refine(isPlainName, { error: say('nameNotPlain'), when: ({ issues }) => issues.length === 0 }),
  );
export const personName = () => name('nameRequired');
export const teamName = () => name('teamNameRequired');
export const departmentName = () => name('departmentNameRequired');
export const groupName = () => name('followGroupNameRequired');
export const dayOffName = () => name('dayOffNameRequired');
/** Eight letters, written in either case. */
export const inviteCode = () =>
  z
    .string(say('inviteCodeInvalid'))
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{8}$/, say('inviteCodeInvalid')));

/** The six digits of people who stand face to face. */
export const pin = () => z.string(say('pinFormat')).check(z.trim(), z.regex(/^\d{6}$/, say('pinFormat')));
/** What stands in the link of an invitation: 256 random bits in base64url. */
export const invitationToken = () =>
  z.string(say('invitationInvalid')).check(z.trim(), z.regex(/^[\w-]{43}$/, say('invitationInvalid')));

/** A whole number of things, both bounds included. */
export const count = ({ from, to }: { from: number; to: number }) =>
  z.int().check(z.minimum(from, say('numberTooSmall')), z.maximum(to, say('numberTooBig')));

/** The same in a query, where it arrives as text. */
export const queryCount = ({ from, to }: { from: number; to: number }) =>
  z.coerce
    .number()
    .check(z.int(), z.minimum(from, say('numberTooSmall')), z.maximum(to, say('numberTooBig')));

/** A row's version; the one after it still fits what the database counts with. */
export const version = ({ from }: { from: 0 | 1 }) => count({ from, to: 2_147_483_646 });

/** Yes, as a query carries it; without it, no. */
export const flag = () => z.optional(z.union([z.literal(true), z.literal('true')], say('flagInvalid')));

type Fields = Readonly<Record<string, unknown>>;

/** Of these fields exactly one is written; otherwise the first is at fault. */
export function exactlyOne<T extends Fields>(names: readonly (keyof T & string)[], error: MessageKey) {
  return z.refine<T>((input) => names.filter((name) => input[name] !== undefined).length === 1, {
    path: names.slice(0, 1),
    error: say(error),
  });
}

/** None of these fields, or one of them. */
export function atMostOne<T extends Fields>(names: readonly (keyof T & string)[], error: MessageKey) {
  return z.refine<T>((input) => names.filter((name) => input[name] !== undefined).length <= 1, {
    path: names.slice(0, 1),
    error: say(error),
  });
}

/** These lists together hold so many items; otherwise the first is at fault. */
export function countOfAll<T extends Fields>(
  names: readonly (keyof T & string)[],
  { from, to, tooMany }: { from: number; to: number; tooMany: MessageKey },
) {
  const total = (input: T) =>
    names.reduce((sum, name) => sum + (Array.isArray(input[name]) ? input[name].length : 0), 0);
  const path = names.slice(0, 1);
  return [
    z.refine<T>((input) => total(input) >= from, { path, error: say('fieldRequired') }),
    z.refine<T>((input) => total(input) <= to, { path, error: say(tooMany), params: { maximum: to } }),
  ] as const;
}

/** How long a picture of so many bytes is as a data URL: base64 writes three as four letters, after what they are. */
export const dataUrlLength = (bytes: number) => Math.ceil(bytes / 3) * 4 + 30;

/** A picture as a data URL of at most so many characters; the server encodes it anew. */
export const pictureUrl = (
  max: number,
  { invalid, tooLarge }: { invalid: MessageKey; tooLarge: MessageKey },
) =>
  z
    .string(invalid)
    .check(z.maxLength(max, tooLarge), z.regex(/^data:image\/(png|jpeg|webp|gif);base64,/, invalid));

/** The fields by which every list pages; `limit` arrives as text in a query. */
export const pageRequest = {
  cursor: z.optional(z.string().check(z.maxLength(200, say('cursorInvalid')))),
  limit: z._default(queryCount({ from: 1, to: 100 }), 20),
};

/** A page: `nextCursor` is null on the last one. */
export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

/** A file that is sent as it is, outside the envelope. */
export const file = () =>
  z.object({ name: z.string(), mediaType: z.string(), content: z.instanceof(Uint8Array) });

/** The answer of a call that has nothing to tell. */
export const nothing = () => z.object({});

/** A file that comes in with a form, piece by piece. */
export type IncomingFile = {
  readonly name: string;
  /** What its sender says it is, in lower case; empty where they say nothing. */
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array>;
};

/** The file of a form. */
export const incomingFile = () =>
  z.custom<IncomingFile>(
    (value) => typeof value === 'object' && value !== null && 'content' in value,
    say('fileMissing'),
  );
