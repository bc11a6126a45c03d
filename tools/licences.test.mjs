import { beforeAll, describe, expect, test } from 'vitest';
import { packagesIn, readSbom, refusedLicences } from '../scripts/write-sbom.mjs';

let sbom;
beforeAll(() => {
  sbom = readSbom();
});

describe('what runs', () => {
  test('is listed by npm in CycloneDX, under the product’s name', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'grape-garden' } } });
    const names = packagesIn(sbom).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', '@electric-sql/pglite', 'yazl']));
    expect(names).not.toContain('vitest');
  });

  test('has licences of the list alone', () => {
    expect(refusedLicences(packagesIn(sbom))).toEqual([]);
  });
});

describe('a licence', () => {
  const refused = (licence, name = 'grape') =>
    refusedLicences([{ name, version: '1.0.0', licence }]).length > 0;

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('%s is on the list', (licence) => {
    expect(refused(licence)).toBe(false);
  });

  test.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'MIT AND GPL-2.0',
    'SEE LICENSE IN LICENSE',
    '',
    '(MIT AND ISC) OR GPL-2.0',
  ])('%j is not', (licence) => {
    expect(refused(licence)).toBe(true);
  });

  test('may be allowed to one package alone', () => {
    expect(refused('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(false);
    expect(refused('LGPL-3.0-or-later', 'other')).toBe(true);
  });
});
