import type { TestClaims } from './sign-in-provider.ts';

/** What comes back to the product in the address of `/loading`. */
export type BroughtBack = { readonly code: string; readonly state: string; readonly iss: string };

const MOST_STEPS = 10;

/**
 * Goes to the provider as a browser does, signs in there with these claims, and stops where the provider sends the
 * browser back to the product.
 * @param location where the product's `auth.sso` led
 */
export async function visitProvider(location: string, claims: TestClaims): Promise<BroughtBack> {
  const cookies = new Map<string, string>();
  let request: { url: URL; form?: URLSearchParams } = { url: new URL(location) };
  const provider = request.url.origin;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { url, form } = request;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) {
      if (!response.ok) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      request = { url, form: new URLSearchParams({ claims: JSON.stringify(claims) }) };
      continue;
    }
    request = { url: new URL(next, url) };
    if (request.url.origin !== provider) return readBack(request.url);
  }
  throw new Error('the provider leads in circles');
}

function readBack({ searchParams }: URL): BroughtBack {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => searchParams.get(name));
  if (!code || !state || !iss) throw new Error(`the provider gave no code: ${searchParams}`);
  return { code, state, iss };
}
