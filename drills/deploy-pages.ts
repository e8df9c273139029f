import { setTimeout as delay } from 'node:timers/promises';

const ASK_WITHIN_MS = 30_000;
/** How long a page has been open when it asks for the rest of itself. */
const OPEN_MS = [0, 200, 2_000, 15_000];
const EVERY_MS = 250;
const SCRIPT = /src="(\/assets\/[^"]+)"/;

export type Pages = {
  readonly white: readonly string[];
  opened: () => number;
  stop: () => Promise<void>;
};

const get = async (address: string, at: string, reader: string): Promise<string> => {
  const reply = await fetch(`${address}${at}`, {
    headers: { 'x-forwarded-for': reader },
    signal: AbortSignal.timeout(ASK_WITHIN_MS),
  });
  const body = await reply.text();
  if (reply.status !== 200) throw new Error(`${at} is ${reply.status}`);
  return body;
};

/** A connection that broke off is the cause of what fetch says. */
const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : '';

/** Opens pages all the time, and asks later for the script that each of them names: without it a page is white. */
export const startPages = (address: string, during: () => string): Pages => {
  const white: string[] = [];
  const open = new Set<Promise<void>>();
  const stopping = new AbortController();
  let opened = 0;
  const look = async (number: number): Promise<void> => {
    const reader = `10.3.${number % 9}.${number % 199}`;
    try {
      const script = SCRIPT.exec(await get(address, '/floorsheet', reader))?.[1] ?? '/no-script';
      await delay(OPEN_MS[number % OPEN_MS.length] ?? 0);
      await get(address, script, reader);
    } catch (error) {
      white.push(`${during()}: ${String(error)} ${causeOf(error)}`.trimEnd());
    }
  };
  const opening = (async () => {
    for (; !stopping.signal.aborted; opened += 1) {
      const looked = look(opened).finally(() => open.delete(looked));
      open.add(looked);
      await delay(EVERY_MS);
    }
  })();
  return {
    white,
    opened: () => opened,
    stop: async () => {
      stopping.abort();
      await opening;
      await Promise.all(open);
    },
  };
};
