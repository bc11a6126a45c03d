import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from './context.ts';

const REFRESH_PATH = '/api/user/auth';

/**
 * Cookie names with `__Host-` and the Secure flag need HTTPS (or localhost);
 * a server that people reach over plain HTTP on their own network falls back to a bare cookie.
 */
function cookieRules(publicUrl: string) {
  const url = new URL(publicUrl);
  const secure = url.protocol === 'https:' || url.hostname === 'localhost';
  return secure
    ? { name: '__Host-refresh', options: { path: '/', secure, httpOnly: true, sameSite: 'strict' as const } }
    : {
        name: 'refresh',
        options: { path: REFRESH_PATH, secure, httpOnly: true, sameSite: 'strict' as const },
      };
}

const DEVICE_MAX = 200;

/** What a handler may know of the connection, and the refresh cookie it may set. */
export function describeConnection(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Connection {
  const { name, options } = cookieRules(publicUrl);
  return {
    ip: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, DEVICE_MAX),
    refreshToken: request.cookies[name],
    keepRefreshToken: (token, maxAge) => void reply.setCookie(name, token, { ...options, maxAge }),
    dropRefreshToken: () => void reply.clearCookie(name, options),
  };
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}
