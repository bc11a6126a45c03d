import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { calls } from './calls.ts';
import { hashToken } from './features/account/rules.ts';
import { findCaller, listLivingTokens } from './features/account/sign-in/store.ts';
import { endMails } from './features/notice/settings/store.ts';
import { listTeamIds, membersAmong } from './features/team/membership/store.ts';
import { registerCompression } from './http/compression.ts';
import { BODY_LIMIT, toEnvelope } from './http/envelope.ts';
import { registerEvents } from './http/events.ts';
import { type Lifecycle, registerHealth } from './http/health.ts';
import { registerLongBodies } from './http/long-bodies.ts';
import { registerOneClick } from './http/one-click.ts';
import { registerPictures } from './http/pictures.ts';
import { registerRecordings } from './http/recordings.ts';
import { registerReference } from './http/reference.ts';
import { type Authenticate, type Outputs, registerEndpoints } from './http/register-endpoints.ts';
import { sendAnswer } from './http/send-answer.ts';
import { registerSite } from './http/site.ts';
import { endUnusedConnections } from './http/unused-connections.ts';
import type { Ports } from './platform/ports.ts';

/** For a whole request to come in, the largest picture on a slow line too. */
const MINUTE = 60 * 1000;
const LOOK_EVERY = 5 * 1000;

/** The contract judges what comes and what goes; the framework's own compilers, a hundred modules, are not even loaded. */
const noSchemas = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

function refuseSchema(): never {
  throw new Error('a route has a schema of the framework: calls are described in the contract');
}

export type AppOptions = {
  /** The web's built files; null where the API stands alone. */
  readonly webFolder: string | null;
  readonly lifecycle?: Lifecycle;
  /** Parsed unless told. */
  readonly outputs?: Outputs;
};

/** The whole server, not yet listening. */
export async function buildApp(ports: Ports, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < ports.config.proxies,
    requestTimeout: MINUTE,
    http: { connectionsCheckingInterval: LOOK_EVERY },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    schemaController: { compilersFactory: noSchemas },
  });
  // What a page elsewhere may send without asking first is never read.
  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, {
    // Pages carry a policy of their own; everything else may do nothing at all.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: ports.config.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
  });
  const lifecycle = options.lifecycle ?? { closing: false };
  // A connection that stayed open after its last answer would hold up the end.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.closing) reply.header('connection', 'close');
  });
  registerCompression(app);
  app.setErrorHandler(async (error, request, reply) => {
    const answer = toEnvelope(error, request.routeOptions.bodyLimit);
    if (answer.fault)
      ports.log.error({ err: answer.fault, path: request.routeOptions.url }, 'a request failed');
    // A file that fails before its first piece leaves nothing of itself on this answer.
    return sendAnswer(reply.removeHeader('content-disposition').removeHeader('content-type'), answer);
  });

  const { db } = ports.database;
  const authenticate: Authenticate = (token, now, key) => findCaller(ports, token, now, key);
  registerEndpoints(app, ports, authenticate, calls, options.outputs ?? 'parsed');
  registerEvents(app, ports, authenticate, {
    keyOf: hashToken,
    living: (hashes) => listLivingTokens(db, hashes, ports.clock.now()),
    membersOf: (teamIds, userIds) => membersAmong(db, teamIds, userIds),
    teamsOf: (userId) => listTeamIds(db, userId),
  });
  registerPictures(app, ports);
  registerRecordings(app, ports);
  registerOneClick(app, ports, (key) => endMails(ports.database, key));
  registerHealth(app, ports, lifecycle);
  await registerReference(app, ports.config.publicUrl);
  await registerSite(app, ports.config, options.webFolder);
  registerLongBodies(app);
  endUnusedConnections(app);
  return app;
}
