import type { FastifyInstance } from 'fastify';
import type { Ports } from '../platform/ports.ts';

const IMMUTABLE = 'max-age=31536000, immutable';

/** Folders of pictures, who may keep a copy on the way, and what their names look like. */
const folders = [
  { name: 'avatars', copies: 'public', file: /^[\w-]{16,64}\.webp$/ },
  { name: 'diaries', copies: 'private', file: /^[a-z]{32}(-small)?\.webp$/ },
  { name: 'memes', copies: 'private', file: /^[a-z]{32}\.webp$/ },
] as const;

/**
 * `/files/avatars/{name}`, `/files/diaries/{name}`, `/files/memes/{name}`: pictures under names that no one can guess. A browser sends no token
 * for a picture, so the name itself is the right to see it; only those who may read what it belongs to are told it.
 */
export function registerPictures(app: FastifyInstance, ports: Ports): void {
  for (const folder of folders) {
    app.get<{ Params: { name: string } }>(`/files/${folder.name}/:name`, async (request, reply) => {
      const { name } = request.params;
      const content = folder.file.test(name) ? await ports.files.get(`${folder.name}/${name}`) : null;
      if (!content) return reply.callNotFound();
      return reply
        .header('cache-control', `${folder.copies}, ${IMMUTABLE}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(content);
    });
  }
}
