import { join } from 'node:path';
import type { Endpoint } from '@garden/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { Ports } from '../platform/ports.ts';
import type { AnyCall } from './call.ts';
import { compileOutput, type WriteOutput } from './compile-output.ts';
import { secrecyOf } from './compression.ts';
import { addressOf, bearerToken, createConnections } from './connection.ts';
import type { Actor, PublicContext } from './context.ts';
import { DearCalls, isDear } from './dear-calls.ts';
import { type Answer, done, toEnvelope } from './envelope.ts';
import { boundaryOf, readForm } from './form-body.ts';
import type { KeptAnswer } from './idempotency.store.ts';
import { createAnswerOnce, readKey } from './idempotency.ts';
import { LongBody } from './long-bodies.ts';
import { parseInput } from './parse-input.ts';
import { Progress, takesLines } from './progress.ts';
import { Refusal, refuse, sessionOver, tooMany } from './refusal.ts';
import { isNavigation, sendAs, sendUnread } from './send-answer.ts';
import { type Upload, Uploads } from './uploads.ts';

/** Who makes a call, and what is kept under the `Idempotency-Key` that they sent. */
export type Caller = { readonly actor: Actor; readonly kept: KeptAnswer | null };

/** Finds the person behind a token; null where it is unknown, over or revoked. */
export type Authenticate = (token: string, now: Date, key?: string) => Promise<Caller | null>;

/** The moment of a call, and who makes it; null for no one, where a call asks for none. */
type Admission = {
  readonly now: Date;
  readonly caller: Caller | null;
  readonly key: string | undefined;
  /** Where a large body was let in. */
  readonly upload?: Upload | undefined;
  /** Where that is a form. */
  readonly form?: LongBody | undefined;
};

/** How answers are kept to the contract: parsed, or copied by what was compiled from it, which costs much less. */
export type Outputs = 'parsed' | 'compiled';

/** Puts every call of the contract at its path: authenticate → limit → parse → handle → answer. */
export function registerEndpoints(
  app: FastifyInstance,
  ports: Ports,
  authenticate: Authenticate,
  calls: readonly AnyCall[],
  outputs: Outputs,
): void {
  const connectionOf = createConnections(ports.config.publicUrl);
  const answerOnce = createAnswerOnce(ports.database);
  const dear = new DearCalls();
  const uploads = new Uploads(join(ports.config.dataDir, 'incoming'));
  const admitUpload = async ({ userId }: Actor, isForm: boolean): Promise<Upload> => {
    const upload = uploads.admit(userId);
    try {
      const wait = await ports.limits.take(isForm ? 'audiosByPerson' : 'imagesByPerson', userId);
      if (wait > 0)
        throw refuse(isForm ? 'audiosTooOften' : 'imagesTooOften', { minutes: Math.ceil(wait / 60) });
    } catch (error) {
      upload.end();
      throw error;
    }
    return upload;
  };
  const admitted = new WeakMap<FastifyRequest, Admission>();
  const place = (call: AnyCall, scope: FastifyInstance): void => {
    const { endpoint } = call;
    const write = outputOf(endpoint.output, outputs);
    const writeFound = endpoint.progress && outputOf(endpoint.progress, outputs);
    const { bodyLimit } = endpoint;
    const isForm = endpoint.takes === 'form';
    scope.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      exposeHeadRoute: false,
      config: { carriesSecret: secrecyOf(endpoint) },
      ...(bodyLimit && {
        bodyLimit,
        // What is large is taken in from those alone who may send it, and read once it has come whole.
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          try {
            const admission = await admit(request);
            const upload = admission.caller ? await admitUpload(admission.caller.actor, isForm) : undefined;
            if (upload) whenClosed(reply, () => upload.abandon());
            const form = isForm ? new LongBody(request) : undefined;
            if (form) whenClosed(reply, () => form.end());
            admitted.set(request, { ...admission, upload, form });
          } catch (error) {
            sendUnread(reply, toEnvelope(error));
          }
        },
        preParsing: async (request: FastifyRequest, _reply: FastifyReply, body: RequestPayload) =>
          isForm ? body : (admitted.get(request)?.upload?.takeIn(body, bodyLimit) ?? body),
      }),
      handler: async (request, reply) => {
        const upload = admitted.get(request)?.upload;
        upload?.begin();
        const progress = writeFound && takesLines(request) ? new Progress(reply, writeFound) : undefined;
        const answer = await answerCall(request, reply, progress?.tell).finally(() => upload?.end());
        if (answer.fault) ports.log.error({ err: answer.fault, path: endpoint.path }, 'a call failed');
        // What was refused in the middle is read on, as far as it may go: browsers see no answer before they have sent all.
        const isRead = (await admitted.get(request)?.form?.drop(bodyLimit ?? 0)) ?? true;
        if (!isRead) return sendUnread(reply, answer);
        if (progress?.end(answer)) return reply;
        return sendAs(endpoint.response, request, reply, answer);
      },
    });

    const admit = async (request: FastifyRequest): Promise<Admission> => {
      const now = ports.clock.now();
      const token = bearerToken(request);
      const key = mayKeepAnswers(endpoint) ? request.headers['idempotency-key'] : undefined;
      const caller = token ? await authenticate(token, now, typeof key === 'string' ? key : undefined) : null;
      await limit(ports, caller?.actor ?? null, addressOf(request));
      if (endpoint.access === 'session' && !caller) throw sessionOver();
      return { now, caller, key: readKey(key) };
    };

    const answerCall = async (
      request: FastifyRequest,
      reply: FastifyReply,
      tell: PublicContext['tell'],
    ): Promise<Answer> => {
      try {
        const { now, caller, key } = admitted.get(request) ?? (await admit(request));
        // A link or a form of another site makes no one change anything.
        if (endpoint.kind === 'write' && endpoint.method === 'GET' && isNavigation(request))
          throw refuse('openedAsPage');
        const input = parseInput(endpoint, endpoint.method === 'GET' ? request.query : request.body);
        const connection = connectionOf(request, reply);
        const signal = signalOf(reply);
        const run = async (transaction = ports.database.transaction) => {
          const database = { ...ports.database, transaction };
          const ctx: PublicContext = {
            ...ports,
            database,
            now,
            connection,
            signal,
            tell,
            ...(caller && { actor: caller.actor }),
          };
          const { userId } = caller?.actor ?? {};
          const giveBack = userId && isDear(endpoint, input) ? await dear.take(userId, signal) : undefined;
          try {
            // What the call takes was checked where it is declared; a list of all calls cannot carry it.
            const data = await call(ctx as never, input as never);
            // A file has become its output only when it has arrived.
            return endpoint.response === 'file' ? data : write(data);
          } finally {
            // A file is made while it is sent. Else the place is held by the work, also where no one waits for it any more.
            if (giveBack && endpoint.response === 'file') whenClosed(reply, giveBack);
            else giveBack?.();
          }
        };
        if (!caller || key === undefined || endpoint.leavesNoTrace?.(input))
          return done(await run(), endpoint.done);
        const owner = { userId: caller.actor.userId, key };
        const data = await answerOnce({ owner, path: endpoint.path, input, now, kept: caller.kept }, run);
        return done(data, endpoint.done);
      } catch (error) {
        return toEnvelope(error);
      }
    };
  };
  for (const call of calls) if (call.endpoint.takes !== 'form') place(call, app);
  // Forms are taken in here alone, and nothing but forms.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
      const boundary = boundaryOf(request.headers['content-type']);
      const form = admitted.get(request)?.form;
      if (boundary === undefined || !form) throw new Refusal(415, 'mediaTypeUnsupported');
      return readForm(boundary, form.pieces());
    });
    for (const call of calls) if (call.endpoint.takes === 'form') place(call, scope);
  });
}

/** Aborted when a connection ends before its answer has left. */
function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Once an answer has left or its connection has ended, which may have been before anyone asked. */
function whenClosed({ raw }: FastifyReply, act: () => void): void {
  if (raw.destroyed) act();
  else raw.once('close', act);
}

/** What leaves of an answer: what its contract names, and nothing else. */
function outputOf(output: Endpoint['output'], outputs: Outputs): WriteOutput {
  const compiled = outputs === 'compiled' ? compileOutput(output) : undefined;
  return compiled ?? ((answer) => output.parse(answer));
}

/** Whether the first answer of a call may be kept for its repeats; what public calls answer may sign someone in. */
function mayKeepAnswers({ kind, access, answersSecret = false, takes }: Endpoint): boolean {
  // Whether a file is the same again is known once all of it has come: a form is answered each time.
  return kind === 'write' && access === 'session' && !answersSecret && takes !== 'form';
}

async function limit(ports: Ports, actor: Actor | null, address: string): Promise<void> {
  const wait = actor
    ? await ports.limits.take('callsByPerson', actor.userId)
    : await ports.limits.take('callsByAddress', address);
  if (wait > 0) throw tooMany(wait);
}
