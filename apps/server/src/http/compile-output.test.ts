import { allEndpoints } from '@garden/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compileOutput } from './compile-output.ts';

const RUNS = 30;

/** Calls that answer with a file, which is no envelope and goes through no schema. */
const sendFiles = allEndpoints().filter(({ endpoint }) => endpoint.response === 'file');
const writeEnvelopes = allEndpoints().filter(({ endpoint }) => endpoint.response !== 'file');

/** Values that a schema takes, with fields that it does not know. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return stringOf(def);
    case 'number':
      return fc.integer({ min: 0, max: 1_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'nullable':
      return fc.option(valuesOf(def.innerType), { nil: null });
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined });
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 });
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'record':
      if (def.keyType._zod.values) {
        const keys = [...def.keyType._zod.values].map(String);
        const fields = Object.fromEntries(keys.map((key) => [key, valuesOf(def.valueType)]));
        return def.partial ? fc.record(fields, { requiredKeys: [] }) : fc.record(fields);
      }
      return fc.dictionary(valuesOf(def.keyType).map(String), valuesOf(def.valueType), { maxKeys: 3 });
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)] as const);
      return fc.record({ ...Object.fromEntries(fields), unknownToTheContract: fc.constant('secret') });
    }
    default:
      throw new Error(`no values of the kind ${def.type}`);
  }
}

/** Strings of a format that the schema asks for; otherwise any. */
function stringOf({ checks, ...def }: z.core.$ZodStringDef): fc.Arbitrary<string> {
  const defs = [def, ...(checks ?? []).map((check) => check._zod.def)];
  const formats = defs.flatMap((each) => ('format' in each ? [each.format] : []));
  if (formats.includes('uuid')) return fc.uuid();
  if (formats.includes('datetime'))
    return fc.date({ ...YEARS, noInvalidDate: true }).map((at) => at.toISOString());
  if (formats.includes('date')) {
    return fc.date({ ...YEARS, noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10));
  }
  if (formats.includes('regex')) {
    const patterns = defs.flatMap((each) =>
      'pattern' in each && each.pattern instanceof RegExp ? [each.pattern] : [],
    );
    const isAsked = (text: string) => patterns.every((pattern) => pattern.test(text));
    // Months and years.
    return fc
      .date({ ...YEARS, noInvalidDate: true })
      .map((at) => [7, 4].map((length) => at.toISOString().slice(0, length)).find(isAsked) ?? '');
  }
  return fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('__proto__', '"\\', '\u2028', '葡萄'));
}
const YEARS = { min: new Date('2001-01-01'), max: new Date('2099-12-31') };

describe('the compiled output', () => {
  test.each(writeEnvelopes)('of $name writes what parsing and stringifying would', ({ endpoint }) => {
    const write = compileOutput(endpoint.output);
    if (!write) throw new Error('its schema is not supported');
    fc.assert(
      fc.property(valuesOf(endpoint.output), (value) => {
        expect(JSON.stringify(write(value))).toBe(JSON.stringify(z.parse(endpoint.output, value)));
      }),
      { numRuns: RUNS },
    );
  });

  test('is there for every call but those that send files', () => {
    const uncompiled = allEndpoints().filter(({ endpoint }) => !compileOutput(endpoint.output));
    expect(uncompiled.map(({ name }) => name)).toEqual(sendFiles.map(({ name }) => name));
  });
});

describe('what the contract does not allow', () => {
  const schema = z.object({
    name: z.string(),
    kind: z.enum(['a', 'b']),
    rows: z.array(z.object({ id: z.nullable(z.number()) })),
    marks: z.record(z.string(), z.boolean()),
    either: z.union([z.object({ x: z.string() }), z.object({ y: z.number() })]),
  });
  const write = compileOutput(schema);
  const partly = compileOutput(z.partialRecord(z.enum(['a', 'b']), z.int()));
  const good = {
    name: 'Vera',
    kind: 'a',
    rows: [{ id: 1 }, { id: null }],
    marks: { a: true },
    either: { y: 1 },
  };

  test('is left out at every depth', () => {
    const more = { ...good, secret: 1, rows: [{ id: 1, secret: 2 }], either: { y: 1, secret: 3 } };
    expect(write?.(more)).toEqual({ ...good, rows: [{ id: 1 }] });
  });

  test('is left out of a record that may lack keys', () => {
    expect(partly?.({ b: 1, secret: 2 })).toEqual({ b: 1 });
    expect(partly?.({})).toEqual({});
  });

  test.each([
    [{ ...good, name: { secret: 1 } }, 'the answer.name is not as its contract says: object'],
    [{ ...good, kind: 'c' }, 'the answer.kind is not as its contract says: string'],
    [{ ...good, rows: [{ id: '1' }] }, 'the answer.rows[].id is not as its contract says: string'],
    [{ ...good, rows: null }, 'the answer.rows is not as its contract says: null'],
    [{ ...good, marks: { a: 'yes' } }, 'the answer.marks.* is not as its contract says: string'],
    [{ ...good, either: {} }, 'the answer.either is not as its contract says: object'],
    [undefined, 'the answer is not as its contract says: undefined'],
  ])('is a fault where it stands in place of something else: %#', (bad, message) => {
    expect(() => write?.(bad)).toThrow(new TypeError(message));
  });

  test.each([
    z.union([z.object({ x: z.string() }), z.object({ x: z.string(), y: z.number() })]),
    z.union([z.string(), z.object({})]),
    z.looseObject({ x: z.string() }),
    z.looseRecord(z.enum(['a']), z.string()),
    z.date(),
  ])('is left to parsing where a schema is not supported: %#', (unsupported) => {
    expect(compileOutput(unsupported)).toBeUndefined();
  });
});
