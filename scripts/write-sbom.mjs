/**
 * Writes what the product is made of at run time: `sbom/grape-garden.cdx.json` (CycloneDX, by npm from the lockfile,
 * without network) and `sbom/LICENCES.md`, the licence of each package with its text. Ends with 1 where one has a licence
 * that is not on the list.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmProgram } from './launcher/node-24.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'sbom');

/** What a closed product may be made with; read a licence before you add it (docs/DEPENDENCIES.md). */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'PSF-2.0',
  'Unlicense',
]);

/** What is allowed to these packages alone, and why. */
const exceptions = [
  // libvips, a separate library that anyone can replace.
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // The licence of its data, which DEPENDENCIES.md names as it asks.
  { packages: /^date-holidays$/, licence: 'CC-BY-3.0' },
];

/** The packages of an SBOM, but those of the house: name, version, and licences as an SPDX expression. */
export function packagesIn(sbom) {
  return sbom.components
    .filter(({ purl }) => !purl.startsWith('pkg:npm/%40garden/'))
    .map(({ purl, version, licenses = [], properties = [] }) => ({
      name: decodeURIComponent(purl.slice('pkg:npm/'.length).replace(/@[^@]*$/, '')),
      version,
      licence: licenses
        .map(({ license, expression }) => expression ?? license.id ?? license.name)
        .join(' AND '),
      path: properties.find(({ name }) => name === 'cdx:npm:package:path')?.value,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** One line for each package whose licence is not on the list. */
export function refusedLicences(packages) {
  return packages
    .filter(({ name, licence }) => !isAllowed(licence, name))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence || '(none)'}`);
}

/** Of parts joined by AND all have to be allowed, of those joined by OR one; what mixes both is for a person to read. */
function isAllowed(licence, name) {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(bare) || (/ AND /.test(bare) && / OR /.test(bare))) return false;
  const fits = (id) =>
    allowed.has(id) || exceptions.some((each) => each.licence === id && each.packages.test(name));
  return / OR /.test(bare) ? bare.split(' OR ').some(fits) : bare.split(' AND ').every(fits);
}

/** What the lockfile says of everything that runs. */
export function readSbom() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--offline'];
  const said = execFileSync(process.execPath, [npmProgram(), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const sbom = JSON.parse(said.toString());
  // npm calls the product by the folder that it happens to lie in.
  sbom.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
  return sbom;
}

function describeLicences(packages) {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const texts = packages.flatMap(({ name, version, path }) => {
    const text = licenceText(path ?? `node_modules/${name}`);
    return text === null ? [] : [`## ${name} ${version}\n\n${text.trim().replace(/^/gm, '    ')}\n`];
  });
  return [
    '# Licences\n\nWhat Grape Garden is made with at run time. Texts stand below, of what is installed on this machine.\n',
    `| Package | Version | Licence |\n|---|---|---|\n${rows.join('\n')}\n`,
    ...texts,
  ].join('\n');
}

function licenceText(path) {
  const place = join(root, path);
  const file = existsSync(place) && readdirSync(place).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(place, file), 'utf8') : null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sbom = readSbom();
  const packages = packagesIn(sbom);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'grape-garden.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENCES.md'), describeLicences(packages));
  const refused = refusedLicences(packages);
  for (const line of refused) console.error(`${line}, which is not on the list of scripts/write-sbom.mjs.`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
