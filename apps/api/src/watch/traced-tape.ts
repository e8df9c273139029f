import type { Tape } from '@chuli/tape';
import { inSpan } from '@chuli/telemetry';

/** The same tape, each of whose questions is a part of the trace under way. */
export const traced = (tape: Tape): Tape => ({
  ...tape,
  rows: (query, params, reader) => inSpan('tape', {}, () => tape.rows(query, params, reader)),
  query: (params) => inSpan('tape', {}, () => tape.query(params)),
});
