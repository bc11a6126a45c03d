/**
 * Which room may import which, as docs/ARCHITECTURE.md says it. The first room whose path begins a file's path, or
 * matches it, is the file's room. `uses`: other rooms; `packages`: npm packages, where not every one is welcome.
 */
export const rooms = [
  {
    name: 'contract',
    path: 'packages/contract/',
    uses: [],
    packages: ['zod/mini'],
    instead: 'The contract is data that both sides read: keep it to zod/mini and its own files.',
  },
  {
    name: 'calendar',
    path: 'packages/calendar/',
    uses: [],
    packages: [],
    instead: 'The engine is pure: take what you need as an argument.',
  },
  {
    name: 'rubric',
    path: 'packages/rubric/',
    uses: ['contract'],
    packages: [],
    instead: 'The rubric is pure: take what you need as an argument.',
  },
  {
    name: 'analysis',
    path: 'packages/analysis/',
    uses: ['contract', 'rubric'],
    packages: [],
    instead: 'The analysis is pure: take what you need as an argument.',
  },
  {
    name: 'i18n',
    path: 'packages/i18n/',
    uses: [],
    packages: ['@lingui/core'],
    instead: 'Catalogues know neither side: hand in what differs as an argument.',
  },
  {
    name: 'server main',
    path: 'apps/server/src/main.ts',
    uses: [
      'operations',
      'server app',
      'server features',
      'http',
      'platform',
      'db',
      'config',
      'demo',
      'packages',
    ],
    instead: 'main only puts the parts together.',
  },
  {
    // Beside app: what main and the tests put together from the other rooms.
    name: 'server app',
    path: /^apps\/server\/src\/[^/]+\.ts$/,
    uses: ['server features', 'http', 'platform', 'db', 'config', 'demo', 'packages'],
    instead: 'app and its neighbours take what differs as an argument from main.',
  },
  {
    name: 'operations',
    path: 'apps/server/src/operations/',
    uses: ['server app', 'server features', 'http', 'platform', 'db', 'config', 'packages'],
    instead: 'An operation is asked for by the operator: the product itself calls none.',
  },
  {
    name: 'server features',
    path: 'apps/server/src/features/',
    uses: ['http', 'platform', 'db', 'config', 'packages'],
    instead: 'A feature is called by app, never the other way round: take it from the context.',
  },
  {
    name: 'http',
    path: 'apps/server/src/http/',
    uses: ['platform', 'db', 'config', 'packages'],
    instead: 'http knows no feature: let app hand it in.',
  },
  {
    name: 'platform',
    path: 'apps/server/src/platform/',
    uses: ['db', 'config', 'packages'],
    instead: 'A port knows none of its users: take what it needs as an argument.',
  },
  {
    name: 'db',
    path: 'apps/server/src/db/',
    uses: ['packages'],
    instead: 'The database knows none of its users: take what it needs as an argument.',
  },
  {
    name: 'config',
    path: 'apps/server/src/config/',
    uses: ['packages'],
    instead: 'Configuration is read before anything else exists: keep it to itself.',
  },
  {
    name: 'server testing',
    path: 'apps/server/src/testing/',
    uses: [
      'server main',
      'operations',
      'server app',
      'server features',
      'http',
      'platform',
      'db',
      'config',
      'packages',
    ],
    instead: 'Test helpers belong to one side.',
  },
  {
    name: 'demo',
    path: 'apps/server/demo/',
    uses: ['server features', 'http', 'platform', 'db', 'config', 'packages'],
    instead: 'The demo team is written through the features.',
  },
  {
    name: 'web main',
    path: 'apps/web/src/main.tsx',
    uses: ['web app', 'lib'],
    instead: 'main only starts the app.',
  },
  {
    name: 'web app',
    path: 'apps/web/src/app/',
    uses: ['web features', 'components', 'lib', 'packages'],
    instead: 'Reach screens through the routes.',
  },
  {
    name: 'web features',
    path: 'apps/web/src/features/',
    uses: ['components', 'lib', 'packages'],
    instead: 'Move what both need into components/ or lib/.',
  },
  {
    name: 'components',
    path: 'apps/web/src/components/',
    uses: ['lib'],
    instead: 'A component knows no feature: take what it shows as a prop.',
  },
  {
    name: 'lib',
    path: 'apps/web/src/lib/',
    uses: ['packages'],
    instead: 'lib knows none of its users: take what it needs as an argument.',
  },
  {
    name: 'worker',
    path: 'apps/web/src/worker/',
    uses: ['packages'],
    instead: 'The service worker runs beside every page and in none: it keeps the built files and no more.',
  },
  {
    name: 'e2e',
    path: 'e2e/',
    uses: ['packages'],
    instead: 'Browser tests see the product from outside alone.',
  },
  {
    name: 'bench',
    path: 'bench/',
    uses: ['server app', 'server features', 'http', 'platform', 'db', 'config', 'server testing', 'packages'],
    instead: 'Measure the web through the server.',
  },
];

const workspaces = [
  'packages/contract/',
  'packages/calendar/',
  'packages/rubric/',
  'packages/analysis/',
  'packages/i18n/',
  'apps/server/',
  'apps/web/',
];

/** The room of a file, or undefined. */
export function roomOf(path) {
  return rooms.find((room) =>
    room.path instanceof RegExp ? room.path.test(path) : path.startsWith(room.path),
  );
}

/** Configuration and build scripts of a workspace, which stand outside its source and in no room. */
export function isOutsideRooms(path) {
  return workspaces.some((workspace) => path.startsWith(workspace)) && !/\/(src|demo)\//.test(path);
}

/** Test files and their helpers: they may reach for anything on their own side. */
export function isForTests(path) {
  return /\.test\.tsx?$|\/testing(\/|\.ts$)/.test(path);
}

/** Whether a target of an import is a file of this repository rather than an npm package. */
export function isOwnFile(target) {
  return /^(packages|apps|e2e|bench|tools|scripts)\//.test(target);
}

/** Styles, texts and pictures, which only the build follows. */
export function isAsset(target) {
  return /\.(css|json|md|svg)$/.test(target);
}
