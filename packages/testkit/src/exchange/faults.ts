import type { ServerResponse } from 'node:http';
import type { Row } from './payloads.ts';

/** Everything that may be wrong with the exchange. All switches are off at the start; tests set them as they go. */
export type ExchangeFaults = {
  html: boolean;
  /** Half of the body, with or without an honest length. */
  truncate: boolean;
  /** Every page of a list is the first one. */
  repeatPage: boolean;
  /** This page of a list is empty; null none. */
  losePage: number | null;
  /** Answers stay as they were when it was switched on. */
  freeze: boolean;
  /** Applied to each row of the floorsheet. */
  drift: ((row: Row, index: number) => Row) | null;
  tooMany: boolean;
  broken: boolean;
  slowMs: number;
  hang: boolean;
  reset: boolean;
  huge: boolean;
  /** Only requests whose path contains it are faulty; everything when empty. */
  only: string;
  /** Faulty requests left; the exchange is well again afterwards. */
  times: number;
};

export const noFaults = (): ExchangeFaults => ({
  html: false,
  truncate: false,
  repeatPage: false,
  losePage: null,
  freeze: false,
  drift: null,
  tooMany: false,
  broken: false,
  slowMs: 0,
  hang: false,
  reset: false,
  huge: false,
  only: '',
  times: Infinity,
});

const HUGE_BYTES = 10 * 1024 * 1024;

const page = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/html' }).end(`<html><body>${text}</body></html>`);
};

type Answer = {
  readonly name: keyof ExchangeFaults;
  readonly send: (response: ServerResponse, body: string) => void;
};

/** Faults that replace the whole answer, the first that is switched on. */
const ANSWERS: readonly Answer[] = [
  { name: 'hang', send: () => {} },
  { name: 'reset', send: (response) => response.destroy() },
  { name: 'html', send: (response) => page(response, 403, 'UNAUTHORIZED ACCESS') },
  { name: 'tooMany', send: (response) => page(response, 429, 'Too many requests') },
  { name: 'broken', send: (response) => page(response, 500, 'Internal error') },
  {
    name: 'truncate',
    send: (response, body) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .write(body.slice(0, body.length / 2), () => response.destroy());
    },
  },
  {
    name: 'huge',
    send: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`"${' '.repeat(HUGE_BYTES)}"`);
    },
  },
];

/** Answers in place of the exchange when a fault says so. */
export const sendFault = (faults: ExchangeFaults, response: ServerResponse, body: string): boolean => {
  const answer = ANSWERS.find(({ name }) => faults[name] === true);
  answer?.send(response, body);
  return answer !== undefined;
};
