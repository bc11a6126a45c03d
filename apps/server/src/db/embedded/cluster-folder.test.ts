import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../errors.ts';
import { createCluster, ENGINE_MAJOR, hasCluster } from './cluster-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'garden-cluster-'));
  folder = join(parent, 'database');
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

async function fill(unfinished: string): Promise<void> {
  mkdirSync(join(unfinished, 'base'), { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), `${ENGINE_MAJOR}\n`);
}

describe('hasCluster', () => {
  test('knows a missing folder from a cluster', async () => {
    expect(hasCluster(folder)).toBe(false);
    await createCluster(folder, fill);
    expect(hasCluster(folder)).toBe(true);
  });

  test('refuses a folder without PG_VERSION, which the engine would initialise over', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'diary.txt'), 'mine');
    expect(() => hasCluster(folder)).toThrow(DatabaseUnavailable);
    expect(() => hasCluster(folder)).toThrow(/PG_VERSION is missing/);
  });

  test('refuses another major version and says which', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    expect(() => hasCluster(folder)).toThrow(/PostgreSQL 17, this release opens PostgreSQL 18/);
  });
});

describe('createCluster', () => {
  test('leaves nothing under the name when it is cut off, and starts over', async () => {
    const cutOff = createCluster(folder, async (unfinished) => {
      mkdirSync(unfinished);
      writeFileSync(join(unfinished, 'half'), '');
      throw new Error('the power went');
    });
    await expect(cutOff).rejects.toThrow('the power went');
    expect(hasCluster(folder)).toBe(false);
    await createCluster(folder, fill);
    expect(existsSync(join(folder, 'half'))).toBe(false);
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n');
  });
});
