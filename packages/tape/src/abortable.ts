import type { Tape } from './client.ts';

/** The same tape, whose questions end when nobody waits for their answers any more. */
export const abortable = (tape: Tape, reader: AbortSignal): Tape => ({
  ...tape,
  rows: (query, params) => tape.rows(query, params, reader),
  query: (params) => tape.query({ ...params, abort_signal: reader }),
});
