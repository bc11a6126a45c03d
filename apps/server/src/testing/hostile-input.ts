import type { Endpoint } from '@garden/contract';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What some fields are called with, so that inputs get past the first door: names → values of things that exist. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Texts that have broken somebody's server before. */
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

/** Anything that JSON can say. */
const anything = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, -1, 0, 1e308, Number.MAX_SAFE_INTEGER, 0.1, [], {}, [[]], [null]),
  },
);

/** Inputs for a call, made from its contract: as it asks, with one part spoiled or added, and anything at all. */
export function hostileInputs({ input }: Endpoint, known: Known): Arbitrary<unknown> {
  const valid = fromSchema(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), '', known);
  const spoiled = fc
    .tuple(valid, fc.noBias(fc.nat()), fc.noBias(anything))
    .map(([fields, place, value]) => spoil(fields, place, value));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 6, arbitrary: spoiled },
    { weight: 1, arbitrary: anything },
  );
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

function fromSchema(schema: JsonSchema | boolean, name: string, known: Known): Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  const values = known[name];
  if (values && schema.type !== 'object') return fc.constantFrom(...values);
  const { anyOf, enum: options, const: constant, type, items, properties = {}, required = [] } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((option) => fromSchema(option, name, known)));
  if (options) return fc.constantFrom(...options);
  if (constant !== undefined) return fc.constant(constant);
  switch (type) {
    case 'object': {
      const parts = Object.entries(properties).map(([part, of]) => [part, fromSchema(of, part, known)]);
      return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys: required });
    }
    case 'array':
      return fc.array(items && !Array.isArray(items) ? fromSchema(items, name, known) : anything, {
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
      return fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc
          .string({ unit: 'grapheme', maxLength: 40 })
          .map((tail) => `Pruned the vines along the wall all day. ${tail}`),
      );
  }
}
