import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Listens for a moment: what is in the way of the server is told before a database is made for it.
 * @throws what `listen` throws
 */
export async function tryPort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
