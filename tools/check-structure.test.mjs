import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkStructure } from './check-structure.mjs';
import { findUnauthorizedWrites } from './structure/authorized-writes.mjs';
import { findUnusedExports } from './structure/exports.mjs';
import { rooms } from './structure/rooms.mjs';
import { judgeTablesKept } from './structure/table-rules.mjs';

const feature = (path) => `apps/server/src/features/${path}`;

const handler = feature('account/registration/register-send-code.ts');
const sendCode = { name: 'register.sendCode', endpoint: { summary: 'Sends a code.' } };
/** All that one call needs. */
const whole = {
  [handler]: 'export const registerSendCode = call(api.register.sendCode, async () => ({}));',
  [feature('account/registration/send-code.test.ts')]: 'await app.call(api.register.sendCode, {});',
  'apps/server/src/testing/calls/register.ts':
    'export const register = {\n  sendCode: {\n    rows: [everyone],\n  },\n};\n',
};

/** The faults of a few files, where no call is missing its handler. */
function faultsOf(files) {
  return checkStructure(files, []);
}

/** The faults of one file that imports another. */
function importing(file, specifier, clause = 'import { thing }') {
  return faultsOf({ [file]: `${clause} from '${specifier}';\nexport const other = 1;\n` });
}

test('accepts a house that keeps its rules', () => {
  const files = {
    'packages/contract/src/diary.ts': "import * as z from 'zod/mini';\nexport const diary = z.string();",
    'packages/contract/src/index.ts': "export { diary } from './diary.ts';",
    'packages/contract/src/diary.test.ts':
      "import fc from 'fast-check';\nimport { diary } from './diary.ts';",
    'apps/server/src/main.ts': "import { buildApp } from './app.ts';\nbuildApp();",
    'apps/server/src/app.ts':
      "import { diaryPublish } from './features/diary/writing/diary-publish.ts';\nexport const buildApp = diaryPublish;",
    [feature('diary/writing/diary-publish.ts')]:
      "import { findTeam } from '../../team/store.ts';\nimport { isLate } from '../rules.ts';\nexport const diaryPublish = call(api.diary.publish, [findTeam, isLate]);",
    [feature('diary/rules.ts')]:
      "import { createHash } from 'node:crypto';\nimport type { Clock } from '../../platform/clock.ts';\nimport { DAY } from '../../platform/clock.ts';\nexport const isLate = DAY;",
    [feature('team/store.ts')]:
      "import { team } from '../../db/schema/team.ts';\nexport const findTeam = team;",
    [feature('team/joining/invite.store.ts')]:
      "import { team } from '../../../db/schema/team.ts';\nexport const invite = team;",
    'apps/web/src/app/routes.ts': "export const today = () => import('../features/diary/today.screen.tsx');",
    'apps/web/src/main.tsx':
      "import './styles/index.css';\nimport { start } from './app/start.tsx';\nstart();",
  };
  const rest = {
    [feature('diary/writing/publishing.test.ts')]: 'await app.call(api.diary.publish, {});',
    'apps/server/src/testing/calls/diary.ts':
      'export const diary = {\n  publish: {\n    rows: [everyone],\n  },\n};\n',
  };
  expect(
    checkStructure({ ...files, ...rest }, [{ name: 'diary.publish', endpoint: { summary: 'Publishes.' } }]),
  ).toEqual([]);
});

describe('which room may import which', () => {
  test.each([
    ['packages/contract/src/diary.ts', 'zod', 'contract may import zod/mini, not zod'],
    ['packages/contract/src/diary.ts', 'node:fs', 'contract may import zod/mini, not node:fs'],
    ['packages/contract/src/diary.ts', '@garden/i18n', 'contract may not import packages/i18n/'],
    ['packages/calendar/src/day.ts', 'luxon', 'calendar may import no package, not luxon'],
    ['packages/rubric/src/score.ts', 'node:crypto', 'rubric may import no package, not node:crypto'],
    ['packages/rubric/src/score.ts', '@garden/i18n', 'rubric may not import packages/i18n/'],
    ['packages/i18n/src/index.ts', '@lingui/react', 'i18n may import @lingui/core, not @lingui/react'],
    ['apps/server/src/http/site.ts', '../../../web/src/lib/log.ts', 'server and web never import each other'],
    ['apps/web/src/lib/log.ts', '../../../server/src/app.ts', 'server and web never import each other'],
    ['apps/server/src/http/site.ts', '../features/diary/store.ts', 'http may not import'],
    ['apps/server/src/platform/queue.ts', '../http/context.ts', 'platform may not import'],
    ['apps/server/src/db/open.ts', '../platform/log.ts', 'db may not import'],
    ['apps/server/src/config/env.ts', '../platform/log.ts', 'config may not import'],
    [feature('diary/store.ts'), '../../app.ts', 'server features may not import'],
    ['apps/server/src/app.ts', './main.ts', 'server app may not import'],
    ['apps/web/src/lib/log.ts', '../components/layout/card.tsx', 'lib may not import'],
    ['apps/web/src/components/layout/card.tsx', '../../features/diary/card.tsx', 'components may not import'],
    [
      'apps/web/src/components/layout/card.tsx',
      '@garden/contract',
      'components may not import packages/contract/',
    ],
    ['apps/web/src/features/diary/today.screen.tsx', '../../app/shell.tsx', 'web features may not import'],
    ['e2e/diary.spec.ts', '../apps/server/src/app.ts', 'e2e may not import'],
    ['bench/feed.ts', '../apps/web/src/main.tsx', 'bench may not import'],
  ])('%s may not import %s', (file, specifier, message) => {
    const faults = importing(file, specifier);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${file}:1 ${message}`);
  });

  test('an area is entered through its store, policy or rules, or the hooks of a topic', () => {
    for (const path of ['present.ts', 'hooks.ts', 'joining/invite.store.ts', 'joining/apply-add.ts']) {
      expect(importing(feature('diary/store.ts'), `../team/${path}`)[0]).toContain(
        'area diary may enter team only through an unprefixed store.ts, policy.ts or rules.ts',
      );
    }
    for (const path of ['store.ts', 'policy.ts', 'rules.ts', 'joining/store.ts', 'joining/hooks.ts']) {
      expect(importing(feature('diary/store.ts'), `../team/${path}`)).toEqual([]);
    }
  });

  test('a file with a prefix is open to each topic of its area', () => {
    expect(importing(feature('team/members/store.ts'), '../joining/invite.store.ts')).toEqual([]);
  });

  test('an area imports from floors below its own, types too', () => {
    for (const clause of ['import { thing }', 'import type { Thing }']) {
      expect(importing(feature('team/store.ts'), '../diary/store.ts', clause)[0]).toContain(
        'area team (floor 1) may not import diary (floor 2); declare a hook',
      );
    }
    expect(importing(feature('diary/store.ts'), '../garage/store.ts')[0]).toContain(
      'area garage has no floor',
    );
    expect(importing(feature('team/store.ts'), '../../db/schema/diary.ts')[0]).toContain(
      'area team (floor 1) may not read tables of diary (floor 2)',
    );
    expect(importing(feature('diary/store.ts'), '../../db/schema/team.ts')).toEqual([]);
    expect(importing(feature('account/store.ts'), '../../db/schema/platform.ts')).toEqual([]);
  });

  test('two areas of one floor do not import each other', () => {
    const source = (area) => `import { a } from '../${area}/store.ts';\nexport const b = a;`;
    const one = { [feature('life/hooks.ts')]: source('follow') };
    expect(faultsOf(one)).toEqual([]);
    expect(faultsOf({ ...one, [feature('follow/hooks.ts')]: source('life') })).toEqual([
      `${feature('follow/hooks.ts')}:1 areas follow and life import each other (back at ${feature('life/hooks.ts')}:1); turn one way into a hook.`,
    ]);
  });

  test.each([
    'db.insert(teams).values(row)',
    'tx.update(teams)',
    'tx.delete(teams)',
    'sql`insert into $' + '{teams} values (1)`',
    'sql`delete from $' + '{teams}`',
    "ownRows(teams, 'teamNotFound')",
    "personal(teams, { people: { ownerId: 'erased' } })",
  ])('a table is written by its own area: %s', (write) => {
    const source = `import { teams } from '../../db/schema/team.ts';\nexport const run = () => ${write};`;
    expect(faultsOf({ [feature('diary/store.ts')]: source })).toEqual([
      `${feature('diary/store.ts')}:2 writes teams, a table of team; call a store of team that does it, or run a hook.`,
    ]);
    expect(faultsOf({ [feature('team/store.ts')]: source })).toEqual([]);
  });

  test('a feature of the web is used through what it lends alone', () => {
    const screen = 'apps/web/src/features/diary/today.screen.tsx';
    expect(importing(screen, '../team/teams/use-team.ts')[0]).toContain(
      'feature diary may use team only through what it lends',
    );
    expect(importing(screen, '../team/department.screen.tsx')).toHaveLength(1);
    expect(importing(screen, '../team/team-name.part.tsx')).toEqual([]);
    expect(importing(screen, '../team/my-teams.shared.ts')).toEqual([]);
    expect(importing(screen, '../team/slots.tsx')).toHaveLength(1);
    const app = 'apps/web/src/app/start-sending.ts';
    expect(importing(app, '../features/diary/writing/outbox.ts')[0]).toContain(
      'the app may use diary only through its screens and what it lends',
    );
    expect(importing(app, '../features/diary/today.screen.tsx')).toEqual([]);
    expect(importing(app, '../features/diary/outbox.shared.ts')).toEqual([]);
    expect(importing('apps/web/src/lib/log.ts', '../features/diary/outbox.shared.ts')[0]).toContain(
      'lib may not import',
    );
  });

  test('an area of the web imports from floors below its own, and from above in screens and its slots', () => {
    const web = (path) => `apps/web/src/features/${path}`;
    const above = '../knowledge/todos.part.tsx';
    for (const file of ['diary/day.part.tsx', 'diary/days.shared.ts']) {
      for (const clause of ['import { Todos }', 'import type { Todo }', 'export { Todos }']) {
        expect(importing(web(file), above, clause)).toEqual([
          `${web(file)}:1 area diary (floor 2) may not import knowledge (floor 3); take it through apps/web/src/features/diary/slots.tsx, or let the screen hand it down.`,
        ]);
      }
    }
    const late = "export const load = () => import('../../knowledge/todos.part.tsx');";
    expect(faultsOf({ [web('diary/editor/card.tsx')]: late })).toHaveLength(1);
    expect(importing(web('diary/editor/card.test.tsx'), `../${above}`)).toEqual([]);
    expect(importing(web('diary/today.screen.tsx'), above)).toEqual([]);
    expect(faultsOf({ [web('diary/slots.tsx')]: `export { Todos } from '${above}';` })).toEqual([]);
    expect(importing(web('diary/slots.tsx'), above)[0]).toContain('has no code of its own');
    const below = "export { TeamName } from '../team/team-name.part.tsx';";
    expect(faultsOf({ [web('diary/slots.tsx')]: below })[0]).toContain(
      'slots.tsx holds what diary (floor 2) gets from above; team (floor 1) is below',
    );
  });

  test('two areas of one floor of the web import each other through slots and screens alone', () => {
    const web = (path) => `apps/web/src/features/${path}`;
    const source = (area) => `import { a } from '../${area}/${area}.shared.ts';\nexport const b = a;`;
    const one = { [web('conversation/talk.part.tsx')]: source('knowledge') };
    expect(faultsOf(one)).toEqual([]);
    expect(faultsOf({ ...one, [web('knowledge/card.part.tsx')]: source('conversation') })).toEqual([
      `${web('conversation/talk.part.tsx')}:1 areas conversation and knowledge import each other (back at ${web('knowledge/card.part.tsx')}:1); take one way through the area's slots.tsx, or through the screen.`,
    ]);
    const beside = "export { a } from '../conversation/conversation.shared.ts';";
    expect(faultsOf({ ...one, [web('knowledge/slots.tsx')]: beside })).toEqual([]);
    expect(faultsOf({ ...one, [web('knowledge/quotes.screen.tsx')]: source('conversation') })).toEqual([]);
  });

  test('only stores touch the tables', () => {
    expect(
      importing(feature('diary/present.ts'), '../../db/schema/diary.ts', 'import type { Row }')[0],
    ).toContain('only a store touches the tables');
    expect(importing(feature('diary/feed.test.ts'), '../../db/schema/diary.ts')).toEqual([]);
  });

  test('helpers of tests stay with tests', () => {
    expect(importing('apps/server/src/http/site.ts', '../testing/test-app.ts')[0]).toContain('is for tests');
    expect(importing('apps/server/src/http/site.test.ts', '../testing/test-app.ts')).toEqual([]);
  });

  test('late imports, workers and imports over several lines are seen', () => {
    const file = 'apps/server/src/db/open.ts';
    const late = "export const load = () => import('../platform/log.ts');";
    const worker = "export const url = new URL('../platform/log.ts', import.meta.url);";
    const long = "const a = 1;\nimport {\n  b,\n  c,\n} from '../platform/log.ts';";
    expect(faultsOf({ [file]: late })).toHaveLength(1);
    expect(faultsOf({ [file]: worker })).toHaveLength(1);
    expect(faultsOf({ [file]: long })[0]).toContain(`${file}:2 `);
  });

  test('imports in comments are none', () => {
    const source =
      "/*\nimport { a } from '../platform/log.ts';\n*/\nexport const glob = '**/*.ts';\n// import('../platform/log.ts')\n";
    expect(faultsOf({ 'apps/server/src/db/open.ts': source })).toEqual([]);
  });
});

describe('files', () => {
  test('stand in a room', () => {
    expect(faultsOf({ 'apps/server/src/helpers/text.ts': 'export const a = 1;' })[0]).toContain(
      'stands in no room',
    );
    expect(faultsOf({ 'apps/web/vite.config.ts': 'export default {};' })).toEqual([]);
  });

  test('of an area have a name of the closed set, in folders of one level', () => {
    const fault = (name) => faultsOf({ [feature(`diary/${name}`)]: 'export const a = 1;' })[0];
    for (const name of ['writing/helpers.ts', 'writing/diary-print.ts', 'writing/routes.ts']) {
      expect(fault(name)).toContain("is no name of a feature's file");
    }
    for (const name of ['helpers.ts', 'routes.ts', 'feed.store.ts', 'diary-publish.ts']) {
      expect(fault(name)).toContain('is no name for the root of an area');
    }
    expect(fault('reading/feed/store.ts')).toContain('stands two folders deep');
    const names = [
      ...['jobs.ts', 'hooks.ts', 'personal-data.store.ts'],
      ...['policy.ts', 'rules.ts', 'store.ts', 'present.ts', 'x.test.ts'],
      ...['writing/policy.ts', 'writing/store.ts', 'writing/hooks.ts', 'writing/draft.store.ts'],
    ];
    const files = Object.fromEntries(names.map((name) => [feature(`diary/${name}`), 'export const a = 1;']));
    expect(faultsOf(files)).toEqual([]);
  });

  test("of the web's features stand in an area, and there at the root or in a topic", () => {
    const faultOf = (path) => faultsOf({ [`apps/web/src/features/${path}`]: 'export const a = 1;' })[0];
    expect(faultOf('search/search.screen.tsx')).toContain(
      'stands in no area; the areas are account, notice, team',
    );
    for (const name of ['use-team.ts', 'team-form.test.ts', 'back-link.tsx'])
      expect(faultOf(`team/${name}`)).toContain("stands at an area's root, which holds only");
    for (const name of ['team.screen.tsx', 'team-page.part.tsx', 'my-teams.shared.ts', 'slots.tsx'])
      expect(faultOf(`team/teams/${name}`)).toContain('is a screen, slots, or lent to other areas');
    expect(faultOf('team/members/dialogs/leave-dialog.tsx')).toContain('stands in a folder within a topic');
    for (const path of [
      'team/department.screen.tsx',
      'team/team-page.part.tsx',
      'team/my-teams.shared.ts',
      'team/my-teams.shared.test.ts',
      'team/members/leave-dialog.tsx',
      'team/members/member-cache.test.ts',
    ])
      expect(faultOf(path)).toBeUndefined();
  });

  test.each([
    'apps/web/src/features/team/members/row-0.tsx',
    'apps/web/src/app/frame/row-0.tsx',
    feature('team/members/row-0.test.ts'),
  ])('of features, and of the app, are at most 30 in a folder: %s', (first) => {
    const folderOf = (count) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [first.replace('0', index), 'export const a = 1;']),
      );
    expect(faultsOf(folderOf(30))).toEqual([]);
    expect(faultsOf(folderOf(31))).toEqual([
      `${first}:1 is one of 31 files in ${dirname(first)}, where 30 are the most; split it into topics.`,
    ]);
  });

  test('of a call are all named that are missing, at once', () => {
    expect(checkStructure({}, [sendCode])).toEqual([
      'packages/contract/src:1 call register.sendCode has no handler; write apps/server/src/features/<area>/<topic>/register-send-code.ts, or let `npm run garden -- new-call <area>/<topic>/register.sendCode` do it.',
      'packages/contract/src:1 call register.sendCode has no test; call api.register.sendCode in a *.test.ts beside register-send-code.ts.',
      'apps/server/src/testing/calls/register.ts:1 has no entry for call register.sendCode; write `sendCode: { example, rows }`: a call that succeeds, and what each role may do.',
    ]);
    expect(checkStructure(whole, [sendCode])).toEqual([]);
    const begun = {
      ...whole,
      'apps/server/src/testing/calls/register.ts': '  sendCode: {\n    rows: [],\n  },\n};\n',
    };
    expect(checkStructure(begun, [{ ...sendCode, endpoint: { summary: '' } }])).toEqual([
      'packages/contract/src/calls/register.ts:1 does not say what call register.sendCode does; give it one sentence as its summary.',
      'apps/server/src/testing/calls/register.ts:1 has no rows for call register.sendCode; say what each role may do, on each kind of object.',
    ]);
  });

  test('declare their call in one shape', () => {
    const faultsIn = (source) => checkStructure({ ...whole, [handler]: source }, [sendCode]);
    for (const source of [
      'export const sendCode = call(api.register.sendCode, async () => ({}));',
      'export const registerSendCode = call(api.register.sendCodes, async () => ({}));',
      'export const registerSendCode = async () => ({});',
    ])
      expect(faultsIn(source)).toEqual([
        `${handler}:1 does not declare its call; write \`export const registerSendCode = call(api.register.sendCode, async (ctx, input) => …)\`.`,
      ]);
  });

  test('are no barrels, but the index of a package', () => {
    const barrel = "// all of it\nexport { a } from './a.ts';\nexport * from './b.ts';\n";
    expect(faultsOf({ 'apps/web/src/components/index.ts': barrel })[0]).toContain(
      'only passes on what others export',
    );
    expect(faultsOf({ 'packages/calendar/src/index.ts': barrel })).toEqual([]);
    expect(faultsOf({ 'apps/web/src/components/list.ts': `${barrel}export const c = 1;` })).toEqual([]);
  });

  test.each(['new Date()', 'Date.now()', 'Math.random()', 'randomUUID()', 'randomBytes(16)'])(
    'of a feature take time and chance from ports: %s',
    (expression) => {
      const source = `// ${expression}\nexport const value = () => ${expression};`;
      const faults = faultsOf({ [feature('diary/store.ts')]: source });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(`${feature('diary/store.ts')}:2 `);
      expect(faultsOf({ [feature('diary/store.test.ts')]: source })).toEqual([]);
    },
  );

  test('a given instant may be read in a feature', () => {
    expect(
      faultsOf({ [feature('diary/store.ts')]: 'export const read = (at: string) => new Date(at);' }),
    ).toEqual([]);
  });

  test.each(['policy.ts', 'rules.ts', 'text.rules.ts'])('%s is pure', (name) => {
    const file = feature(`diary/writing/${name}`);
    for (const specifier of ['./store.ts', '../../../platform/mailer.ts', 'node:fs', 'drizzle-orm']) {
      expect(importing(file, specifier)[0]).toContain('is pure and may not import');
      expect(importing(file, specifier, 'import type { Thing }')).toEqual([]);
    }
    expect(importing(file, '../../../platform/clock.ts', 'import { systemClock }')).toHaveLength(1);
    expect(importing(file, 'node:crypto', 'import { createHash }')).toEqual([]);
    expect(faultsOf({ [file]: 'export async function may() {}' })[0]).toContain('is pure, so no async');
    expect(faultsOf({ [file]: 'export const may = () => process.env.X;' })[0]).toContain(
      'is pure, so no process.',
    );
  });
});

test('circles are found, but not among types or late imports', () => {
  const file = (name) => `apps/web/src/lib/${name}.ts`;
  const circle = {
    [file('a')]: "import { b } from './b.ts';\nexport const a = b;",
    [file('b')]: "import { c } from './c.ts';\nexport const b = c;",
    [file('c')]: "import { a } from './a.ts';\nexport const c = a;",
  };
  expect(faultsOf(circle)).toEqual([
    `${file('a')}:1 imports itself by way of ${file('b')} → ${file('c')} → ${file('a')}; move what both need into a third file.`,
  ]);
  expect(
    faultsOf({ ...circle, [file('c')]: "import type { A } from './a.ts';\nexport type C = A;" }),
  ).toEqual([]);
  expect(faultsOf({ ...circle, [file('c')]: "export const c = () => import('./a.ts');" })).toEqual([]);
});

test('each room is told of in docs/ARCHITECTURE.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/ARCHITECTURE.md'), 'utf8');
  const paths = rooms.map(({ path }) => path).filter((path) => typeof path === 'string');
  expect(paths.filter((path) => !page.includes(`\n| \`${path}`))).toEqual([]);
});

test('nothing is exported that no other file takes, but for tables and what is taken whole', () => {
  const lib = (name) => `apps/web/src/lib/${name}.ts`;
  const files = {
    [lib('a')]: 'export const taken = 1;\n\nexport function left() {}\nconst own = left;',
    [lib('b')]:
      "import { taken } from './a.ts';\nimport * as icons from './icons.ts';\n// left\nstart(taken, icons);",
    [lib('icons')]: 'export const leaf = 1;',
    'apps/server/src/db/schema/team.ts': 'export const teams = 1;',
  };
  expect(findUnusedExports(files)).toEqual([
    `${lib('a')}:3 exports left, which no other file takes; leave out the export, or all of it.`,
  ]);
});

describe('what a store writes for a person is checked', () => {
  const store = feature('diary/writing/draft.store.ts');
  const key = 'diary/writing/draft.store.ts#saveDraft';
  const fault = `${store}:2 saveDraft writes and demands no Authorized<…>; take what it changes as Authorized<T>`;
  const faultsIn = (source, listed = {}) =>
    findUnauthorizedWrites(
      { [store]: `import { drafts } from '../../../db/schema/diary.ts';\n${source}` },
      listed,
    );

  test.each([
    'export async function saveDraft(tx: Transaction, draft: Draft) {\n  await tx\n    .insert(drafts).values(draft);\n}',
    'export const saveDraft = (db: Queryable, id: string) => db.delete(drafts).where(is(id));',
    "export const saveDraft = statement('save_draft', (db) => db.insert(drafts));",
    'export async function saveDraft(db: Database) {\n  for (const table of all) await db.delete(table);\n}',
    'export async function saveDraft(db: Database) {\n  await db.execute(sql`update $' +
      '{drafts} set day = 1`);\n}',
    'export function saveDraft(tx: Transaction) {\n  tx.atCommit(...put(tx));\n}\nconst put = (tx: Transaction) => [tx.delete(drafts)];',
    'export async function saveDraft(db: Database) {\n  await put(db);\n}\nconst put = (db: Database) => keep(db);\nasync function keep(db: Database) {\n  await db.insert(drafts);\n}',
  ])('%s', (source) => {
    const faults = faultsIn(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
    expect(faultsIn(source, { [key]: 'job' })).toEqual([]);
  });

  test.each([
    'export async function saveDraft(tx: Transaction, draft: Authorized<Draft>) {\n  await tx.insert(drafts);\n}',
    'type Own = Authorized<Draft>;\nexport async function saveDraft(tx: Transaction, draft: Own) {\n  await tx.insert(drafts);\n}',
    'export async function saveDraft(files: Files) {\n  await files.delete(key);\n}',
    'export const countAll = (db: Database) => db.select(sql`count(*)`);\nasync function count(tx: Transaction) {\n  await tx.insert(drafts);\n}',
    'export const findDraft = (db: Database) => db.select().from(drafts);',
  ])('and this is no fault: %s', (source) => {
    expect(faultsIn(source)).toEqual([]);
  });

  test('an erasure of personal data, and files for tests, are left alone', () => {
    const source =
      "import { drafts } from '../../db/schema/diary.ts';\nexport const erase = (tx: Transaction) => tx.delete(drafts);";
    for (const name of ['personal-data.store.ts', 'store.test.ts', 'jobs.ts']) {
      expect(findUnauthorizedWrites({ [feature(`diary/${name}`)]: source }, {})).toEqual([]);
    }
  });

  test('the list may only shrink', () => {
    const source = { [store]: 'export const saveDraft = (tx: Transaction) => tx.delete(drafts);' };
    expect(findUnauthorizedWrites(source, { [key]: 'job' }, 1)).toEqual([]);
    expect(findUnauthorizedWrites(source, { [key]: 'job' }, 0)).toEqual([
      expect.stringContaining('lists 1 writes, where 0 are the most'),
    ]);
  });

  test.each([
    "authorize(draft, true, 'draftNotFound')",
    "authorize(\n  of(draft),\n  true,\n  'draftNotFound',\n)",
  ])('a right is not given without a question: %s', (given) => {
    const file = feature('diary/writing/draft-add.ts');
    expect(findUnauthorizedWrites({ [file]: `export const own = ${given};` }, {})).toEqual([
      `${file}:1 authorizes whatever it is given; ask a policy, or compare whose it is.`,
    ]);
    const asked = given.replace('true', 'isOwn(draft)');
    expect(findUnauthorizedWrites({ [file]: `export const own = ${asked};` }, {})).toEqual([]);
  });

  test('the list holds nothing that is gone or demands Authorized, and no reason of its own', () => {
    const gone =
      'tools/structure/unauthorized.mjs:1 lists diary/writing/draft.store.ts#saveDraft, which is gone or demands Authorized<…>; remove its line.';
    expect(faultsIn('', { [key]: 'job' })).toEqual([gone]);
    expect(
      faultsIn(
        'export async function saveDraft(tx: Transaction, draft: Authorized<Draft>) {\n  await tx.insert(drafts);\n}',
        { [key]: 'job' },
      ),
    ).toEqual([gone]);
    const source = 'export const saveDraft = (tx: Transaction) => tx.insert(drafts);';
    expect(faultsIn(source, { [key]: 'later' })[0]).toContain(
      'the reasons are erasure, job, system, own row',
    );
  });
});

describe('what tables keep of people', () => {
  const sentence = { en: 'The notes of a person.', zh: '一个人的笔记。' };
  const judge = (declarations, ...sentences) =>
    judgeTablesKept(
      {
        'apps/server/src/db/schema/life.ts':
          "export const notes = pgTable('notes', {});\nexport const marks = pgTable(\n  'marks', {});",
        [feature('life/personal-data.store.ts')]: declarations,
      },
      { stored: [{ sentences }] },
    ).join('\n');
  const declared = "personal(notes, { people: {} }), impersonal(marks, 'counts'), personal('pgboss.job', {})";

  test('is declared and told of, each table once', () => {
    const job = { ...sentence, tables: ['pgboss.job'] };
    expect(judge(declared, { ...sentence, tables: ['public.notes'] }, job, sentence)).toBe('');
    expect(judge('', sentence)).toContain('life.ts:1 public.notes is declared nowhere; add it to');
    expect(judge(declared, job)).toContain('tells of no public.notes, which keeps something about people');
    expect(judge(declared, { ...sentence, tables: ['public.marks'] })).toContain(
      'tells of public.marks, which is no table with people in it',
    );
  });

  test('is told in whole sentences, in both languages, of few tables each', () => {
    for (const part of [{ en: '' }, { en: 'Your' }, { zh: '' }, { zh: '你的笔记' }])
      expect(judge(declared, { ...sentence, ...part })).toContain('is no whole sentence in both languages');
    const tables = ['public.notes', 'public.marks', 'public.pages'];
    expect(judge(declared, { ...sentence, tables })).toContain(
      'is to tell of public.notes, public.marks, public.pages',
    );
  });
});
