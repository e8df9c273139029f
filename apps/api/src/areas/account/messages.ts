import { randomUUID } from 'node:crypto';
import { type Clock, parsePhoneNumber } from '@chuli/kernel';
import {
  type Seal,
  SendError,
  type SenderNeeds,
  type Sms,
  type Way,
  openCode,
  sealCode,
  startSender,
} from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import type { CodeMessage } from '@chuli/registry/notice';
import type { FastifyBaseLogger } from 'fastify';

type Addressed = { channel: CodeMessage['channel']; to: string; text: string };

/** Codes on their way: nobody waits for them, so how long an answer takes does not tell whether one was sent. */
export type Messages = {
  /** Whether codes can be sent to mobile numbers. */
  readonly isOpen: boolean;
  /** A message as the outbox keeps it, sealed; it is written also where nobody is told. */
  codeFor: (message: Addressed, isTold: boolean) => CodeMessage;
  /** Something was put into the outbox. */
  nudge: () => void;
  /** Ends once what is being sent has been sent or has failed. */
  stop: () => Promise<void>;
};

type Needs = {
  registry: Registry;
  clock: Clock;
  log: FastifyBaseLogger;
  sms: Sms | null;
  /** Opens again what was put into the outbox; another process with the same key may send it. */
  seal: Seal;
  onOutcome?: SenderNeeds['onOutcome'];
};

const POLL_MS = 5_000;

const smsWay =
  (sms: Sms, seal: Seal): Way =>
  async ({ code }) => {
    const { to, text } = code === null ? { to: '', text: '' } : openCode(seal, code);
    const phone = parsePhoneNumber(to);
    if (phone === null) throw new SendError('no mobile number', 'refused');
    await sms.send(phone, text);
  };

export const openMessages = ({ registry, clock, log, sms, seal, onOutcome }: Needs): Messages => {
  const sender =
    sms === null
      ? null
      : startSender({
          registry,
          clock,
          log,
          ways: { sms: smsWay(sms, seal) },
          takes: { hasNotices: false, sealedWith: seal.names },
          pollMs: POLL_MS,
          onOutcome,
        });
  return {
    isOpen: sender !== null,
    codeFor: ({ channel, to, text }, isTold) => {
      const id = randomUUID();
      return { id, channel, sealed: sealCode(seal, id, { to, text }), sealedWith: seal.name, isTold };
    },
    nudge: () => sender?.nudge(),
    stop: async () => sender?.stop(),
  };
};
