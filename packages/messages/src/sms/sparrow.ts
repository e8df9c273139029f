import { nationalNumber } from '@chuli/kernel';
import { z } from 'zod';
import { SendError } from '../send-error.ts';
import { type Sms, postForm } from './port.ts';

const Reply = z.object({ response_code: z.number() });

/** Their codes for what no repetition mends: a field is missing, address not admitted, token, receiver, sender, empty. */
const LASTING = new Set([1000, 1001, 1002, 1007, 1008, 1010, 1011]);

const TAKEN = 200;

/**
 * Sparrow SMS, version 2 (their documentation, read 2026-09): taken only if status and response_code both say 200. An
 * answer without their code comes from something in between, which may have passed the message on.
 */
export const sparrowSms = ({ url, token, from }: { url: string; token: string; from: string }): Sms => ({
  name: 'sparrow',
  send: async (to, text) => {
    const { status, body } = await postForm(url, { token, from, to: nationalNumber(to), text });
    const code = Reply.safeParse(body).data?.response_code ?? null;
    if (status === TAKEN && code === TAKEN) return;
    const trouble = code === null ? 'unsure' : LASTING.has(code) ? 'refused' : 'later';
    throw new SendError(`sparrow answered ${status}, code ${code}`, trouble);
  },
});
