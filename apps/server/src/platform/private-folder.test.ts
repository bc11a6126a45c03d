import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeToOthers, countOpenToOthers } from './private-folder.ts';

test('what others may reach in a folder is taken from them, and nothing from its owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garden-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'data');
  const outside = join(folder, 'outside');
  mkdirSync(join(data, 'keys'), { recursive: true });
  for (const file of [outside, join(data, 'keys/one'), join(data, 'tool')]) writeFileSync(file, '');
  for (const path of [data, join(data, 'keys'), join(data, 'tool')]) chmodSync(path, 0o755);
  for (const file of [outside, join(data, 'keys/one')]) chmodSync(file, 0o644);
  symlinkSync(outside, join(data, 'link'));
  const modes = () =>
    ['data', 'data/keys', 'data/keys/one', 'data/tool', 'outside'].map((path) =>
      (statSync(join(folder, path)).mode & 0o777).toString(8),
    );

  expect(countOpenToOthers(data)).toBe(4);
  expect(modes()).toEqual(['755', '755', '644', '755', '644']);
  expect(closeToOthers(data)).toEqual({ mended: 4, refused: 0 });
  expect(modes()).toEqual(['700', '700', '600', '700', '644']);
  expect(closeToOthers(data)).toEqual({ mended: 0, refused: 0 });
});
