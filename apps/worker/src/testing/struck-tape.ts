import type { Tape } from '@chuli/tape';

/** Before each change that a pass makes on the tape; `number` counts from 1. */
export type OnWrite = (number: number, what: string) => Promise<void> | void;

/** The tape of a process that dies, or stands still, between two of its writes. */
export const struckTape = (tape: Tape, onWrite: OnWrite): Tape => {
  let writes = 0;
  return new Proxy(tape, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as (asked: { query: string }) => Promise<unknown>;
      if (name !== 'command' && name !== 'exec') return call;
      return async (asked: { query: string }): Promise<unknown> => {
        writes += 1;
        await onWrite(writes, asked.query);
        return call(asked);
      };
    },
  });
};
