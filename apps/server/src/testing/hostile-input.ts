import type { Endpoint } from '@garden/contract';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What some fields are called with, so that inputs get past the first door: names → values of things that exist. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Texts that have broken someone's server before. */
const hostileTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '\ufeff',
    'e\u0301',
    '👨‍👩‍👧‍👦',
    '\\',
    '%',
    '%00',
    '_',
  ],
  ...["'; drop table users; --", '$1', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd', '=1+1'],
  ...[
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '1e999',
    '-0',
    '2026-02-30',
    '9999-12-31',
    '0001-01-01',
  ],
  ...[
    '10000-01-01',
    'Etc/GMT+12',
    'a@b',
    `${'a'.repeat(300)}@b.cd`,
    'x'.repeat(20_001),
    'Z\u0336'.repeat(5_000),
  ],
];

/** What JSON can say and a database cannot keep. */
const unkept = ['a\u0000b', 'x\udfff', 'Pruned the vines along the wall all day. \u0000', '\ud800'];

const hostileText = fc.oneof(
  fc.constantFrom(...unkept),
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...hostileTexts).map((text) => `Pruned the vines along the wall all day. ${text}`),
);

const words = fc.string({ unit: 'grapheme', maxLength: 40 });

/** Made once: fast-check weighs all the texts it knows against each new kind of text. */
const ordinaryText = fc.oneof(
  words,
  words.map((tail) => `Pruned the vines along the wall all day. ${tail}`),
);

/** Where numbers end, for databases and for scripts. */
const extremes = [
  ...[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Number.MAX_VALUE],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, -1, 0, 1.5],
];

/** Anything that JSON can say. */
const anything = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, 0.1, [], {}, [[]], [null], ...extremes),
  },
);

/** Inputs for a call, made from its contract: as it asks, with one part spoiled or added, and anything at all. */
export function hostileInputs(endpoint: Endpoint, known: Known): Arbitrary<unknown> {
  const valid = fromSchema(schemaOf(endpoint), '', known);
  const spoiled = fc
    .tuple(valid, fc.noBias(fc.nat()), fc.noBias(anything))
    .map(([fields, place, value]) => spoil(fields, place, value));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 6, arbitrary: spoiled },
    { weight: 1, arbitrary: anything },
  );
}

/** The first and the last of the days, months and years that calls take. */
const calendarEnds = ['0001-01-01', '9999-12-31', '0001-01', '9999-12', '0001', '9999'];

/** So many inputs for each extreme, since one may be refused for another of its parts. */
const SAMPLES = 5;

/** For each number, day, month or year that a call takes, inputs that are as it asks but for that part, an extreme one. */
export function extremeInputs(endpoint: Endpoint, known: Known): unknown[] {
  const schema = schemaOf(endpoint);
  return scalesIn(schema).flatMap(({ name, listed, ends }) =>
    ends.flatMap((extreme) => {
      const only = { ...known, [name]: [listed ? [extreme] : extreme] };
      return fc.sample(fromSchema(schema, '', only, name), { numRuns: SAMPLES, seed: 1 });
    }),
  );
}

function schemaOf({ input }: Endpoint): JsonSchema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
}

/** A field whose values have an order, and with it ends. */
type Scale = { name: string; listed: boolean; ends: readonly unknown[] };

function scalesIn(schema: JsonSchema | boolean, name = '', listed = false): Scale[] {
  if (typeof schema === 'boolean') return [];
  const { anyOf = [], items, properties = {} } = schema;
  const ends = endsOf(schema);
  return [
    ...(ends.length > 0 ? [{ name, listed, ends }] : []),
    ...anyOf.flatMap((option) => scalesIn(option, name, listed)),
    ...(items && !Array.isArray(items) ? scalesIn(items, name, true) : []),
    ...Object.entries(properties).flatMap(([part, of]) => scalesIn(of, part)),
  ];
}

function endsOf({ type, pattern, allOf = [] }: JsonSchema): readonly unknown[] {
  if (type === 'integer' || type === 'number') return extremes;
  const patterns = [pattern, ...allOf.map((part) => (typeof part === 'object' ? part.pattern : undefined))]
    .filter((each) => each !== undefined)
    .map((each) => new RegExp(each));
  // What takes any text takes these, too, without reading them.
  if (patterns.length === 0 || patterns.every((each) => each.test('any'))) return [];
  return calendarEnds.filter((end) => patterns.every((each) => each.test(end)));
}

function leadsTo(scale: string, schema: JsonSchema | boolean, name: string): boolean {
  return scalesIn(schema, name).some((field) => field.name === scale);
}

/** The input with one of its parts, at whatever depth, replaced; or with a part more. */
function spoil(fields: unknown, place: number, value: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return value;
  const names = [...Object.keys(fields), 'colour'];
  const name = names[place % names.length] ?? 'colour';
  const deeper = Math.floor(place / names.length);
  const old = new Map(Object.entries(fields)).get(name);
  const fresh = deeper % 2 === 0 ? value : spoil(old, Math.floor(deeper / 2), value);
  if (Array.isArray(fields)) return [...fields, fresh];
  return { ...fields, [name]: fresh };
}

/** Optional parts are there or not; where a scale is named, those that lead to it are there and no others. */
function fromSchema(
  schema: JsonSchema | boolean,
  name: string,
  known: Known,
  scale?: string,
): Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  const values = known[name];
  if (values && schema.type !== 'object') return fc.constantFrom(...values);
  const { anyOf, enum: options, const: constant, type, items, properties = {}, required = [] } = schema;
  if (anyOf) {
    const leading = anyOf.filter((option) => scale !== undefined && leadsTo(scale, option, name));
    const wanted = leading.length > 0 ? leading : anyOf;
    return fc.oneof(...wanted.map((option) => fromSchema(option, name, known, scale)));
  }
  if (options) return fc.constantFrom(...options);
  if (constant !== undefined) return fc.constant(constant);
  switch (type) {
    case 'object': {
      const wanted = Object.entries(properties).filter(
        ([part, of]) => scale === undefined || required.includes(part) || leadsTo(scale, of, part),
      );
      const parts = wanted.map(([part, of]) => [part, fromSchema(of, part, known, scale)]);
      const requiredKeys = scale === undefined ? required : wanted.map(([part]) => part);
      return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys });
    }
    case 'array':
      return fc.array(items && !Array.isArray(items) ? fromSchema(items, name, known, scale) : anything, {
        maxLength: 5,
      });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 100 }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return ordinaryText;
  }
}
