import { nationalNumber } from '@chuli/kernel';
import { z } from 'zod';
import { type Sms, SmsError, postForm } from './port.ts';

const Reply = z.object({ response_code: z.number() });

/** Their codes for what no repetition mends: a field is missing, address not admitted, token, receiver, sender, empty. */
const LASTING = new Set([1000, 1001, 1002, 1007, 1008, 1010, 1011]);

const TAKEN = 200;

/** Sparrow SMS, version 2 (their documentation, read 2026-09): taken only if status and response_code both say 200. */
export const sparrowSms = ({ url, token, from }: { url: string; token: string; from: string }): Sms => ({
  name: 'sparrow',
  send: async (to, text) => {
    const { status, body } = await postForm(url, { token, from, to: nationalNumber(to), text });
    const code = Reply.safeParse(body).data?.response_code ?? null;
    if (status === TAKEN && code === TAKEN) return;
    throw new SmsError(`sparrow answered ${status}, code ${code}`, {
      isLasting: code !== null && LASTING.has(code),
    });
  },
});
