import { startCluster } from './postgres-cluster.mjs';

/** Gives a test run a PostgreSQL cluster of its own, unless `TEST_POSTGRES_URL` names one already. */
export async function setup() {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const cluster = await startCluster();
  process.env.TEST_POSTGRES_URL = cluster.url;
  return cluster.stop;
}
