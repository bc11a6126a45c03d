import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { codeFor } from './mailbox.ts';

export const PASSWORD = 'vineyard-42';

let people = 0;

/** An address that was not used yet. */
export function newAddress(name = 'person'): string {
  people += 1;
  return `${name}-${process.pid}-${people}-${Math.random().toString(36).slice(2, 8)}@garden.example`;
}

export type SignedUp = {
  readonly email: string;
  readonly name: string;
  readonly token: string;
  readonly id: string;
};

/** Registers a person through the API, the mail included; the browser's own way is tested in `account.spec.ts`. */
export async function signUp(
  request: APIRequestContext,
  name: string,
  inviteCode?: string,
): Promise<SignedUp> {
  const email = newAddress();
  // A browser of their own: those who register at the same moment would take it from each other.
  const browser = { cookie: `__Host-browser=${randomBytes(32).toString('base64url')}` };
  await call(request, 'user/register/send-code', { email }, undefined, browser);
  const code = await codeFor(email);
  const { token, user } = await call<{ token: string; user: { id: string } }>(
    request,
    'user/register/user-register',
    {
      email,
      code,
      password: PASSWORD,
      name,
      agreed: true,
      timezone: 'Europe/Lisbon',
      ...(inviteCode && { inviteCode }),
    },
    undefined,
    browser,
  );
  return { email, name, token, id: user.id };
}

/** Creates a team through the API. */
export async function makeTeam(request: APIRequestContext, owner: SignedUp, name: string) {
  return call<{ id: string; inviteCode: string }>(
    request,
    'user/team/add',
    { name, timezone: 'Europe/Lisbon' },
    owner,
  );
}

/** Makes every day a working day, so that a test does the same on a Sunday. */
export async function workEveryDay(request: APIRequestContext, admin: SignedUp, teamId: string) {
  const calendar = { workingWeekdays: [1, 2, 3, 4, 5, 6, 7] };
  await call(request, 'user/team/setting', { teamId, calendar }, admin);
}

/** Grades the days of newcomers as well, so that a first diary has its score. */
export async function gradeFirstDays(request: APIRequestContext, admin: SignedUp, teamId: string) {
  await call(request, 'user/team/setting', { teamId, rules: { newcomerDays: 0 } }, admin);
}

/** Publishes today's diary through the API. */
export async function publish(request: APIRequestContext, author: SignedUp, summary: string) {
  const { today } = await get<{ today: string }>(request, 'user/draft/get', author);
  return call<{ id: string }>(request, 'user/diary/publish', { day: today, sections: { summary } }, author);
}

/** One POST call that must succeed; answers its data. */
export async function call<T = unknown>(
  request: APIRequestContext,
  path: string,
  data: object,
  as?: SignedUp,
  headers?: Readonly<Record<string, string>>,
): Promise<T> {
  const response = await request.post(`/api/${path}`, {
    data,
    headers: { ...authorization(as), ...headers },
  });
  return unwrap<T>(path, await response.json());
}

export async function get<T>(request: APIRequestContext, path: string, as: SignedUp): Promise<T> {
  const response = await request.get(`/api/${path}`, { headers: authorization(as) });
  return unwrap<T>(path, await response.json());
}

function unwrap<T>(path: string, envelope: { code: number; message: string; data: T }): T {
  expect(envelope.code, `${path}: ${envelope.message}`).toBe(200);
  return envelope.data;
}

function authorization(as: SignedUp | undefined): Record<string, string> {
  return as ? { authorization: `Bearer ${as.token}` } : {};
}
