import { PUBLIC_TEST } from '@chuli/payments';

/** What looks like a secret and is none. A finding that holds the text of a row is one of these. */
export type Known = { readonly text: string; readonly why: string };

const OF_A_VENDOR = 'its vendor prints it for everybody to test with; production refuses it';

export const KNOWN: readonly Known[] = [
  { text: PUBLIC_TEST.esewa.secret, why: `eSewa: ${OF_A_VENDOR}` },
  { text: PUBLIC_TEST.fonepay.secret, why: `Fonepay: ${OF_A_VENDOR}` },
  {
    text: 'dGhlIHNhbXBsZSBub25jZQ==',
    why: 'the sample of RFC 6455 of what a browser sends to open a socket',
  },
  {
    text: 'chuli:chuli@127.0.0.1',
    why: 'user of an engine that listens on the machine of a developer alone',
  },
];
