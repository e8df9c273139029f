import type { PhoneNumber } from '@chuli/kernel';
import { brokenLine } from '../send-error.ts';

/** A way to send a short message. */
export type Sms = {
  readonly name: string;
  /** Throws `SendError` where the message was not taken, or may not have been. */
  send: (to: PhoneNumber, text: string) => Promise<void>;
};

const TIMEOUT_MS = 10_000;

/** The status and the JSON of an answer; what is not JSON is null. */
export const postForm = async (
  url: string,
  fields: Record<string, string>,
): Promise<{ status: number; body: unknown }> => {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await reply.json().catch(() => null);
    return { status: reply.status, body };
  } catch (error) {
    throw brokenLine('the gateway', error);
  }
};
