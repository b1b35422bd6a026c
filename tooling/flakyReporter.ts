import type { Reporter, TestCase } from 'vitest/node';

/** Prints `flaky: <file> › <name>` for a test that passed when it was repeated. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) process.stdout.write(`flaky: ${test.module.relativeModuleId} › ${test.fullName}\n`);
  }
}
