import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Files } from './files.ts';
import { readSeals } from './seal.ts';

/** Seconds that an address is good for at least; at most twice as long, so that one that is asked for again stays the same. */
const GOOD_SECONDS = 15 * 60;

type Needs = { readonly files: Files; readonly clock: Clock };

/** Read once for the files of a server: each piece of a recording that is asked for is checked. */
const secrets = new WeakMap<Files, Promise<string>>();

function secretOf(files: Files): Promise<string> {
  const known = secrets.get(files) ?? readSeals(files).then((seals) => seals.secretFor('signed addresses'));
  secrets.set(files, known);
  return known;
}

const signatureOf = (secret: string, path: string, until: number): string =>
  createHmac('sha256', secret).update(`${until} ${path}`).digest('base64url');

/** Makes of a path an address that everyone who has it may read, for some minutes. */
export async function signAddresses({ files, clock }: Needs): Promise<(path: string) => string> {
  const secret = await secretOf(files);
  const now = clock.now().getTime() / 1000;
  const until = (Math.floor(now / GOOD_SECONDS) + 2) * GOOD_SECONDS;
  return (path) => `${path}?until=${until}&signature=${signatureOf(secret, path, until)}`;
}

/** Whether an address was made by us, and its time is not over. */
export async function isSigned(
  { files, clock }: Needs,
  path: string,
  { until, signature }: { readonly until?: unknown; readonly signature?: unknown },
): Promise<boolean> {
  if (typeof until !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(until)) return false;
  const wanted = Buffer.from(signatureOf(await secretOf(files), path, Number(until)));
  const given = Buffer.from(signature);
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && clock.now().getTime() < Number(until) * 1000;
}
