import { setTimeout as delay } from 'node:timers/promises';
import { PRODUCT, type PhoneNumber } from '@chuli/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { type Sms, SmsError } from './port.ts';

/** Within 160 plain letters, which is one message to pay for. */
export const TEXTS = {
  code: (code: string): string =>
    `${code} is your ${PRODUCT.name} code, good for 10 minutes. Never tell it to anyone: we do not ask for it.`,
  hasAccount: (): string =>
    `You have a ${PRODUCT.name} account already. Sign in, or set a new password there. If you did not ask, ignore this.`,
};

const PAUSES_MS = [500, 2_000];

/** Messages on their way. Nobody waits for them, so how long an answer takes does not tell whether one was sent. */
export type Messages = {
  readonly isOpen: boolean;
  send: (to: PhoneNumber, text: string) => void;
  /** When everything that was sent has arrived or failed. */
  settled: () => Promise<void>;
};

const deliver = async (sms: Sms, to: PhoneNumber, text: string): Promise<void> => {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      await sms.send(to, text);
      return;
    } catch (error) {
      if (pause === null || (error instanceof SmsError && error.isLasting)) throw error;
      await delay(pause);
    }
  }
};

export const createMessages = (sms: Sms | null, log: FastifyBaseLogger): Messages => {
  const sending = new Set<Promise<void>>();
  return {
    isOpen: sms !== null,
    send: (to, text) => {
      if (sms === null) return;
      const sent = deliver(sms, to, text)
        .catch((error: unknown) => {
          const reason = error instanceof SmsError ? error.message : 'unexpected';
          log.error({ gateway: sms.name, reason }, 'a message was not sent');
        })
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    settled: async () => {
      await Promise.all(sending);
    },
  };
};
