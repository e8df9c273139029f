import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** After the tests: why each screen without a figure shows none, where a market does not hold everything. */
export default class ReasonReporter implements Reporter {
  readonly #reasons = new Set<string>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === 'reason' && description !== undefined) this.#reasons.add(description);
  }

  onEnd(): void {
    if (this.#reasons.size === 0) return;
    console.log('screens without a figure, and why:');
    for (const reason of [...this.#reasons].toSorted()) console.log(`  ${reason}`);
  }
}
