/** A reporter that names the tests which passed only when tried again, so that one that depends on chance is seen and mended. */
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return;
    console.warn(`PASSED ONLY AT THE SECOND TRY: ${this.#names.length}\n${this.#names.map((name) => `  ${name}`).join('\n')}`);
  }
}
