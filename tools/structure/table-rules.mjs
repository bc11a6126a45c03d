const SCHEMA = /^apps\/server\/src\/db\/schema\/([^/]+)\.ts$/;
const DECLARING = /\/personal-data\.store\.ts$/;
const POLICY = 'apps/web/src/features/account/legal/privacy-policy.tables.json';
const TABLE = /^export const (\w+) = pgTable\(\s*'(\w+)'/gm;
const DECLARED = /\b(personal|impersonal)\(\s*(?:'([\w.]+)'|(\w+))/g;
/** A sentence that tells of more tables would say too little of each. */
const TABLES_PER_SENTENCE = 2;

/**
 * Tables that no area declares, and what the privacy policy does not tell of those with people in them. What a declaration
 * says is compared with the database by `testing/personal-data.test.ts`.
 * @param {Record<string, string>} files source by path in the repository
 * @param {{ stored: { sentences: { tables?: string[], en: string, zh: string }[] }[] }} policy `privacy-policy.tables.json`
 * @returns {string[]} one line a fault: `path:line message`
 */
export function judgeTablesKept(files, policy) {
  const tables = Object.entries(files).flatMap(([path, source]) => {
    const [, area] = SCHEMA.exec(path) ?? [];
    if (area === undefined) return [];
    return [...source.matchAll(TABLE)].map(([, constant, name]) => ({
      path,
      area,
      constant,
      name: `public.${name}`,
    }));
  });
  const nameOf = new Map(tables.map(({ constant, name }) => [constant, name]));
  const kinds = new Map(
    Object.entries(files)
      .filter(([path]) => DECLARING.test(path))
      .flatMap(([, source]) => [...source.matchAll(DECLARED)])
      .map(([, kind, quoted, constant]) => [quoted ?? nameOf.get(constant), kind]),
  );
  const sentences = policy.stored.flatMap((paragraph) => paragraph.sentences);
  const told = new Set(sentences.flatMap((sentence) => sentence.tables ?? []));
  const isPersonal = (name) => kinds.get(name) === 'personal';
  return [
    ...tables
      .filter(({ name }) => !kinds.has(name))
      .map(
        ({ path, area, constant, name }) =>
          `${path}:1 ${name} is declared nowhere; add it to apps/server/src/features/${area}/personal-data.store.ts as personal(${constant}, { people, archive }) with the columns that name people, or as impersonal(${constant}, '<what it holds>').`,
      ),
    ...[...kinds.keys()]
      .filter((name) => isPersonal(name) && !told.has(name))
      .map(
        (name) =>
          `${POLICY}:1 tells of no ${name}, which keeps something about people; say in a sentence what, in both languages, and set \`changed\`. Let apps/server/src/testing/personal-data/life.ts write a row of it: words by “open” where teams keep them, else by “hush”.`,
      ),
    ...[...told]
      .filter((name) => !isPersonal(name))
      .map((name) => `${POLICY}:1 tells of ${name}, which is no table with people in it; remove it.`),
    ...sentences.flatMap(judgeSentence).map((message) => `${POLICY}:1 ${message}`),
  ];
}

function judgeSentence({ tables = [], en, zh }) {
  return [
    ...(tables.length > TABLES_PER_SENTENCE
      ? [`“${en}” is to tell of ${tables.join(', ')}; give each a sentence of its own.`]
      : []),
    ...(/^[A-Z].{8,}\.$/.test(en) && /^.{4,}。$/.test(zh)
      ? []
      : [`“${en}” is no whole sentence in both languages.`]),
  ];
}
