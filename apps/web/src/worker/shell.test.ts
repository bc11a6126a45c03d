import { pages } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { shellPathFor } from './shell.ts';

const ORIGIN = 'https://garden.example';
const paths = pages.map(({ path }) => path);
const opened = (path: string) => shellPathFor({ mode: 'navigate', url: ORIGIN + path }, ORIGIN, paths);
const fetched = (path: string) => shellPathFor({ mode: 'cors', url: ORIGIN + path }, ORIGIN, paths);

describe('the kept build', () => {
  test('answers every page of the product with the shell, public ones as well', () => {
    expect(paths.map(opened)).toEqual(paths.map(() => '/'));
    expect([opened('/?day=2026-11-20'), opened('/home/'), opened('/login?x=1#y')]).toEqual(['/', '/', '/']);
  });

  test.each([
    '/api/docs',
    '/api/user/info',
    '/builds/latest.json',
    '/files/avatars/abcdefghijklmnop.webp',
    '/healthz',
    '/metrics',
    '/home/_payload.json',
    '/nowhere',
    '/homes',
  ])('leaves %s to the server', (path) => {
    expect(opened(path)).toBeUndefined();
  });

  test('knows files by their path, and nothing of other origins', () => {
    expect(fetched('/assets/index-abc.js')).toBe('/assets/index-abc.js');
    expect(fetched('/')).toBeUndefined();
    expect(shellPathFor({ mode: 'cors', url: 'https://elsewhere.example/assets/a.js' }, ORIGIN, paths)).toBe(
      undefined,
    );
  });
});
