/** Checks the size of what a browser loads, as the server sends it (brotli where it helps), against its budgets. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Budgets in kB (1,000 bytes). A route is a screen; a part is what a screen fetches later, when someone opens
 * a dialog, a long choice or a formatted text. The largest part is the list that is searched: Base UI's combobox with
 * its placing, keys and focus is 50 kB, and what it does well is worth them.
 */
export const budgets = {
  first: 123,
  start: 150,
  startChinese: 156,
  route: 30,
  part: 52,
  styles: 12,
  chinese: 6,
  chineseLater: 40,
  chineseRubric: 8,
};

/** The Chinese catalogues: what the start page says, what is fetched with the first screen beyond it, the rubric's. */
const CHINESE = {
  'locales/web/zh-Hans.json': 'chinese',
  'locales/later/zh-Hans.json': 'chineseLater',
  'locales/rubric/zh-Hans.json': 'chineseRubric',
};

/**
 * What the start page of a signed-in user on a phone fetches until it stands, beside the entry: its screen, what the
 * screen shows at once, and what runs behind every page. Live events follow. Its sentences are in the first part of the
 * catalogues.
 */
export const START = [
  'src/app/background/background.ts',
  'src/features/diary/today.screen.tsx',
  'src/features/diary/writing-bar.part.tsx',
  'src/features/diary/today/answers-row.tsx',
];

const VINE = 'src/features/review';
/** Screens whose views are fetched one by one; the budget of a route holds for all of them together. */
const VIEWS = {
  [`${VINE}/grape.screen.tsx`]: [
    `${VINE}/vine/person-year.tsx`,
    `${VINE}/vine/team-month.tsx`,
    `${VINE}/vine/day-table.tsx`,
  ],
};

/** How many scripts a part may come in: vite.config.ts says what is fetched together. */
const MOST_FILES = 25;
/** How many the start page may come in; in Chinese its catalogue is one more. */
const MOST_START_FILES = 11;

/**
 * What each part of the web weighs, from Vite's manifest.
 * @param manifest chunks by key, as Vite writes them
 * @param {(file: string) => number} weigh size of a file in kB
 * @returns {{ name: string, size: number, budget: number, files: number, mostFiles: number }[]}
 */
export function weighParts(manifest, weigh) {
  const total = (files) => [...new Set(files)].reduce((sum, file) => sum + weigh(file), 0);
  const closureOf = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) closureOf(next, seen);
    return seen;
  };
  const chunks = Object.entries(manifest);
  const entry = new Set(chunks.filter(([, { isEntry }]) => isEntry).flatMap(([key]) => [...closureOf(key)]));
  const scripts = (keys) => keys.map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
  const styles = chunks.flatMap(([, { css, file }]) => [
    ...(css ?? []),
    ...(file.endsWith('.css') ? [file] : []),
  ]);
  const late = chunks.filter(([key, chunk]) => chunk.isDynamicEntry && !entry.has(key));
  const part = (name, files, budget, mostFiles = MOST_FILES) => {
    const count = new Set(files).size;
    return { name, size: total(files), budget, files: count, mostFiles };
  };
  const start = scripts([
    ...entry,
    ...START.filter((key) => key in manifest).flatMap((key) => [...closureOf(key)]),
  ]);
  const chinese = scripts(chunks.map(([key]) => key).filter((key) => catalogueOf(key) === 'chinese'));
  return [
    part('first screen', scripts([...entry]), budgets.first),
    part('start page', start, budgets.start, MOST_START_FILES),
    part('start page in Chinese', [...start, ...chinese], budgets.startChinese, MOST_START_FILES + 1),
    part('styles', styles, budgets.styles),
    // What the first screen brought is there already.
    ...late.map(([key]) =>
      part(
        key,
        scripts(
          [key, ...(VIEWS[key] ?? []).filter((view) => view in manifest)]
            .flatMap((each) => [...closureOf(each)])
            .filter((each) => !entry.has(each)),
        ),
        budgetOf(key),
      ),
    ),
  ];
}

function catalogueOf(key) {
  return Object.entries(CHINESE).find(([path]) => key.endsWith(path))?.[1];
}

function budgetOf(key) {
  const catalogue = catalogueOf(key);
  if (catalogue !== undefined) return budgets[catalogue];
  return key.endsWith('.screen.tsx') ? budgets.route : budgets.part;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(import.meta.dirname, '../apps/web/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const parts = weighParts(manifest, (file) => {
    const packed = join(dist, `${file}.br`);
    return statSync(existsSync(packed) ? packed : join(dist, file)).size / 1000;
  });
  const over = parts.filter(({ size, budget, files, mostFiles }) => size > budget || files > mostFiles);
  for (const part of parts.sort((a, b) => b.size / b.budget - a.size / a.budget)) {
    const mark = over.includes(part) ? '✗' : '✓';
    console.log(
      `${mark} ${part.size.toFixed(1).padStart(6)} of ${String(part.budget).padStart(3)} kB ${String(part.files).padStart(3)} files  ${part.name}`,
    );
  }
  const missing = START.filter((key) => !(key in manifest));
  for (const [path, catalogue] of Object.entries(CHINESE)) {
    if (!parts.some(({ name }) => catalogueOf(name) === catalogue)) missing.push(path);
  }
  if (missing.length > 0) console.error(`The build has no file of these names: ${missing.join(', ')}.`);
  if (over.length > 0)
    console.error(
      'Over budget: load it later, take a smaller way, or fetch small files together (apps/web/vite.config.ts).',
    );
  process.exitCode = over.length + missing.length === 0 ? 0 : 1;
}
