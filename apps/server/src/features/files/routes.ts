import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../platform/ports.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PICTURE = /^[\w-]{16,64}\.webp$/;

/** `/files/avatars/{name}`: pictures under names that nobody can guess. */
export function registerFiles(app: FastifyInstance, ports: Ports): void {
  app.get<{ Params: { name: string } }>('/files/avatars/:name', async (request, reply) => {
    const { name } = request.params;
    const content = PICTURE.test(name) ? await ports.files.get(`avatars/${name}`) : null;
    if (!content) return reply.callNotFound();
    return reply
      .header('cache-control', IMMUTABLE)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(content);
  });
}
