import { randomBytes } from 'node:crypto';
import { type People, startPeople } from '../../e2e/account-people.ts';
import type { PrivateMarket } from '../../e2e/live-market.ts';
import { type LiveSession, startLiveSession } from '../../e2e/live-session.ts';

/** The people of a test are found by what the environment names. */
const useMarket = ({ settings }: PrivateMarket): void => {
  process.env['DATABASE_URL'] = settings.registryUrl;
  process.env['CLICKHOUSE_URL'] = settings.tapeUrl;
  process.env['CHULI_TAPE_DATABASE'] = settings.tapeDatabase;
};

/** A session of the whole market and people who hold everything, for channels that are not for everyone. */
export const withSignedIn = async <T>(
  market: PrivateMarket,
  run: (place: { live: LiveSession; people: People }) => Promise<T>,
): Promise<T> => {
  const liveKey = randomBytes(32).toString('base64');
  useMarket(market);
  const people = await startPeople({ CHULI_LIVE_KEY: liveKey, CHULI_FREE_FEATURES: 'all' });
  try {
    const live = await startLiveSession(market.url, { natsUrl: market.natsUrl, listed: 300, liveKey });
    try {
      return await run({ live, people });
    } finally {
      await live.stop();
    }
  } finally {
    await people.stop();
  }
};
