import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './step.ts';

/**
 * Counts in the JSON report of vitest and of Jest: test files that could not be run count as failures. A test that
 * passed only when it was run again counts as passed, and is named in `flaky`.
 */
export function countJest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as JestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => failure(name, 'could not be run', message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0])),
      ),
    ],
    flaky: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .map((result) => ({ ...result, reasons: result.retryReasons ?? result.failureMessages }))
        .filter(({ status, reasons }) => status === 'passed' && reasons.length > 0)
        .map(({ fullName, reasons }) => failure(name, fullName, reasons[0])),
    ),
  };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The test file's path. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** Of vitest, also those of a test that passed when it was run again. */
      readonly failureMessages: readonly string[];
      /** Of Jest: why it ran the test again. */
      readonly retryReasons?: readonly string[];
    }[];
  }[];
}

/**
 * Counts in Playwright's JSON report. A test that passed only when it was run again counts as passed, and
 * is named in `flaky`. Which suites may run a test again is set in their Playwright configuration.
 */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => failure('', 'outside of any test', message)),
      ...suites.flatMap((suite) => testsOf(suite, 'unexpected')),
    ],
    flaky: suites.flatMap((suite) => testsOf(suite, 'flaky')),
  };
}

/** @returns a line for each test of this status, with the first error of its attempts. */
function testsOf({ specs, suites = [] }: PlaywrightSuite, wanted: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        failure(file, title, results.find(({ error }) => error !== undefined)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, wanted))];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** How many lines of an error's message a failure shows: enough for what was expected and what was there. */
const shownLines = 8;

/** A line that names a check and what was wrong with it. */
function failure(file: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [relative('', file), title, lines.slice(0, shownLines).join(' | ')].filter(Boolean).join(' › ');
}
