import type { Tape } from './client.ts';

/** The same tape, whose questions end when nobody waits for their answers any more. */
export const abortable = (tape: Tape, signal: AbortSignal): Tape => {
  const query: Tape['query'] = (params) => tape.query({ ...params, abort_signal: signal });
  return {
    query,
    command: tape.command.bind(tape),
    insert: tape.insert.bind(tape),
    exec: tape.exec.bind(tape),
    ping: tape.ping.bind(tape),
    close: tape.close.bind(tape),
  };
};
