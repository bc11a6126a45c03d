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

/** What stood on the page when each browser test failed: where the run was elsewhere, this is all one sees of it. */
export function pagesOfFailures(file) {
  if (!existsSync(file)) return '';
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  return specsOf(suites)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.flatMap(({ attachments }) => attachments).map(pageIn(title))),
    )
    .join('');
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

/** The outline of the page in what Playwright attaches to a failure; nothing for its other attachments. */
function pageIn(title) {
  return ({ name, path }) => {
    if (name !== 'error-context' || !existsSync(path)) return '';
    const [, outline = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
    return `\nThe page when “${title}” failed:\n${outline}`;
  };
}

function counts({ passed, failed, skipped, code }) {
  const note = skipped > 0 ? `${skipped} skipped` : undefined;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, note };
}
