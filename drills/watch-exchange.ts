import { exchangeDay, smallDay } from '@chuli/ingest/testing/exchange';
import { type Instant, atKathmandu, instant } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import { type TestExchange, startExchange } from '@chuli/testkit';
import { DAY } from './plan.ts';
import { startIngestProcess } from './processes.ts';
import { untilSeen } from './watch-doing.ts';
import type { WatchPlace } from './watch-place.ts';
import type { After } from './watch-scene.ts';

const TRADES = 20_000;

const BELLS = sessionHours(DAY);

/** At the bell, or shortly before the close. */
export const AT_THE_BELL = atKathmandu(DAY, BELLS.from);
export const NEAR_THE_CLOSE = instant(atKathmandu(DAY, BELLS.to) - 20_000);

/** An exchange that can be wrong, and a feed of its own that asks it, on a log and a registry of its own. */
export const startExchangeFeed = async (
  place: WatchPlace,
  { word, beginsAt }: { word: string; beginsAt: Instant },
  after: After,
): Promise<TestExchange> => {
  const { engines, prometheus, shared } = place;
  const aheadMs = beginsAt - Date.now();
  const exchange = await startExchange(exchangeDay(smallDay({ trades: TRADES })), () => Date.now() + aheadMs);
  after(exchange.stop);
  const feed = await startIngestProcess(
    { kind: 'exchange', day: DAY, url: exchange.url, speed: 1 },
    await engines.place(word),
    `${engines.dir}/${word}`,
    { isOnTime: true, beginsAt: instant(Date.now() + aheadMs), env: shared },
  );
  after(feed.kill);
  const { host } = new URL(feed.address);
  after(await prometheus.lookAlso('ingest', host));
  await untilSeen(place, `chuli_ingest_leading{instance="${host}"}`);
  await untilSeen(place, `chuli_ingest_in_session{instance="${host}"}`);
  return exchange;
};
