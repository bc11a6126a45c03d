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

/** So many inputs for each extreme, since one may be refused for another of its parts. */
const SAMPLES = 5;

/** For each number that a call takes, inputs that are as it asks but for that number, which is an extreme one. */
export function extremeInputs(endpoint: Endpoint, known: Known): unknown[] {
  const schema = schemaOf(endpoint);
  return numbersIn(schema).flatMap(({ name, listed }) =>
    extremes.flatMap((extreme) => {
      const only = { ...known, [name]: [listed ? [extreme] : extreme] };
      return fc.sample(fromSchema(schema, '', only, name), { numRuns: SAMPLES, seed: 1 });
    }),
  );
}

function schemaOf({ input }: Endpoint): JsonSchema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
}

type NumberField = { name: string; listed: boolean };

function numbersIn(schema: JsonSchema | boolean, name = '', listed = false): NumberField[] {
  if (typeof schema === 'boolean') return [];
  const { type, anyOf = [], items, properties = {} } = schema;
  return [
    ...(type === 'integer' || type === 'number' ? [{ name, listed }] : []),
    ...anyOf.flatMap((option) => numbersIn(option, name, listed)),
    ...(items && !Array.isArray(items) ? numbersIn(items, name, true) : []),
    ...Object.entries(properties).flatMap(([part, of]) => numbersIn(of, part)),
  ];
}

function leadsTo(number: string, schema: JsonSchema | boolean, name: string): boolean {
  return numbersIn(schema, name).some((field) => field.name === number);
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

/** Optional parts are there or not; where a number is named, those that lead to it are there and no others. */
function fromSchema(
  schema: JsonSchema | boolean,
  name: string,
  known: Known,
  number?: string,
): Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  const values = known[name];
  if (values && schema.type !== 'object') return fc.constantFrom(...values);
  const { anyOf, enum: options, const: constant, type, items, properties = {}, required = [] } = schema;
  if (anyOf) {
    const leading = anyOf.filter((option) => number !== undefined && leadsTo(number, option, name));
    const wanted = leading.length > 0 ? leading : anyOf;
    return fc.oneof(...wanted.map((option) => fromSchema(option, name, known, number)));
  }
  if (options) return fc.constantFrom(...options);
  if (constant !== undefined) return fc.constant(constant);
  switch (type) {
    case 'object': {
      const wanted = Object.entries(properties).filter(
        ([part, of]) => number === undefined || required.includes(part) || leadsTo(number, of, part),
      );
      const parts = wanted.map(([part, of]) => [part, fromSchema(of, part, known, number)]);
      const requiredKeys = number === undefined ? required : wanted.map(([part]) => part);
      return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys });
    }
    case 'array':
      return fc.array(items && !Array.isArray(items) ? fromSchema(items, name, known, number) : anything, {
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
