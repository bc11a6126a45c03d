import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, toConfig } from '../config/config.ts';
import { EnvironmentInvalid, readEnv } from '../config/env.ts';
import { DEFAULT_RESERVE_BYTES } from '../db/embedded/disk-guard.ts';
import { migrationsAreCurrent } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { silentLog } from '../platform/log.ts';
import { checkSmtp } from '../platform/mailer.ts';
import { countOpenToOthers } from '../platform/private-folder.ts';
import { isRestoring } from '../platform/restoring.ts';
import { KEY_BYTES, KEYS } from '../platform/seal.ts';
import { askForChecks } from './control.ts';

/** What was looked at, what was found, and what to do about it where that is anything. */
export type Finding = { readonly of: string; readonly found: string; readonly advice?: string };

const MEGABYTE = 1024 * 1024;
/** Below this the disk is worth a word before it is full. */
const SOON_FULL_BYTES = 1024 * MEGABYTE;
const CLOCKS_APART_MS = 5_000;
const MINUTE_MS = 60_000;

/** Looks at everything that a server needs, without changing any of it. */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
  now: () => Date,
): Promise<Finding[]> {
  const config = readConfig(environment, root);
  if (!('port' in config)) return config;
  const fine = { of: 'environment', found: 'every variable can be read' };
  if (!existsSync(config.dataDir)) {
    const found = `${config.dataDir} is not there yet`;
    return [fine, { of: 'data folder', found, advice: 'start the server, or restore a backup into it' }];
  }
  const looks = [lookAtFolder, lookAtDatabase, lookAtDisk, lookAtMail, lookAtKeys, lookAtClock];
  const findings: Finding[] = [fine];
  for (const look of looks) findings.push(...(await look(config, now)));
  return findings;
}

function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Config | Finding[] {
  try {
    return toConfig(readEnv(environment), root);
  } catch (error) {
    if (!(error instanceof EnvironmentInvalid)) throw error;
    return error.faults.map((fault) => {
      const [found = fault, advice = 'correct it'] = fault.split(': ');
      return { of: 'environment', found, advice };
    });
  }
}

async function lookAtFolder({ dataDir }: Config): Promise<Finding[]> {
  const of = 'data folder';
  const open = countOpenToOthers(dataDir);
  const rights =
    open === 0
      ? { of, found: `${dataDir} is its owner's alone` }
      : {
          of,
          found: `others can reach ${open} files and folders of ${dataDir}`,
          advice: 'start the server once as their owner, which closes them',
        };
  if (!isRestoring(dataDir)) return [rights];
  return [rights, { of, found: 'a restore was broken off', advice: 'run it again' }];
}

async function lookAtDatabase(config: Config, now: () => Date): Promise<Finding[]> {
  const of = 'database';
  const { databaseUrl: url, dataDir } = config;
  try {
    const running = url ? null : await askForChecks(dataDir);
    if (running) return ofRunning(running);
    if (!url && !existsSync(join(dataDir, 'database')))
      return [{ of, found: 'there is none yet', advice: 'start the server, or restore a backup' }];
    const database = await openDatabase({ ...(url ? { url } : { dataDir }), log: silentLog });
    try {
      const before = now().getTime();
      const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now');
      const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - (before + now().getTime()) / 2);
      const isCurrent = await migrationsAreCurrent(database);
      return [
        { of, found: url ? 'PostgreSQL answers' : 'the embedded database opens; no server runs' },
        {
          of: 'migrations',
          found: isCurrent ? 'all are applied' : 'some are due',
          ...(!isCurrent && dueMigrations),
        },
        ...(url ? [clocks(apart)] : []),
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [{ of, found, advice: 'do as that says' }];
  }
}

const dueMigrations = { advice: 'make a backup and start the server, which applies them' };

function clocks(apartMs: number): Finding {
  const found = `this machine and the database server are ${Math.round(apartMs / 1000)} s apart`;
  if (apartMs < CLOCKS_APART_MS) return { of: 'clock', found };
  return { of: 'clock', found, advice: 'have both follow a time server' };
}

function ofRunning(checks: Readonly<Record<string, string>>): Finding[] {
  return ['database', 'migrations', 'jobs'].map((of) => {
    const found = checks[of] ?? 'not told';
    if (found === 'ok') return { of, found: 'the running server says ok' };
    return { of, found: `the running server says: ${found}`, advice: 'look for errors in its log' };
  });
}

async function lookAtDisk({ dataDir }: Config): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const found = `${Math.floor(free / MEGABYTE)} MB are free for ${dataDir}`;
  if (free >= SOON_FULL_BYTES) return [{ of: 'disk', found }];
  const isFull = free < DEFAULT_RESERVE_BYTES;
  return [{ of: 'disk', found, advice: isFull ? 'make room: nothing is written now' : 'make room soon' }];
}

async function lookAtMail({ smtpUrl, mailFrom, dataDir }: Config): Promise<Finding[]> {
  const of = 'mail';
  if (!smtpUrl) {
    // So it is meant where the product is tried out.
    return [{ of, found: `no SMTP_URL, so mails become files in ${join(dataDir, 'outbox')}` }];
  }
  const fault = await checkSmtp(smtpUrl);
  const sender: Finding[] = mailFrom.includes('@localhost')
    ? [{ of, found: `mails come from ${mailFrom}`, advice: 'set MAIL_FROM to an address of your own' }]
    : [];
  if (fault === null) return [{ of, found: 'the mail server takes us' }, ...sender];
  return [{ of, found: `the mail server says: ${fault}`, advice: 'correct SMTP_URL' }, ...sender];
}

async function lookAtKeys({ dataDir }: Config): Promise<Finding[]> {
  const of = 'keys';
  const folder = join(dataDir, 'files', KEYS);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const broken = sizes.filter((size) => size !== KEY_BYTES).length;
  if (broken > 0) {
    const found = `${broken} of ${names.length} in ${folder} are no keys`;
    return [{ of, found, advice: 'put them back from a backup: they open anonymous comments that wait' }];
  }
  return [{ of, found: names.length === 0 ? 'none is needed yet' : `${names.length} in ${folder}` }];
}

/** A clock that went back shows in files that are younger than now. */
async function lookAtClock({ dataDir }: Config, now: () => Date): Promise<Finding[]> {
  const times = await Promise.all(
    (await readdir(dataDir)).map(async (name) => (await stat(join(dataDir, name))).mtimeMs),
  );
  const ahead = Math.max(0, ...times) - now().getTime();
  const found = `it is ${now().toISOString()} here`;
  if (ahead < MINUTE_MS) return [{ of: 'clock', found }];
  const minutes = Math.round(ahead / MINUTE_MS);
  return [
    {
      of: 'clock',
      found: `${found}, and the data folder was written ${minutes} minutes later`,
      advice: 'set the clock of this machine',
    },
  ];
}
