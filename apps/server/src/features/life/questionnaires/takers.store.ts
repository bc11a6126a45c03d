import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Ports } from '../../../platform/ports.ts';
import { readSeals, type Seals } from '../../../platform/seal.ts';

/** Seals answers, and makes the tags of those who gave them. */
export type Anonymity = { readonly seals: Seals; readonly secret: string };

/** Reads the keys, which are beside the database. */
export async function readAnonymity({ files }: Pick<Ports, 'files'>): Promise<Anonymity> {
  const seals = await readSeals(files);
  return { seals, secret: seals.secretFor('questionnaire takers') };
}

/** By what it is known that someone has answered a run; without the secret it names no one. */
export function tagOf(
  { secret }: Pick<Anonymity, 'secret'>,
  runId: SQLWrapper,
  userId: SQLWrapper,
): SQL<string> {
  return sql`encode(sha256(convert_to(${secret}::text || ' ' || ${runId}::text || ' ' || ${userId}::text, 'UTF8')), 'base64')`;
}
