import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callbackAddress, readNewcomer } from './rules.ts';

const settings = { name: 'Vineyard ID', clientId: 'garden', adminRole: 'admin' };
const read = (claims: Record<string, unknown>) =>
  readNewcomer({ iss: 'https://id.example.com', sub: 'a', ...claims }, settings);

test('the provider sends browsers back to /loading of the public address', () => {
  expect(callbackAddress('https://test.example.com')).toBe('https://test.example.com/loading');
});

test('the realm for Keycloak fits', () => {
  const file = join(import.meta.dirname, '../../../../../../docs/keycloak-realm.json');
  const { roles, clients } = JSON.parse(readFileSync(file, 'utf8'));
  expect(roles.realm).toMatchObject([{ name: 'admin' }]);
  expect(clients).toMatchObject([
    {
      redirectUris: ['https://diary.example.com', 'https://diary-test.example.com'].map(callbackAddress),
      attributes: { 'pkce.code.challenge.method': 'S256' },
      protocolMappers: [{ config: { 'claim.name': 'roles', 'id.token.claim': 'true' } }],
    },
  ]);
});

describe('the name', () => {
  test.each([
    [{ name: '李娜' }, '李娜'],
    [{ given_name: 'Maya', family_name: 'Okafor' }, 'Maya Okafor'],
    [{ name: '  ', given_name: 'Maya' }, 'Maya'],
    [{ name: 7, preferred_username: 'maya' }, 'maya'],
    [{ nickname: 'May', preferred_username: 'maya' }, 'May'],
    [{ email: 'maya@example.com' }, 'maya'],
    [{ name: 'Maya\u0000\n\tOkafor \ud800' }, 'Maya Okafor \ufffd'],
    [{ name: '👩‍👩‍👧‍👦'.repeat(50) }, '👩‍👩‍👧‍👦'.repeat(40)],
    [{ name: 'x'.repeat(1_000_000) }, 'x'.repeat(40)],
    [{ name: `${'x'.repeat(39)} y` }, 'x'.repeat(39)],
    [{ name: 'Ma\u200bya\u202e' }, 'Maya'],
    [{ name: 'Anonymous Grape 2', nickname: 'May' }, 'May'],
    [{ name: 'Anonymous Grape 2', email: 'Anonymous.Grape@x.example' }, 'Gardener'],
  ])('of %j', (claims, name) => {
    expect(read(claims).name).toBe(name);
  });
});

describe('the address', () => {
  test.each([
    [{ email: ' Maya@Example.com ', email_verified: true }, 'maya@example.com', true],
    [{ email: 'maya@example.com', email_verified: 'true' }, 'maya@example.com', true],
    [{ email: 'maya@example.com', email_verified: 1 }, 'maya@example.com', false],
    [{ email: 'maya', email_verified: true }, null, true],
    [{}, null, false],
  ])('of %j', (claims, email, emailVerified) => {
    expect(read(claims)).toMatchObject({ email, emailVerified });
  });
});

describe('the role of an administrator', () => {
  test.each([
    [{ roles: ['writer', 'admin'] }, true],
    [{ realm_access: { roles: ['admin'] } }, true],
    [{ resource_access: { garden: { roles: ['admin'] } } }, true],
    [{ resource_access: { account: { roles: ['admin'] } } }, false],
    [{ roles: 'admin' }, false],
    [{ roles: ['Admin'], realm_access: { roles: 'admin' }, resource_access: 'admin' }, false],
    [{ roles: null, realm_access: null, resource_access: [{ roles: ['admin'] }] }, false],
    [{ admin: true }, false],
    [{}, false],
  ])('by %j is %s', (claims, instanceAdmin) => {
    expect(read(claims).instanceAdmin).toBe(instanceAdmin);
  });

  test('may have another name', () => {
    const claims = { iss: 'https://id.example.com', sub: 'a', roles: ['garden-admin'] };
    expect(readNewcomer(claims, { ...settings, adminRole: 'garden-admin' }).instanceAdmin).toBe(true);
  });
});

describe('language and time zone', () => {
  test.each([
    [{ locale: 'zh-Hans-CN', zoneinfo: 'Asia/Shanghai' }, 'zh', 'Asia/Shanghai'],
    [{ locale: 'EN_gb', zoneinfo: 'Atlantis/Capital' }, 'en', undefined],
    [{ locale: 'en-GB', zoneinfo: 8 }, 'en', undefined],
    [{ locale: 'fr', zoneinfo: '' }, undefined, undefined],
    [{ locale: 'zha' }, undefined, undefined],
    [{}, undefined, undefined],
  ])('of %j', (claims, locale, timezone) => {
    expect(read(claims)).toMatchObject({ locale, timezone });
  });
});
