import type { OperatorAct } from '@garden/contract';
import type { Pool } from 'pg';
import { whereRoom } from '../db/errors.ts';

/**
 * Writes down that all that the server holds is copied, or was put back, for everyone to see in their ledger. Where the disk is
 * full it is left out: a copy is needed most then. A database from before the ledger cannot tell it.
 */
export async function noteAct(pool: Pick<Pool, 'query'>, act: OperatorAct, now: Date): Promise<void> {
  const { rows } = await pool.query("select to_regclass('public.operator_acts') is not null as known");
  if (!rows[0]?.known) return;
  await whereRoom(
    pool.query(
      `insert into public.operator_acts as kept (day, act, times) values ($1::date, $2, 1)
       on conflict (day, act) do update set times = kept.times + 1`,
      [now.toISOString().slice(0, 'YYYY-MM-DD'.length), act],
    ),
  );
}
