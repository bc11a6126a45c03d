/**
 * Everything that is checked before a change is accepted. Three steps at a time: tests also wait, for
 * timers, disks and browsers, so that two leave a third of two quick cores unused.
 * Names as arguments pick steps; without any, all run. The last line reads `N passed, N failed`.
 */
import { rmSync } from 'node:fs';
import { runInLanes } from './test/lanes.mjs';
import { logs, root } from './test/run.mjs';
import { steps } from './test/steps.mjs';

const LANES = 3;
const LOG_TAIL_LINES = 200;
const inCi = !['', '0', 'false', undefined].includes(process.env.CI);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

process.chdir(root);
rmSync(logs, { recursive: true, force: true });
const began = performance.now();
const chosen = wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.includes(name));
const results = await runInLanes(chosen, LANES, runStep);

const unrun = results.filter(({ missing }) => missing !== undefined);
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log(`\n${row('step', 'seconds', 'passed', 'failed')}`);
for (const { name, seconds, ...counts } of results) {
  console.log(row(name, seconds.toFixed(1), counts.passed, counts.failed));
}
console.log(row('', seconds(began).toFixed(1), passed, failed));
for (const { name, missing } of unrun) console.log(`\nNOT RUN: ${name.toUpperCase()} – ${missing}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs one step and tells at once how it went; a fault of the step itself is its failure. */
async function runStep(step) {
  const start = performance.now();
  const outcome = await step.run(step.name).catch((error) => ({ passed: 0, failed: 1, log: error.stack }));
  // What cannot run proves nothing: a person is told, an unattended run fails.
  const missed = outcome.missing !== undefined;
  const failed = missed && inCi ? 1 : (outcome.failed ?? 0);
  const result = { name: step.name, seconds: seconds(start), passed: outcome.passed ?? 0, failed };
  const sign = failed > 0 ? '✗' : missed ? '–' : '✓';
  const counts = missed ? 'not run' : `${result.passed} passed, ${failed} failed`;
  console.log(`${sign} ${step.name.padEnd(10)} ${result.seconds.toFixed(1).padStart(6)} s   ${counts}`);
  if (outcome.note) console.log(`  ${outcome.note}`);
  if (failed > 0 && outcome.log) console.log(`${tail(outcome.log)}\n`);
  return { ...result, missing: outcome.missing };
}

function tail(text) {
  return text
    .trimEnd()
    .split('\n')
    .slice(-LOG_TAIL_LINES)
    .map((line) => `  │ ${line}`)
    .join('\n');
}

function row(name, ...cells) {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(9)).join('');
}

function seconds(since) {
  return (performance.now() - since) / 1000;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
