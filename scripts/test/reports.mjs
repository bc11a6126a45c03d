import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts the tests of a Vitest JSON report. A file that could not be loaded counts as one failure, and so does
 * a run that ended badly although each test passed (an unhandled error, or no report at all).
 */
export function readVitestReport(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return counts({
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    code,
  });
}

/** Counts the tests of a Playwright JSON report; a test that passed only when repeated has failed. */
export function readPlaywrightReport(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return counts({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    code,
  });
}

function counts({ passed, failed, skipped, code }) {
  const note = skipped > 0 ? `${skipped} skipped` : undefined;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, note };
}
