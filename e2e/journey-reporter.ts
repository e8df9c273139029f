import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** After the tests: what each journey cost against its ideal, and all of them in one line. */
export default class JourneyReporter implements Reporter {
  readonly #lines: string[] = [];
  #walked = 0;
  #short = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const cost = result.annotations.find(({ type }) => type === 'journey')?.description;
    if (cost === undefined) return;
    const isShort = result.status !== 'passed';
    this.#walked += 1;
    this.#short += isShort ? 1 : 0;
    this.#lines.push(`${isShort ? 'SHORT' : 'ok   '}  ${cost.padEnd(32)}  ${test.title}`);
  }

  onEnd(_result: FullResult): void {
    if (this.#walked === 0) return;
    for (const line of this.#lines) console.log(line);
    console.log(
      `journeys: ${this.#walked} walked, ${this.#short} over their ideal: ${this.#short === 0 ? 'good' : 'SHORT'}`,
    );
  }
}
