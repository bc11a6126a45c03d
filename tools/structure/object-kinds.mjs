import { withoutComments } from './imports.mjs';
import { isForTests } from './rooms.mjs';

const CODE = /^(?:apps\/(?:server|web)\/src|packages\/contract\/src)\//;
const AREA = /^apps\/(?:server|web)\/src\/features\/([^/]+)\//;
const RULES = /^apps\/server\/src\/features\/([^/]+)\/(?:[^/]+\/)?rules\.ts$/;
/** Where kinds stand in the contract; those about which people write without a name are no more than there are. */
const PLACES = [
  'packages/contract/src/objects.ts',
  'packages/contract/src/text/object-text.ts',
  'packages/contract/src/text/anonymous-text.ts',
];
/** Tables come before kinds: an index of one kind names it. */
const SCHEMA = 'apps/server/src/db/schema/';

/**
 * Words that are spelled like a kind and mean something else, each by the file that says them. It may only shrink.
 * @type {Record<string, string>} `<path>#<word>` → what it means there
 */
export const otherMeanings = {
  'apps/web/src/app/frame/write-menu.tsx#diary': 'what the menu offers to write',
  'apps/web/src/app/routes.ts#quote': 'a filter of one’s own wisdom',
  'apps/web/src/features/team/settings/diary-section.tsx#diary': 'a section of the settings',
  'apps/web/src/features/team/settings/section-list.tsx#diary': 'a section of the settings',
  'apps/web/src/lib/events/invalidator.ts#diary': 'a topic of live events',
  'packages/contract/src/calls/collection.ts#quote': 'where a line of one’s own wisdom is from',
  'packages/contract/src/mail-kinds.ts#curious': 'a kind of notice',
  'packages/contract/src/mail-kinds.ts#culture': 'a kind of notice',
  'packages/contract/src/notice-kinds.ts#culture': 'a kind of notice',
  'packages/contract/src/notice-kinds.ts#curious': 'a kind of notice',
  'packages/contract/src/pages.ts#quote': 'an icon',
  'packages/contract/src/text/notice-text.ts#curious': 'a kind of notice',
};

/**
 * Kinds of objects that are named outside their area and the two files of the contract, so that a further kind would
 * have to be named there, too.
 * @param {Record<string, string>} files source by path in the repository
 * @param {readonly string[]} kinds the contract's
 * @param {Record<string, string>} meanings as `otherMeanings`
 * @returns {string[]} one line a fault: `path:line message`
 */
export function findNamedKinds(files, kinds, meanings) {
  const codes = Object.entries(files)
    .filter(([file]) => CODE.test(file) && !isForTests(file) && !file.startsWith(SCHEMA))
    .map(([file, source]) => [file, withoutComments(source)]);
  const used = new Set();
  const tables = codes
    .filter(([file]) => !PLACES.includes(file))
    .flatMap(([file, code]) =>
      linesWith(/\bRecord<\s*ObjectKind\b/g, code).map(
        (line) =>
          `${file}:${line} has a row for each kind of object; put what differs into objects.ts or text/object-text.ts of the contract, or let the areas register it.`,
      ),
    );
  const faults = kinds.flatMap((kind) => {
    const area = areaOf(kind, codes);
    if (area === undefined)
      return [
        `packages/contract/src/objects.ts:1 no area has the kind ${kind}; write \`export const … = '${kind}';\` into rules.ts of its topic, and take it from there.`,
      ];
    return codes
      .filter(([file]) => !PLACES.includes(file) && AREA.exec(file)?.[1] !== area)
      .flatMap(([file, code]) => {
        const lines = linesNaming(kind, code);
        const key = `${file}#${kind}`;
        if (lines.length > 0 && Object.hasOwn(meanings, key)) {
          used.add(key);
          return [];
        }
        return lines.map(
          (line) =>
            `${file}:${line} names the kind ${kind} outside ${area}; let its area hand it in, or take what differs from objects.ts and text/object-text.ts of the contract.`,
        );
      });
  });
  const surplus = Object.keys(meanings)
    .filter((key) => !used.has(key))
    .map(
      (key) =>
        `tools/structure/object-kinds.mjs:1 lists ${key}, which is said there no more; remove its line.`,
    );
  return [...tables, ...faults, ...surplus];
}

/** The area that declares a kind. */
function areaOf(kind, codes) {
  const declaration = new RegExp(`^export const \\w+ = '${kind}';$`, 'm');
  const [file] = codes.find(([path, code]) => RULES.test(path) && declaration.test(code)) ?? [];
  return RULES.exec(file)?.[1];
}

/** A field may be called alike (`Api['diary']`). */
function linesNaming(kind, code) {
  return linesWith(new RegExp(`(?<!\\w\\[)'${kind}'`, 'g'), code);
}

function linesWith(pattern, code) {
  return [...code.matchAll(pattern)].map(({ index }) => code.slice(0, index).split('\n').length);
}
