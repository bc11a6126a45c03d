import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pagesOfFailures, readPlaywrightReport, readVitestReport } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'garden-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const broken = { status: 'failed', assertionResults: [] };

test('counts the tests of Vitest, and a file that could not be loaded as a failure', () => {
  expect(readVitestReport(reportFile(vitest), 0)).toEqual({ passed: 5, failed: 0 });
  const withFailures = { ...vitest, numFailedTests: 2, numPendingTests: 1, testResults: [broken] };
  expect(readVitestReport(reportFile(withFailures), 1)).toEqual({ passed: 5, failed: 3, note: '1 skipped' });
});

test('counts the tests of Playwright, and one that passed only when repeated as a failure', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
  expect(readPlaywrightReport(reportFile({ stats }), 1)).toEqual({ passed: 7, failed: 2 });
});

test('tells what stood on the page when a browser test failed', () => {
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '# Error\n```yaml\n- heading "Welcome"\n```\n# Source\n```ts\n1\n```');
  const attachments = [
    { name: 'trace', path: 'trace.zip' },
    { name: 'error-context', path },
  ];
  const spec = { title: 'signs in', tests: [{ results: [{ attachments }] }] };
  const suites = [{ specs: [], suites: [{ specs: [spec] }] }];
  const told = pagesOfFailures(reportFile({ suites }));
  expect(told).toBe('\nThe page when “signs in” failed:\n- heading "Welcome"\n');
  expect(pagesOfFailures(join(folder, 'none.json'))).toBe('');
});

test('a run that ended badly has failed, whatever its report says', () => {
  expect(readVitestReport(reportFile(vitest), 1)).toEqual({ passed: 5, failed: 1 });
  expect(readVitestReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywrightReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
