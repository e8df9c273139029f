import { nationalNumber } from '@chuli/kernel';
import { z } from 'zod';
import { type Sms, SmsError, postForm } from './port.ts';

const Reply = z.object({
  error: z.boolean(),
  data: z.object({ valid: z.array(z.unknown()).default([]) }).optional(),
});

/** Aakash SMS, version 3 (their documentation, read 2026-09): a failure may come with status 200. */
export const aakashSms = ({ url, token }: { url: string; token: string }): Sms => ({
  name: 'aakash',
  send: async (to, text) => {
    const { status, body } = await postForm(url, { auth_token: token, to: nationalNumber(to), text });
    const reply = Reply.safeParse(body).data;
    if (status === 200 && reply?.error === false && (reply.data?.valid.length ?? 0) > 0) return;
    const isLasting = status >= 400 && status < 500 && status !== 429;
    throw new SmsError(`aakash answered ${status}, error ${reply?.error ?? 'unknown'}`, { isLasting });
  },
});
