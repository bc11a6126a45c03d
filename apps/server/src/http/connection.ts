import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from './context.ts';

/**
 * Cookie names with `__Host-` and the Secure flag need HTTPS (or localhost);
 * a server that people reach over plain HTTP on their own network falls back to a bare cookie on its own path.
 */
function cookieRules(publicUrl: string) {
  const url = new URL(publicUrl);
  const secure = url.protocol === 'https:' || url.hostname === 'localhost';
  const cookie = <S extends 'strict' | 'lax'>(name: string, path: string, sameSite: S) => ({
    name: secure ? `__Host-${name}` : name,
    options: { path: secure ? '/' : path, secure, httpOnly: true, sameSite },
  });
  return {
    refresh: cookie('refresh', '/api/user/auth', 'strict'),
    browser: cookie('browser', '/api', 'strict'),
    // The browser comes back from another site.
    signIn: cookie('sign-in', '/api', 'lax'),
  };
}

const DEVICE_MAX = 200;
/** 256 random bits in base64url. */
const KEY = /^[\w-]{43}$/;

/** What a handler may know of a connection, and the cookies it may set. */
export function createConnections(publicUrl: string) {
  const { refresh, browser, signIn } = cookieRules(publicUrl);
  return (request: FastifyRequest, reply: FastifyReply): Connection => ({
    ip: addressOf(request),
    device: (request.headers['user-agent'] ?? '').slice(0, DEVICE_MAX),
    refreshToken: request.cookies[refresh.name],
    keepRefreshToken: (token, maxAge) =>
      void reply.setCookie(refresh.name, token, { ...refresh.options, maxAge }),
    dropRefreshToken: () => void reply.clearCookie(refresh.name, refresh.options),
    isProgram: request.cookies[browser.name] === undefined && request.headers['sec-fetch-site'] === undefined,
    browserKey: KEY.exec(request.cookies[browser.name] ?? '')?.[0],
    keepBrowserKey: (key, maxAge) => void reply.setCookie(browser.name, key, { ...browser.options, maxAge }),
    signInKey: request.cookies[signIn.name],
    keepSignInKey: (key, maxAge) => void reply.setCookie(signIn.name, key, { ...signIn.options, maxAge }),
  });
}

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * Who is counted where no one is signed in: an IPv4 address, or the network that an IPv6 one belongs to, since who has
 * one of those has all 2⁶⁴ of it.
 */
export function addressOf({ ip }: FastifyRequest): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip) ?? [];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [before = [], after = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const left = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const network = [...before, ...left, ...after].slice(0, GROUPS_OF_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}
