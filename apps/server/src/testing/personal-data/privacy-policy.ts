import type { PersonalData } from '../../platform/personal-data.ts';
import { listPersonal, nameOf } from './catalogue.ts';

/** The sentence of the privacy policy that tells people of a table, word for word in each language. */
export type Told = { readonly en: string; readonly zh: string };
/** By the qualified names of the tables. */
export type ToldTables = Readonly<Record<string, Told>>;

const LANGUAGES = ['en', 'zh'] as const;
/** “What is stored” is the second section in each language. */
const STORED = 2;
/** A sentence that tells of more tables would say too little of each. */
const TABLES_PER_SENTENCE = 2;

/**
 * Compares what the privacy policy says with the tables in which the areas keep something about people.
 * @param policy the texts of the policy
 * @returns a line for each fault, which says what to do
 */
export function findUntold(told: ToldTables, policy: Told, areas: readonly PersonalData[]): string[] {
  const names = listPersonal(areas).map(nameOf);
  const paragraphs = { en: paragraphsOfSentences(policy.en), zh: paragraphsOfSentences(policy.zh) };
  const users = Map.groupBy(Object.keys(told), (name) => told[name]?.en);
  return [
    ...names
      .filter((name) => !told[name])
      .map(
        (name) =>
          `${name} keeps something about people: say in the privacy policy what, in both languages, and point to it in privacy-policy.tables.json.`,
      ),
    ...Object.entries(told).flatMap(([name, row]) => {
      if (!names.includes(name)) return [`${name} is no table with people in it: remove its row.`];
      const missing = LANGUAGES.filter((language) => !paragraphs[language].has(row[language]));
      if (missing.length > 0) {
        return missing.map(
          (language) =>
            `${name}: “${row[language]}” is no whole sentence under “What is stored” (${language}).`,
        );
      }
      return paragraphs.en.get(row.en) === paragraphs.zh.get(row.zh)
        ? []
        : [`${name} is told in another paragraph of the Chinese policy than of the English one.`];
    }),
    ...[...users]
      .filter(([, tables]) => tables.length > TABLES_PER_SENTENCE)
      .map(([sentence, tables]) => `“${sentence}” is to tell of ${tables.join(', ')}: give each its own.`),
  ];
}

/** The sentences of the section on what is stored, each with the number of its paragraph. */
function paragraphsOfSentences(text: string): ReadonlyMap<string, number> {
  const section = text.split(/^## .*$/m)[STORED] ?? '';
  return new Map(
    section
      .trim()
      .split(/\n{2,}/)
      .flatMap((paragraph, index) =>
        paragraph
          .replace(/^\*\*.+?\*\*\s*/, '')
          .split(/(?<=[.。])\s*/)
          .filter((sentence) => sentence !== '')
          .map((sentence) => [sentence, index] as const),
      ),
  );
}
