import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { windowTitle } from './window-title.ts';

beforeEach(() =>
  i18n.loadAndActivate({ locale: 'zh-Hans', messages: { Search: '搜索', 'Grape Garden': '葡萄园' } }),
);

const at = (pathname: string, search = {}) => ({ pathname, search });

test('a window is named after its page, in the language of the page', () => {
  expect(windowTitle(at('/search'), 0)).toBe('搜索 · 葡萄园');
  expect(windowTitle(at('/search/'), 3)).toBe('(3) 搜索 · 葡萄园');
  i18n.activate('en');
  expect(windowTitle(at('/'), 0)).toBe('Today · Grape Garden');
  expect(windowTitle(at('/search'), 120)).toBe('(99+) Search · Grape Garden');
  expect(windowTitle(at('/score', { view: 'rubric' }), 0)).toBe('How scores work · Grape Garden');
  expect(windowTitle(at('/score', { view: 'chart' }), 0)).toBe('Score · Grape Garden');
});

test('before the first page it is the product’s, and an unknown address is named as one', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(windowTitle(undefined, 0)).toBe('Grape Garden - team growth footprints');
  expect(windowTitle(null, 0)).toBe('Page not found · Grape Garden');
  expect(windowTitle(at('/nowhere'), 0)).toBe('Page not found · Grape Garden');
});
