import { PRODUCT } from '@chuli/kernel';
import { type Seal, SendError, type SendTrouble, type Way, openCode } from '@chuli/messages';
import { createTransport } from 'nodemailer';
import { writeMessage } from '../write-message.ts';

export type Mail = {
  /** `smtps://user:password@host`. */
  url: string;
  from: string;
  /** Where the links of letters lead. */
  origin: string;
};

const TIMEOUT_MS = 20_000;

/** As nodemailer describes what went wrong. */
type SmtpFailure = Error & {
  responseCode?: unknown;
  code?: unknown;
  originalCode?: unknown;
  timeoutType?: unknown;
};

const BEFORE_IT_WAS_SAID = new Set([
  'ECONNREFUSED',
  'EDNS',
  'ENOTFOUND',
  'EAUTH',
  'ETLS',
  'CONNECTION_TIMEOUT',
  'GREETING_TIMEOUT',
]);

/** A reply of the server is its word: 4xx passes, 5xx stays (RFC 5321). A line that broke without one leaves us unsure. */
const troubleOf = (error: unknown): SendError => {
  const failure: SmtpFailure = error instanceof Error ? error : new Error('unknown');
  const { responseCode, code, originalCode, timeoutType } = failure;
  if (typeof responseCode === 'number' && code !== 'EAUTH')
    return new SendError(
      `the mail server answered ${responseCode}`,
      responseCode >= 500 ? 'refused' : 'later',
    );
  const name = [timeoutType, originalCode, code].find((word) => typeof word === 'string') ?? 'unknown';
  const trouble: SendTrouble = BEFORE_IT_WAS_SAID.has(name) ? 'later' : 'unsure';
  return new SendError(`the mail server does not answer (${name})`, trouble);
};

/** Letters in plain words. A code opens with the seal; without one, codes are left to others. */
export const emailWay = ({ url, from, origin }: Mail, seal: Seal | null): Way => {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const post = async (id: string, to: string, subject: string, text: string): Promise<void> => {
    await transport
      .sendMail({ from, to, subject, text, messageId: `<${id}@${new URL(origin).hostname}>` })
      .catch((error: unknown) => {
        throw troubleOf(error);
      });
  };
  return async ({ notices, code }) => {
    if (code !== null) {
      if (seal === null) throw new SendError('no key to open it', 'later');
      const { to, text } = openCode(seal, code);
      await post(code.id, to, `${PRODUCT.name} code`, text);
      return;
    }
    const [first] = notices;
    if (first?.email === undefined || first.email === null)
      throw new SendError('the address was removed', 'gone');
    const { title, body, path } = writeMessage(notices, first.language);
    await post(first.id, first.email, title, `${body}\n\n${new URL(path, origin).href}\n`);
  };
};
