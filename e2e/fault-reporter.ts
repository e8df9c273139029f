import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of an error that tell what was expected and what stood there. */
const LINES = 14;

/** Writes what failed for good into the file CHULI_E2E_FAULTS, which outlives the part of a run. */
export default class FaultReporter implements Reporter {
  readonly #file = process.env['CHULI_E2E_FAULTS'];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (this.#file === undefined || test.outcome() !== 'unexpected' || result.retry < test.retries) return;
    const told = stripVTControlCharacters(result.error?.message ?? result.status)
      .split('\n')
      .slice(0, LINES);
    appendFileSync(this.#file, `✘ ${test.titlePath().slice(2).join(' › ')}\n    ${told.join('\n    ')}\n`);
  }
}
