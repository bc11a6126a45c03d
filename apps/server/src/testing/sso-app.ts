import { api } from '@garden/contract';
import { silentLog } from '../platform/log.ts';
import { createOidc } from '../platform/openid-client.ts';
import { newAddress } from './codes.ts';
import { openProvider, type TestClaims, type TestProvider } from './sign-in-provider.ts';
import { openSecondTestApp, openTestApp, type Reply, type TestApp } from './test-app.ts';
import type { TestAppOptions } from './test-ports.ts';
import { useForFile } from './use-test-app.ts';
import { type BroughtBack, visitProvider } from './visit-provider.ts';

export const publicUrl = 'https://diary.example.com';

export type Cookies = Readonly<Record<string, string>>;
/** What a browser has when the provider has sent it back. */
export type Trip = { readonly back: BroughtBack; readonly cookies: Cookies };
type Entered = Reply<typeof api.keyclock.handleAuthorizationCode>;

/** A server whose people sign in with a real provider on this machine, and the ways there and back. */
export type SsoApp = TestApp & {
  readonly provider: TestProvider;
  /** Begins a sign-in, and gives what the browser then keeps. */
  begin(kept?: Cookies): Promise<{ location: string; cookies: Cookies }>;
  /** To the provider and back, up to the product's door. */
  travel(claims: TestClaims): Promise<Trip>;
  arrive(trip: Trip, more?: { restore?: boolean; redirectUri?: string }): Promise<Entered>;
  signIn(claims: TestClaims): Promise<Entered>;
};

/** One such server for all tests of a file. */
export const useSsoApp = (): SsoApp => useForFile(openSsoApp);

/** Opens both, or beside another one a server alone; `options` may set the provider's client up in another way. */
export async function openSsoApp(options: TestAppOptions = {}, other?: SsoApp): Promise<SsoApp> {
  const provider = other?.provider ?? (await openProvider([`${publicUrl}/loading`]));
  const settings = {
    oidc: createOidc(provider.settings, silentLog),
    ...options,
    config: { publicUrl, ...options.config },
  };
  const app = await (other ? openSecondTestApp(other, settings) : openTestApp(settings));
  const begin: SsoApp['begin'] = async (kept) => {
    const { data, cookies } = await app.call(api.auth.sso, {}, kept && { cookies: { ...kept } });
    return { location: data.location, cookies: keep(cookies) };
  };
  const travel: SsoApp['travel'] = async (claims) => {
    const { location, cookies } = await begin();
    return { back: await visitProvider(location, claims), cookies };
  };
  const arrive: SsoApp['arrive'] = ({ back, cookies }, more) =>
    app.call(api.keyclock.handleAuthorizationCode, { ...back, ...more }, { cookies: { ...cookies } });
  return {
    ...app,
    provider,
    begin,
    travel,
    arrive,
    signIn: async (claims) => arrive(await travel(claims)),
    close: async () => {
      await app.close();
      if (!other) await provider.close();
    },
  };
}

const keep = (cookies: readonly { name: string; value: string }[]): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

let subjects = 0;

/** A person no one knows yet, with a verified address. */
export function somebody(claims: Readonly<Record<string, unknown>> = {}): TestClaims {
  subjects += 1;
  const sub = `subject-${subjects}`;
  return { sub, email: newAddress(), email_verified: true, name: 'Lin Mei', ...claims };
}

export const refused = (key: string) => ({ status: 200, code: 400, refusal: { key } });
