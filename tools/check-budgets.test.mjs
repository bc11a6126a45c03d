import { expect, test } from 'vitest';
import { weighParts } from './check-budgets.mjs';

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
  'src/app/background.ts': { file: 'background.js', isDynamicEntry: true, imports: ['_shared.js'] },
  'locales/web/zh-Hans.json': { file: 'zh.js', isDynamicEntry: true },
};
const sizes = {
  'entry.js': 100,
  'shared.js': 20,
  'entry.css': 5,
  'today.js': 7,
  'today.css': 2,
  'form.js': 9,
  'zh.js': 4,
  'background.js': 3,
};

test('weighs the first screen with all it imports, and each later part with what it adds', () => {
  expect(weighParts(manifest, (file) => sizes[file])).toEqual([
    { name: 'first screen', size: 120, budget: 150, files: 2 },
    { name: 'start page', size: 123, budget: 192, files: 3 },
    { name: 'styles', size: 7, budget: 12, files: 2 },
    { name: 'src/today.screen.tsx', size: 16, budget: 30, files: 2 },
    { name: 'src/markdown.tsx', size: 9, budget: 52, files: 1 },
    { name: 'src/app/background.ts', size: 3, budget: 52, files: 1 },
    { name: 'locales/web/zh-Hans.json', size: 4, budget: 25, files: 1 },
  ]);
});
