import { maskPhoneNumber } from '@chuli/kernel';
import type { Sms } from './port.ts';

/** For development: the message is written to the terminal, beside the log and not into it. */
export const consoleSms = (write: (line: string) => void): Sms => ({
  name: 'console',
  send: (to, text) => {
    write(`message to ${maskPhoneNumber(to)}: ${text}\n`);
    return Promise.resolve();
  },
});
