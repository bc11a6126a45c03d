import { describe, expect, test } from 'vitest';
import { readChangelog, releasesAfter } from './rules.ts';

const changelog = `# Changelog

Words before the first release.

## 1.10.0 · 2026-03-02

### English

- Two things.
- And a third.

### 中文

- 两件事。
- 还有第三件。

## 1.9.0 · 2026-02-01

### English

- One thing.

### 中文

- 一件事。
`;

describe('a changelog', () => {
  test('tells of each release in both languages', () => {
    expect(readChangelog(changelog)).toEqual([
      {
        version: '1.10.0',
        day: '2026-03-02',
        notes: { en: ['Two things.', 'And a third.'], zh: ['两件事。', '还有第三件。'] },
      },
      { version: '1.9.0', day: '2026-02-01', notes: { en: ['One thing.'], zh: ['一件事。'] } },
    ]);
  });

  test('that tells one language less is none', () => {
    expect(() => readChangelog(changelog.replace('- 还有第三件。\n', ''))).toThrow('1.10.0');
    expect(() => readChangelog(changelog.replace('1.9.0 · ', 'Next '))).toThrow('version · day');
  });

  test('gives what came after a version, all after none, the newest after an unknown one', () => {
    const releases = readChangelog(changelog);
    const after = (version?: string) => releasesAfter(releases, version).map((release) => release.version);
    expect([after('1.9.0'), after('1.10.0'), after(), after('k3f9')]).toEqual([
      ['1.10.0'],
      [],
      ['1.10.0', '1.9.0'],
      ['1.10.0'],
    ]);
  });
});
