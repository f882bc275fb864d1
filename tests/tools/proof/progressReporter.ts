/** A reporter for Vitest and for Playwright that tells the process which started them of each test that has ended. */
export default class ProgressReporter {
  printsToStdio(): boolean {
    return false;
  }

  /** Playwright. */
  onTestEnd(): void {
    process.send?.('test');
  }

  /** Vitest. */
  onTestCaseResult(): void {
    process.send?.('test');
  }
}
