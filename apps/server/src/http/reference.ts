import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Grape Garden API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'list' });`;

/** Swagger UI sets styles from script and draws its icons from data addresses; nothing else of the product may. */
const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** `/api/openapi.json` and the page that shows it, `/api/docs`. */
export async function registerReference(app: FastifyInstance, publicUrl: string): Promise<void> {
  let description: unknown;
  app.get('/api/openapi.json', async () => {
    description ??= describeApi(publicUrl);
    return description;
  });
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', referencePolicy).type('text/html').send(page),
  );
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(start));
  await app.register(async (parts) => {
    // By their names alone: the plug-in's own route takes any path and answers one that leads out with another status.
    await parts.register(fastifyStatic, {
      root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
      serve: false,
    });
    for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
      parts.get(`/api/docs/${name}`, (_request, reply) => reply.sendFile(name));
  });
}
