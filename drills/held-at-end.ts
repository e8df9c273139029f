import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@chuli/harness';
import { type Listener, startListener } from './restart-listeners.ts';

const PATIENCE_MS = 180_000;
/** Longer than two ticks of the gateways: whoever is behind is told by then. */
const QUIET_MS = 3_000;

type Ended = {
  readonly channels: readonly string[];
  readonly gateways: readonly string[];
  readonly listeners: readonly Listener[];
};

export const isAway = (listener: Listener): boolean => listener.awaySince() !== null;

export const untilAllListen = (listeners: readonly Listener[]): Promise<number> =>
  waitUntil(() => Promise.resolve(!listeners.some(isAway)), 'all to listen', PATIENCE_MS);

/** After the last word of the feed all who listen to a channel hold the same, and the same as who comes now. */
export const differencesAtEnd = async ({ channels, gateways, listeners }: Ended): Promise<string[]> => {
  await untilAllListen(listeners);
  await delay(QUIET_MS);
  const differences: string[] = [];
  for (const [number, channel] of channels.entries())
    for (const gateway of gateways) {
      const fresh = startListener(gateway, number, channel);
      await waitUntil(() => Promise.resolve(fresh.held() !== null), `a snapshot of ${channel}`, PATIENCE_MS);
      const wrong = listeners.filter((one) => one.channel === channel && one.held() !== fresh.held());
      if (wrong.length > 0) differences.push(`${channel}: ${wrong.length} hold something else`);
      fresh.stop();
    }
  return differences;
};
