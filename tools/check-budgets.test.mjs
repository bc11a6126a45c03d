import { expect, test } from 'vitest';
import { budgets, weighParts } from './check-budgets.mjs';

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js', css: ['entry.css'] },
  'src/today.screen.tsx': {
    file: 'today.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_form.js'],
    css: ['today.css'],
  },
  '_form.js': { file: 'form.js', imports: ['index.html'] },
  'src/markdown.tsx': { file: 'form.js', isDynamicEntry: true },
  'src/app/background/background.ts': {
    file: 'background.js',
    isDynamicEntry: true,
    imports: ['_shared.js'],
  },
  'locales/web/zh-Hans.json': { file: 'zh.js', isDynamicEntry: true },
  'locales/later/zh-Hans.json': { file: 'zh-later.js', isDynamicEntry: true },
};
const sizes = {
  'entry.js': 100,
  'shared.js': 20,
  'entry.css': 5,
  'today.js': 7,
  'today.css': 2,
  'form.js': 9,
  'zh.js': 4,
  'zh-later.js': 11,
  'background.js': 3,
};

test('weighs the first screen with all it imports, and each later part with what it adds', () => {
  const weighed = weighParts(manifest, (file) => sizes[file]);
  expect(weighed.map(({ name, size, budget, files }) => [name, size, budget, files])).toEqual([
    ['first screen', 120, budgets.first, 2],
    ['start page', 123, budgets.start, 3],
    ['start page in Chinese', 127, budgets.startChinese, 4],
    ['styles', 7, budgets.styles, 2],
    ['src/today.screen.tsx', 16, budgets.route, 2],
    ['src/markdown.tsx', 9, budgets.part, 1],
    ['src/app/background/background.ts', 3, budgets.part, 1],
    ['locales/web/zh-Hans.json', 4, budgets.chinese, 1],
    ['locales/later/zh-Hans.json', 11, budgets.chineseLater, 1],
  ]);
});
