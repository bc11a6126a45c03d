import { expect, test } from 'vitest';
import { messages } from '../../contract/src/messages.ts';
import { splitAtStart } from './rows.ts';
import { startPageOf } from './start-page.ts';

const web = 'apps/web/src';
const page = startPageOf(
  new Map([
    [
      'packages/contract/src/index.ts',
      `export { messages } from './messages.ts';\nexport { pages } from './pages.ts';\nexport { noticeText } from './text/notice-text.ts';`,
    ],
    [
      `${web}/main.tsx`,
      `import './app/shell.tsx';\nimport type { Feed } from './feed.tsx';
\nvoid import('./background.ts');`,
    ],
    [
      `${web}/app/shell.tsx`,
      `import { pages } from '@garden/contract';
const Menu = lazyComponent(async () => (await import('./menu.tsx')).Menu);
const Strip = startComponent(async () => (await import('./strip.tsx')).Strip);
// const Old = startComponent(async () => (await import('./old.tsx')).Old);
pageRoute('/', { startScreen: () => import('./today.screen.tsx') });
pageRoute('/score', {
  screen: () => import('./score.screen.tsx'),
});`,
    ],
    [
      `${web}/app/strip.tsx`,
      `const Grid = lazyComponent<Props>(\n  async () => (await import('./grid.tsx')).Grid,\n);`,
    ],
    [
      `${web}/app/today.screen.tsx`,
      `import { Faces, Late } from './slots.tsx';
\nexport const error = () => say('memberErased');`,
    ],
    [
      `${web}/app/slots.tsx`,
      `import { lazyComponent } from './lazy.ts';
export { Faces } from './faces.part.tsx';
export { Footer } from './footer.part.tsx';
export const Late = lazyComponent(async () => (await import('./late.part.tsx')).Late);`,
    ],
    [`${web}/app/faces.part.tsx`, ''],
    [`${web}/app/lazy.ts`, ''],
    ...[
      'app/menu.tsx',
      'app/grid.tsx',
      'app/old.tsx',
      'app/score.screen.tsx',
      'app/footer.part.tsx',
      'app/late.part.tsx',
      'feed.tsx',
      'background.ts',
    ].map(
      (file) =>
        [`${web}/${file}`, `import { noticeText } from '@garden/contract'; say('pathUnknown');`] as const,
    ),
    [`${web}/background.ts`, ''],
  ]),
);

test('the start page is what the entry imports, and what is fetched late without waiting for the rest of the catalogue', () => {
  expect([...page.files].sort()).toEqual([
    `${web}/app/faces.part.tsx`,
    `${web}/app/lazy.ts`,
    `${web}/app/shell.tsx`,
    `${web}/app/slots.tsx`,
    `${web}/app/strip.tsx`,
    `${web}/app/today.screen.tsx`,
    `${web}/background.ts`,
    `${web}/main.tsx`,
    'packages/contract/src/pages.ts',
  ]);
  expect([...page.sentences]).toEqual([messages.memberErased]);
});

test('a sentence is in the first part where any file of the start page says it, or names it by its key', () => {
  const row = (english: string, ...files: string[]) => ({ id: english, english, chinese: '中', files });
  const rows = [
    row('both', `${web}/app/strip.tsx`, `${web}/app/menu.tsx`),
    row('menu', `${web}/app/menu.tsx`),
    row('title', 'packages/contract/src/pages.ts'),
    row(messages.memberErased, 'packages/contract/src/messages.ts'),
    row(messages.pathUnknown, 'packages/contract/src/messages.ts'),
  ];
  const { first, later } = splitAtStart(new Map(rows.map((each) => [each.id, each])), page);
  expect([...first.keys()]).toEqual(['both', 'title', messages.memberErased]);
  expect([...later.keys()]).toEqual(['menu', messages.pathUnknown]);
});
