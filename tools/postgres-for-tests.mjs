import { startCluster } from './postgres-cluster.mjs';

/**
 * Gives a test run a PostgreSQL cluster of its own, unless `TEST_POSTGRES_URL` names one already.
 * Only tests that kill look at what reached the disk.
 */
export async function setup({ name }) {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const cluster = await startCluster({ durable: name === 'kill' });
  process.env.TEST_POSTGRES_URL = cluster.url;
  return cluster.stop;
}
