import type { core } from 'zod/mini';

/** Copies of an answer what its contract names, and nothing else. Throws a TypeError where it is of another kind. */
export type WriteOutput = (answer: unknown) => unknown;

type Schema = core.$ZodType;
type Def = core.$ZodTypes['_zod']['def'];
type ObjectDef = core.$ZodObjectDef;

/** A schema whose kind the compiler does not know. */
class Unsupported extends Error {}

/**
 * Compiles what copies an answer by its contract: one function for each object schema, with its fields written out, which
 * costs a fraction of parsing. Formats and lengths are not looked at: that the handlers keep to them is what the tests
 * check, where every answer is parsed.
 * @returns undefined for a schema of a kind that is not known here
 */
export function compileOutput(schema: Schema): WriteOutput | undefined {
  try {
    const compiler = new Compiler();
    const result = compiler.expression(schema, 'answer', 'the answer');
    const source = `'use strict';\n${FAIL}\n${compiler.functions.join('\n')}\nreturn (answer) => ${result};`;
    // The source is made of the contract alone: names of fields, quoted, and nothing that a person wrote.
    return new Function(source)() as WriteOutput;
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

const FAIL = `const fail = (place, value) => {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  throw new TypeError(place + ' is not as its contract says: ' + kind);
};`;

class Compiler {
  readonly functions: string[] = [];
  readonly #named = new Map<Schema, string>();

  /** What makes the copy of `value`, an expression without side effects, as an expression. */
  expression(schema: Schema, value: string, place: string): string {
    const def = defOf(schema);
    const where = JSON.stringify(place);
    switch (def.type) {
      case 'string':
      case 'number':
      case 'boolean':
        return `(typeof ${value} === '${def.type}' ? ${value} : fail(${where}, ${value}))`;
      case 'enum':
        return `(${listOf(Object.values(def.entries))}.includes(${value}) ? ${value} : fail(${where}, ${value}))`;
      case 'literal':
        return `(${listOf(def.values)}.includes(${value}) ? ${value} : fail(${where}, ${value}))`;
      case 'null':
        return `(${value} === null ? null : fail(${where}, ${value}))`;
      case 'nullable':
        return `(${value} === null ? null : ${this.expression(def.innerType, value, place)})`;
      case 'optional':
        return `(${value} === undefined ? undefined : ${this.expression(def.innerType, value, place)})`;
      case 'object':
      case 'array':
      case 'record':
        return `${this.#functionOf(schema, def, place)}(${value})`;
      case 'union':
        return this.#union(def, value, place);
      default:
        throw new Unsupported(def.type);
    }
  }

  #functionOf(
    schema: Schema,
    def: ObjectDef | core.$ZodArrayDef | core.$ZodRecordDef,
    place: string,
  ): string {
    const known = this.#named.get(schema);
    if (known) return known;
    const name = `copy${this.#named.size}`;
    this.#named.set(schema, name);
    const body = this.#body(def, place);
    this.functions.push(`function ${name}(value) {\n${body}\n}`);
    return name;
  }

  #body(def: ObjectDef | core.$ZodArrayDef | core.$ZodRecordDef, place: string): string {
    const where = JSON.stringify(place);
    if (def.type === 'array') {
      const item = this.expression(def.element, 'value[at]', `${place}[]`);
      return `if (!Array.isArray(value)) fail(${where}, value);
const copy = new Array(value.length);
for (let at = 0; at < copy.length; at += 1) copy[at] = ${item};
return copy;`;
    }
    const isObject = `if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(${where}, value);`;
    if (def.type === 'record') {
      const keys = defOf(def.keyType);
      if (def.mode === 'loose') throw new Unsupported('loose record');
      if (keys.type !== 'string' && keys.type !== 'enum') throw new Unsupported(`record of ${keys.type}`);
      const named = keys.type === 'enum' ? listOf(Object.values(keys.entries)) : undefined;
      // A whole record has every key of its enum, a partial one those that are written.
      const all = named && !def.partial ? named : 'Object.keys(value)';
      const isNamed = named && def.partial ? ` || !${named}.includes(key)` : '';
      return `${isObject}
const copy = {};
for (const key of ${all}) {
  if (key === '__proto__'${isNamed}) continue;
  copy[key] = ${this.expression(def.valueType, 'value[key]', `${place}.*`)};
}
return copy;`;
    }
    if (def.catchall && defOf(def.catchall).type !== 'never') throw new Unsupported('catchall');
    const fields = Object.entries(def.shape).map(([field, inner]) => {
      const key = JSON.stringify(field);
      return `${key}: ${this.expression(inner, `value[${key}]`, `${place}.${field}`)}`;
    });
    return `${isObject}\nreturn {\n  ${fields.join(',\n  ')}\n};`;
  }

  /** Either values that are copied as they are, or objects that their fields tell apart. */
  #union({ options }: core.$ZodUnionDef, value: string, place: string): string {
    const where = JSON.stringify(place);
    const defs = options.map(defOf);
    if (defs.every(({ type }) => type === 'string' || type === 'number' || type === 'boolean')) {
      const kinds = listOf(defs.map(({ type }) => type));
      return `(${kinds}.includes(typeof ${value}) ? ${value} : fail(${where}, ${value}))`;
    }
    const objects = defs.filter((def) => def.type === 'object');
    if (objects.length < defs.length) throw new Unsupported('union');
    const branches = options.map((option, nth) => {
      const marks = markOf(objects, nth).map((field) => `${value}?.[${JSON.stringify(field)}] !== undefined`);
      return `${marks.join(' && ')} ? ${this.expression(option, value, place)} : `;
    });
    return `(${branches.join('')}fail(${where}, ${value}))`;
  }
}

/** The fields that an object of a union always has; those after it must each lack one of them. */
function markOf(objects: readonly ObjectDef[], place: number): readonly string[] {
  const required = Object.entries(objects[place]?.shape ?? {}).flatMap(([field, schema]) =>
    defOf(schema).type === 'optional' ? [] : [field],
  );
  const isToldApart = objects
    .slice(place + 1)
    .every(({ shape }) => required.some((field) => !(field in shape)));
  if (!isToldApart || required.length === 0) throw new Unsupported('union of objects that look alike');
  return required;
}

/** The definitions of Zod's own kinds; others end up as unsupported. */
function defOf(schema: Schema): Def {
  return (schema as core.$ZodTypes)._zod.def;
}

function listOf(values: readonly unknown[]): string {
  return JSON.stringify(values);
}
