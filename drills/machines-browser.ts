import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Somebody who still waits presses again. */
const PATIENCE_MS = 4_000;

/** What a reader knows of the product. */
export type Site = {
  /** Both fronts, as a name with two addresses leads to them. */
  readonly fronts: readonly string[];
  /** Who signed them. */
  readonly authority: string;
  /** From which readers come. */
  readonly sources: readonly string[];
};

type Sent = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

type Answer = { readonly status: number; readonly body: string; readonly front: string };

/** Goes to the other front when one does not answer. */
export type Browser = { ask: (sent: Sent) => Promise<Answer>; close: () => void };

export const openBrowser = ({ fronts, authority, sources }: Site, number: number): Browser => {
  const localAddress = sources[number % sources.length];
  const openAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });
  let agent = openAgent();
  let turn = number;
  const moveOn = (): void => {
    turn += 1;
    agent.destroy();
    agent = openAgent();
  };
  const askAt = (front: string, { path, method = 'GET', body, headers = {} }: Sent): Promise<Answer> => {
    const sentBody = body === undefined ? '' : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    // Of the whole exchange: a front that is slow to say something is left as well.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const options = { agent, method, headers: { ...type, ...headers }, ca: authority, localAddress, signal };
    return new Promise((resolve, reject) => {
      const asked = request(new URL(path, front), options, (reply) => {
        const said = (read: string): void => resolve({ status: reply.statusCode ?? 0, body: read, front });
        text(reply).then(said, reject);
      });
      asked.on('error', reject).end(sentBody);
    });
  };
  return {
    ask: async (sent) => {
      try {
        return await askAt(fronts[turn % fronts.length] ?? '', sent);
      } catch (error) {
        moveOn();
        throw error;
      }
    },
    close: () => agent.destroy(),
  };
};
