import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examine } from './doctor.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'garden-doctor-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

const HOUR = 3_600_000;

/** What is found of one thing, with what to do. */
async function look(of: string, environment = {}, now = () => new Date()) {
  const findings = await examine({ DATA_DIR, ...environment }, '/', now);
  return findings.filter((finding) => finding.of === of);
}

test('tells what to write instead of a variable that is wrong, and looks no further', async () => {
  expect(await examine({ PORT: 'seven', LOG_LEVEL: 'loud' }, '/', () => new Date())).toEqual([
    { of: 'environment', found: 'PORT is "seven"', advice: 'write a port such as 3000' },
    {
      of: 'environment',
      found: 'LOG_LEVEL is "loud"',
      advice: 'write fatal, error, warn, info, debug, trace or silent',
    },
  ]);
});

test('finds a new folder in order, with nothing in it yet, and makes nothing', async () => {
  const findings = await examine({ DATA_DIR }, '/', () => new Date());
  expect(findings.map(({ of }) => of)).toEqual([
    ...['environment', 'data folder', 'database', 'disk', 'mail', 'keys', 'clock'],
  ]);
  expect(findings.filter(({ advice }) => advice)).toEqual([
    { of: 'database', found: 'there is none yet', advice: 'start the server, or restore a backup' },
  ]);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('says that a folder is not there', async () => {
  expect(await look('data folder', { DATA_DIR: join(DATA_DIR, 'none') })).toMatchObject([
    { found: expect.stringContaining('is not there yet') },
  ]);
});

test('counts what others can reach, and changes none of it', async () => {
  writeFileSync(join(DATA_DIR, 'mail.eml'), '');
  chmodSync(join(DATA_DIR, 'mail.eml'), 0o644);
  const [first] = await look('data folder');
  expect(first?.found).toContain('others can reach 1 files and folders');
  expect(await look('data folder')).toEqual([first]);
});

test('names a restore that was broken off', async () => {
  mkdirSync(join(DATA_DIR, 'restoring'));
  expect(await look('data folder')).toContainEqual({
    of: 'data folder',
    found: 'a restore was broken off',
    advice: 'run it again',
  });
});

test('tells why a database server is not reached', async () => {
  const DATABASE_URL = 'postgres://garden:very-secret@127.0.0.1:1/garden';
  const found = await look('database', { DATABASE_URL });
  expect(found).toMatchObject([{ found: expect.stringMatching(/127\.0\.0\.1:1; start it or correct/) }]);
  expect(JSON.stringify(found)).not.toContain('very-secret');
});

test('tells why a mail server is not reached, and that a sender is none', async () => {
  expect(await look('mail', { SMTP_URL: 'smtp://127.0.0.1:1' })).toMatchObject([
    { found: expect.stringContaining('ECONNREFUSED'), advice: 'correct SMTP_URL' },
    { advice: 'set MAIL_FROM to an address of your own' },
  ]);
});

test('finds a key that is none', async () => {
  mkdirSync(join(DATA_DIR, 'files/keys'), { recursive: true });
  writeFileSync(join(DATA_DIR, 'files/keys/0f'), Buffer.alloc(32));
  expect(await look('keys')).toMatchObject([{ found: expect.stringMatching(/^1 in /) }]);
  writeFileSync(join(DATA_DIR, 'files/keys/1f'), '');
  expect(await look('keys')).toMatchObject([{ advice: expect.stringContaining('from a backup') }]);
});

test('sees that the clock went back', async () => {
  writeFileSync(join(DATA_DIR, 'database.holder'), '');
  const [found] = await look('clock', {}, () => new Date(Date.now() - HOUR));
  expect(found).toMatchObject({
    found: expect.stringContaining('was written 60 minutes later'),
    advice: 'set the clock of this machine',
  });
});
