import { api, isPlainName, withoutUnseen } from '@garden/contract';
import { MINUTE } from '../../../platform/clock.ts';
import type { Claims, Oidc } from '../../../platform/oidc.ts';

/** How long someone may take at the provider. */
export const ATTEMPT_LIFE = 10 * MINUTE;

/** Where the provider sends the browser back to; the provider must know it, letter by letter. */
export function callbackAddress(publicUrl: string): string {
  return `${publicUrl}/loading`;
}

/** Someone as the provider tells of them; null and undefined where it does not, or not usably. */
export type Newcomer = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly locale: 'en' | 'zh' | undefined;
  readonly timezone: string | undefined;
  readonly instanceAdmin: boolean;
};

const NAME_MAX = 40;
/** For a person without a readable name at the provider. */
const NO_NAME = 'Gardener';
const { email: emailField } = api.user.login.input.shape;
const { timezone: timezoneField } = api.keyclock.handleAuthorizationCode.input.shape;

/** Reads what the provider says of someone (OpenID Connect Core, section 5.1). */
export function readNewcomer(claims: Claims, settings: Oidc['settings']): Newcomer {
  const email = emailField.safeParse(claims.email).data ?? null;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    // Some providers write it as text.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: nameOf(claims, email),
    locale: localeOf(claims.locale),
    timezone: timezoneField.safeParse(claims.zoneinfo).data,
    instanceAdmin: rolesOf(claims, settings.clientId).includes(settings.adminRole),
  };
}

/** The name that they bear there, or else what stands before the @ of their address. */
function nameOf(
  { name, given_name: given, family_name: family, ...claims }: Claims,
  email: string | null,
): string {
  const whole = [given, family].filter((part) => typeof part === 'string').join(' ');
  const names = [name, whole, claims.nickname, claims.preferred_username, email?.split('@')[0]];
  return names.map(toName).find(isPlainName) ?? NO_NAME;
}

/** A name as the contract wants it: one line, nothing unseen, normalised, at most 40 characters. */
function toName(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const line = withoutUnseen(claim.slice(0, 1000).toWellFormed()).normalize('NFC');
  const characters = [...new Intl.Segmenter().segment(line)].slice(0, NAME_MAX);
  return characters
    .map(({ segment }) => segment)
    .join('')
    .trim();
}

function localeOf(claim: unknown): Newcomer['locale'] {
  const [, language] = /^(en|zh)(?![a-z])/i.exec(String(claim)) ?? [];
  return (['en', 'zh'] as const).find((known) => known === language?.toLowerCase());
}

/** Roles where providers put them: `roles`, or Keycloak's `realm_access` and `resource_access`. */
function rolesOf(claims: Claims, clientId: string): unknown[] {
  const holders = [claims, claims.realm_access, fieldOf(claims.resource_access, clientId)];
  return holders.flatMap((holder) => {
    const roles = fieldOf(holder, 'roles');
    return Array.isArray(roles) ? roles : [];
  });
}

function fieldOf(holder: unknown, name: string): unknown {
  const fields = new Map<string, unknown>(Object.entries(Object(holder)));
  return fields.get(name);
}
