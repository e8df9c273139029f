import type { PhoneNumber } from '@chuli/kernel';

/** A way to send a short message. */
export type Sms = {
  readonly name: string;
  /** Throws `SmsError` where the message was not taken. */
  send: (to: PhoneNumber, text: string) => Promise<void>;
};

/** Why a message was not taken; holds neither the number nor the text. */
export class SmsError extends Error {
  /** Whether the same message may be taken a little later. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting }: { isLasting: boolean }) {
    super(message);
    this.name = 'SmsError';
    this.isLasting = isLasting;
  }
}

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
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new SmsError(`the gateway does not answer (${reason})`, { isLasting: false });
  }
};
