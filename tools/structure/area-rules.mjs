import { areaOfSchema, SHARED_TABLES } from './areas.mjs';
import { withoutComments } from './imports.mjs';
import { isForTests } from './rooms.mjs';
import { isWebDoor } from './web-rules.mjs';

const AREA = /^apps\/server\/src\/features\/([^/]+)\//;
const WRITES = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)|(?:insert into|update|delete from) \$\{(\w+)\}/g;
/** Also what gives a table to the code that writes and erases it for every area. */
const WRITES_OF_AREAS = new RegExp(`${WRITES.source}|\\b(?:ownRows|personal)\\(\\s*(\\w+)`, 'g');
const SIDES = [
  { area: AREA, instead: 'turn one way into a hook.' },
  {
    area: /^apps\/web\/src\/features\/([^/]+)\//,
    instead: "take one way through the area's slots.tsx, or through the screen.",
  },
];
const SCHEMA = /^apps\/server\/src\/db\/schema\/([^/]+)\.ts$/;

/**
 * Pairs of areas of one side that import each other: neither can be read, moved or tested without the other. On the web,
 * screens and slots may import from any area, so theirs do not count.
 * @param imports file → its imports, as `readImports` describes them
 * @returns {string[]} one line a fault: `path:line message`
 */
export function findMutualAreas(imports) {
  return SIDES.flatMap((side) => findMutualAreasOf(side, imports));
}

function findMutualAreasOf({ area, instead }, imports) {
  const first = new Map();
  for (const [file, found] of imports) {
    const own = area.exec(file)?.[1];
    if (own === undefined || isForTests(file) || isWebDoor(file)) continue;
    for (const { target, line } of found) {
      const other = area.exec(target)?.[1];
      if (other === undefined || other === own || first.has(`${own} ${other}`)) continue;
      first.set(`${own} ${other}`, `${file}:${line}`);
    }
  }
  return [...first].flatMap(([pair, place]) => {
    const [own, other] = pair.split(' ');
    const back = first.get(`${other} ${own}`);
    if (back === undefined || own > other) return [];
    return [`${place} areas ${own} and ${other} import each other (back at ${back}); ${instead}`];
  });
}

/**
 * Tables that are written by another area than their own.
 * @returns {{ line: number, message: string }[]}
 */
export function judgeWrites(file, source, imports) {
  const own = AREA.exec(file)?.[1];
  if (own === undefined || isForTests(file)) return [];
  const foreign = new Map(
    imports.flatMap(({ target, names }) => {
      const schema = areaOfSchema(SCHEMA.exec(target)?.[1]);
      return schema === undefined || schema === own || schema === SHARED_TABLES
        ? []
        : names.map((name) => [name, schema]);
    }),
  );
  return writesTo(withoutComments(source), WRITES_OF_AREAS).flatMap(({ line, table }) => {
    const schema = foreign.get(table);
    if (schema === undefined) return [];
    return [
      {
        line,
        message: `writes ${table}, a table of ${schema}; call a store of ${schema} that does it, or run a hook.`,
      },
    ];
  });
}

/**
 * What is written, by a builder or in bare SQL.
 * @param {string} code without comments
 * @returns {{ line: number, table: string }[]}
 */
export function writesTo(code, writes = WRITES) {
  return [...code.matchAll(writes)].map(({ index, 1: called, 2: written, 3: given }) => ({
    line: code.slice(0, index).split('\n').length,
    table: called ?? written ?? given,
  }));
}
