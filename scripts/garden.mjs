/**
 * The one door behind every npm command. Runs on any Node ≥ 20: brings Node 24 and the packages where they
 * are missing, and hands over to the command.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './launcher/dependencies.mjs';
import { runDevelopment } from './launcher/development.mjs';
import { ensureNode } from './launcher/node-24.mjs';
import { handOver, operationsProgram, serverProgram } from './launcher/process.mjs';
import { buildWeb, ensureWeb } from './launcher/web.mjs';

// Not `import.meta.dirname`, which the first releases of Node 20 do not know.
const root = fileURLToPath(new URL('..', import.meta.url));

const commands = {
  async start(node) {
    const built = await ensureWeb(root, node);
    return built === 0 ? handOver(node, serverProgram) : built;
  },

  async demo(node) {
    process.env.DATA_DIR ||= join(root, '.data', 'demo');
    process.env.GARDEN_DEMO = '1';
    return commands.start(node);
  },

  dev: (node) => runDevelopment(root, node),

  async build(node) {
    const built = await buildWeb(root, node);
    return built === 0 ? handOver(node, ['scripts/write-sbom.mjs']) : built;
  },

  test: (node, wanted) => handOver(node, ['scripts/test.mjs', ...wanted]),
  ...Object.fromEntries(
    ['backup', 'restore', 'verify-backup', 'verify-export', 'doctor'].map((name) => [
      name,
      (node, given) => handOver(node, [...operationsProgram, name, ...given]),
    ]),
  ),
  async pictures(node) {
    const built = await ensureWeb(root, node);
    return built === 0 ? handOver(node, ['scripts/pictures.mjs']) : built;
  },
  'new-call': (node, given) => handOver(node, ['tools/new-call.mjs', ...given]),
  generate: (node) => handOver(node, ['tools/generate.mjs']),
  bench: (node, wanted) => handOver(node, ['bench/main.ts', ...wanted]),

  async i18n(node) {
    const folder = { cwd: join(root, 'packages/i18n') };
    const extracted = await handOver(node, ['--run', 'extract'], folder);
    return extracted === 0 ? handOver(node, ['--run', 'compile'], folder) : extracted;
  },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  console.error(`There is no command "${name}". Write one of: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  process.chdir(root);
  const node = await ensureNode(root);
  await ensureDependencies(root, node);
  process.exitCode = await command(node, rest);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
