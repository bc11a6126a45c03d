import type { Pool } from 'pg';
import { countStatements } from './count-statements.ts';

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
};

/**
 * The part of a statement's plan that finds and cuts its page, without what is joined to each row of it.
 * @param plan of `explain (analyze, buffers, format json)`; its uppermost limit cuts the page
 */
export function pageOfPlan(plan: PlanNode): { plan: PlanNode; blocks: number } {
  const open = [plan];
  for (let node = open.shift(); node; node = open.shift()) {
    if (node['Node Type'] === 'Limit') {
      return { plan: node, blocks: node['Shared Hit Blocks'] + node['Shared Read Blocks'] };
    }
    open.push(...(node.Plans ?? []));
  }
  throw new Error('the statement cuts no page');
}

/** The blocks that the database touches to answer a read which finds something, by all of its statements. */
export async function blocksOf(
  pool: Pick<Pool, 'query'>,
  read: () => Promise<readonly unknown[]>,
): Promise<number> {
  const { sent, result } = await countStatements(read);
  if (result.length === 0) throw new Error('nothing was read');
  let blocks = 0;
  for (const statement of sent) {
    blocks += await leastOf(() => blocksToAnswer(pool, statement));
  }
  return blocks;
}

/**
 * Counts as often as it takes for the least number to come a second time. A session reads the catalogue the first time, and
 * again whenever anyone else on the server has vacuumed or analysed a table: that only ever adds to what a read costs.
 */
export async function leastOf(count: () => Promise<number>): Promise<number> {
  let least = await count();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const again = await count();
    if (again === least) break;
    least = Math.min(least, again);
  }
  return least;
}

const MOST_TRIES = 20;

/** Ways to read that a planner takes for fewer or more rows instead of looking each of them up. */
const otherPlans = [
  'enable_seqscan',
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_memoize',
  'enable_material',
];

/**
 * The same where each row is looked up by its key, also in a table beside the list that is so small, or so full of gaps which
 * other tests left, that reading all of it looks as cheap: few and many are compared by one plan.
 */
export async function blocksLookedUp(
  pool: Pick<Pool, 'connect'>,
  read: () => Promise<readonly unknown[]>,
): Promise<number> {
  const client = await pool.connect();
  try {
    for (const plan of otherPlans) await client.query(`set ${plan} = off`);
    return await blocksOf(client, read);
  } finally {
    for (const plan of otherPlans) await client.query(`reset ${plan}`);
    client.release();
  }
}

async function blocksToAnswer(
  pool: Pick<Pool, 'query'>,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<number> {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, [...values]);
  const plan: PlanNode = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** Items of others among which lists are read, few and many; `LIST_ITEMS` for a longer run. */
export const itemsOfOthers = { few: 1_000, many: Number(process.env.LIST_ITEMS ?? 20_000) } as const;
/** Filling tables with the many takes that long at most, in milliseconds. */
export const fillTimeout = 60_000 + 3 * itemsOfOthers.many;

/**
 * Leaves tables and their indexes as if nothing else had ever been in them, as other tests of the same database had; and all
 * tables known to the planner, which else would join what stands beside a list in one way for few and in another for many,
 * wherever the server has come round to looking at it in between.
 */
export async function pack(pool: Pick<Pool, 'query'>, tables: readonly string[]): Promise<void> {
  await pool.query(`vacuum full ${tables.join(', ')}`);
  await pool.query('vacuum analyze');
}

/** From the roots of two indexes to their leaves: a read that touches no more is as cheap as one can be. */
const FEW_BLOCKS = 12;

/** How many blocks a flat read touches at most among a hundred times the items, after so many among few. */
export const flatFrom = (blocks: number): number => Math.max(1.3 * blocks, FEW_BLOCKS);
