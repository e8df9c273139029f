import { nationalNumber } from '@chuli/kernel';
import { z } from 'zod';
import { SendError, type SendTrouble } from '../send-error.ts';
import { type Sms, postForm } from './port.ts';

const Reply = z.object({
  error: z.boolean(),
  data: z.object({ valid: z.array(z.unknown()).default([]) }).optional(),
});

/** An answer that is not theirs comes from something in between, which may have passed the message on. */
const troubleOf = (status: number, isTheirs: boolean): SendTrouble => {
  if (status >= 400 && status < 500) return status === 429 ? 'later' : 'refused';
  return isTheirs ? 'later' : 'unsure';
};

/** Aakash SMS, version 3 (their documentation, read 2026-09): a failure may come with status 200. */
export const aakashSms = ({ url, token }: { url: string; token: string }): Sms => ({
  name: 'aakash',
  send: async (to, text) => {
    const { status, body } = await postForm(url, { auth_token: token, to: nationalNumber(to), text });
    const reply = Reply.safeParse(body).data;
    if (status === 200 && reply?.error === false && (reply.data?.valid.length ?? 0) > 0) return;
    throw new SendError(
      `aakash answered ${status}, error ${reply?.error ?? 'unknown'}`,
      troubleOf(status, reply !== undefined),
    );
  },
});
