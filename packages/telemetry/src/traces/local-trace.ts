import type { KeptSpan } from './span.ts';

/** More of one trace says nothing more, and holds memory. */
const MOST_SPANS = 100;

/**
 * The spans of one trace in this process. Whether they are worth keeping is known when the first of them ends: where the
 * trace was drawn, or something failed.
 */
export class LocalTrace {
  readonly traceId: string;
  readonly isDrawn: boolean;
  readonly #keep: (spans: readonly KeptSpan[]) => void;
  #ended: KeptSpan[] = [];
  #isKept: boolean | null = null;

  constructor(traceId: string, isDrawn: boolean, keep: (spans: readonly KeptSpan[]) => void) {
    this.traceId = traceId;
    this.isDrawn = isDrawn;
    this.#keep = keep;
  }

  end(span: KeptSpan, isFirst: boolean): void {
    // A part that outlives its request is kept with it or not at all.
    if (this.#isKept !== null) {
      if (this.#isKept) this.#keep([span]);
      return;
    }
    if (this.#ended.length < MOST_SPANS || isFirst) this.#ended.push(span);
    if (!isFirst) return;
    this.#isKept = this.isDrawn || this.#ended.some(({ hasFailed }) => hasFailed);
    if (this.#isKept) this.#keep(this.#ended);
    this.#ended = [];
  }
}
