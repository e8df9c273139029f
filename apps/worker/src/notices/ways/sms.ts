import { type Clock, parsePhoneNumber } from '@chuli/kernel';
import { type Seal, SendError, type Sms, type Way, openCode } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { takeAttempt } from '@chuli/registry/account';
import { writeMessage } from '../write-message.ts';

/** One message to pay for. Beyond plain letters it would be three, so notices by SMS are English. */
const LONGEST = 160;
const DAY_MS = 86_400_000;
const A_DAY_EACH = 10;

type Needs = { registry: Registry; clock: Clock; sms: Sms; seal: Seal | null; dailyCap: number };

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3)}...`);

const plain = (text: string): string => text.replaceAll(/[^ -~]/g, '?');

/** Messages cost money: each person and the day have their limits, counted apart from codes. */
export const smsWay = ({ registry, clock, sms, seal, dailyCap }: Needs): Way => {
  const allow = async (personId: string): Promise<void> => {
    const limits = [
      { kind: 'notice by SMS', key: personId, most: A_DAY_EACH, withinMs: DAY_MS },
      { kind: 'notices by SMS', key: 'all', most: dailyCap, withinMs: DAY_MS },
    ];
    const wait = await takeAttempt(registry, limits, new Date(clock())).catch(() => {
      throw new SendError('the limits could not be read', 'later');
    });
    if (wait > 0) throw new SendError('today’s message limit is reached', 'refused');
  };
  return async ({ notices, code }) => {
    if (code !== null) {
      if (seal === null) throw new SendError('no key to open it', 'later');
      const { to, text } = openCode(seal, code);
      const phone = parsePhoneNumber(to);
      if (phone === null) throw new SendError('no mobile number', 'refused');
      await sms.send(phone, text);
      return;
    }
    const [first] = notices;
    if (first === undefined) throw new SendError('nothing to tell', 'refused');
    await allow(first.personId);
    const { title, body } = writeMessage(notices, 'en');
    await sms.send(first.phone, cut(plain(`${title}. ${body}`)));
  };
};
