import { scrubLine } from '@chuli/kernel';

export type Log = (
  level: 'info' | 'warn' | 'error',
  facts: Readonly<Record<string, unknown>>,
  what: string,
) => void;

/** One line of JSON for each thing that matters; visits are not written down. */
export const createLog =
  (write: (line: string) => void): Log =>
  (level, facts, what) =>
    write(scrubLine(`${JSON.stringify({ level, time: Date.now(), ...facts, msg: what })}\n`));
