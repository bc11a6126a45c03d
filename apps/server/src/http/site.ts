import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages, productTitle, renderMessage } from '@garden/contract';
import { createI18n, locales } from '@garden/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { toEnvelope } from './envelope.ts';
import { Refusal } from './refusal.ts';
import { sendAnswer } from './send-answer.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const UNCHECKED = 'no-cache';
/** What asks for a page, or whether there is one. */
const READS = new Set(['GET', 'HEAD']);
/** What is told of a page without a token, by a name of its own below the page. */
const PAYLOAD = '/_payload.json';
/** As it stands in the folder, compressed or not. */
const WORKER = /\/sw\.js(\.\w+)?$/;
/** What a build has for the server, and what stands packed beside the file that is asked for. */
const PRIVATE = /^\.|^(build\.json|index\.html)|\.(br|gz)$/;
/** What the service worker may do: fetch the built files, and run nothing that it does not bring along. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The built web application: its page, the inline scripts and styles that may run, its build's name. */
type Site = { readonly html: string; readonly policy: string; readonly buildId: string };

/**
 * Serves the web application: hashed files for ever, the page always fresh, the build manifest,
 * and for every page its public payload.
 * @param folder the web's `dist`; without one (`null`) the API stands alone
 */
export async function registerSite(
  app: FastifyInstance,
  config: Config,
  folder: string | null,
): Promise<void> {
  const site = folder === null ? null : await readSite(folder, config);
  if (folder !== null && site) {
    await registerFiles(app, folder);
    registerBuilds(app, site);
  }
  registerPayloads(app);

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/'))
      return sendAnswer(reply, toEnvelope(new Refusal(404, 'pathUnknown', { params: { path } })));
    if (!site || !READS.has(request.method) || /\.\w+$/.test(path)) return notFound(reply, path);
    const known = pages.some((page) => page.path === path);
    return reply
      .status(known ? 200 : 404)
      .header('cache-control', UNCHECKED)
      .header('content-security-policy', site.policy)
      .type('text/html; charset=utf-8')
      .send(site.html);
  });
}

/**
 * The files of the build by their names, which are known from the start: to see whether a name is written as the file
 * is, the plug-in would read the whole folder for each request.
 */
async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : UNCHECKED);
      if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((file) => !PRIVATE.test(file)),
  );
  app.get('/*', async (request, reply) => {
    const file = pathOf(request).slice(1);
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

function notFound(reply: FastifyReply, path: string): FastifyReply {
  const page = path.endsWith(PAYLOAD) ? path.slice(0, -PAYLOAD.length) || '/' : path;
  return reply.status(404).send({ statusCode: 404, message: renderMessage('pageNotFound', { path: page }) });
}

function registerBuilds(app: FastifyInstance, site: Site): void {
  const manifest = { id: site.buildId, pages: pages.map(({ path }) => path) };
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', UNCHECKED).send({ id: site.buildId }),
  );
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) =>
    request.params.file === `${site.buildId}.json`
      ? reply.header('cache-control', IMMUTABLE).send(manifest)
      : notFound(reply, pathOf(request)),
  );
}

/** `{path}/_payload.json`: what may be told of a page before anyone signed in, in each language. */
function registerPayloads(app: FastifyInstance): void {
  const speak = locales.map((locale) => [locale, createI18n(locale)] as const);
  const inEachLanguage = (text: string) =>
    Object.fromEntries(speak.map(([locale, i18n]) => [locale, i18n._(text)]));
  for (const page of pages) {
    const payload = {
      path: page.path,
      requiresToken: !page.public,
      title: inEachLanguage(page.title),
      windowTitle: inEachLanguage(productTitle),
    };
    app.get(`${page.path === '/' ? '' : page.path}${PAYLOAD}`, async (_request, reply) =>
      reply.header('cache-control', UNCHECKED).send(payload),
    );
  }
}

async function readSite(folder: string, config: Config): Promise<Site> {
  const [source, build] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'build.json'), 'utf8'),
  ]);
  const html = config.defaultLocale
    ? source.replace('<head>', `<head>\n    <meta name="default-locale" content="${config.defaultLocale}" />`)
    : source;
  const { id } = JSON.parse(build) as { id: string };
  return { html, policy: contentPolicy(html), buildId: id };
}

/** Nothing from elsewhere, nothing inline but the page's own scripts and styles, named by their hashes. */
function contentPolicy(html: string): string {
  const hashes = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))]
      .map(([, body = '']) => ` 'sha256-${createHash('sha256').update(body).digest('base64')}'`)
      .join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes('script')}`,
    // Positioned popups and progress bars set style attributes from script; style elements stay named.
    `style-src-elem 'self'${hashes('style')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
