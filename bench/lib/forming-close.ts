import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@chuli/harness';
import type { TradingDate } from '@chuli/kernel';
import {
  type FormingSignal,
  type FormingStatus,
  type Quote,
  type Session,
  dayBarOf,
  formingKey,
} from '@chuli/session';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import { openTape } from '@chuli/tape';
import { signalNames } from '@chuli/tape/signal';
import type { PrivateMarket } from '../../e2e/live-market.ts';
import type { LiveSession } from '../../e2e/live-session.ts';

const LAST_WORDS_MS = 3_000;
const PATIENCE_MS = 300_000;

/** What was said of the day at its last trade, and what the pass after the close made of it. */
export type AtClose = {
  readonly forming: number;
  readonly withdrawn: number;
  readonly stored: number;
  readonly stood: number;
  readonly fell: number;
  /** Stored, and not forming at the last trade. */
  readonly unsaid: number;
};

type Tape = ReturnType<typeof openTape>;

const barOf = (quote: Quote, day: TradingDate) => ({
  ...dayBarOf(quote),
  symbol: quote.symbol,
  traded_on: day,
  last_traded: quote.last,
  trades: quote.trades,
  vwap: Math.round(quote.amount / quote.volume),
  previous_close: quote.previousClose,
  source: 'bench',
  sources_agreeing: 1,
  flags: '',
  version: String(Date.now()),
});

/** As ingest writes them at the end of a day. */
const writeBars = async (tape: Tape, session: Session): Promise<void> => {
  const traded = session.quotes().filter(({ trades }) => trades > 0);
  const values = traded.map((quote) => barOf(quote, session.day));
  await tape.insert({ table: 'daily_bar', values, format: 'JSONEachRow' });
};

const storedOn = async (tape: Tape, { day }: Session): Promise<Set<string>> => {
  const keys = new Set(FORMING_LISTS.map(({ key }) => key));
  const lists = { families: [], kinds: [], timeframes: ['daily'], sides: [] };
  const stored = await signalNames(tape, { ...lists, from: day, to: day });
  return new Set(
    stored
      .map(({ family, kind, timeframe, side, symbol }) => ({
        list: [family, kind, timeframe, side].join('.'),
        symbol,
      }))
      .filter(({ list }) => keys.has(list))
      .map(formingKey),
  );
};

export const closeAndCompare = async (
  { settings }: PrivateMarket,
  live: LiveSession,
  session: Session,
): Promise<AtClose> => {
  const rows = (status: FormingStatus): FormingSignal[] =>
    session.forming().rows.filter((row) => row.status === status);
  await live.say('closed', null);
  await waitUntil(
    () => Promise.resolve(session.moment().phase === 'closed'),
    'the market closes',
    PATIENCE_MS,
  );
  await delay(LAST_WORDS_MS);
  const forming = new Set(rows('forming').map(formingKey));
  const withdrawn = rows('withdrawn').length;
  const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase, maxSeconds: 60 });
  try {
    await writeBars(tape, session);
    const isSettled = () => Promise.resolve(forming.size > 0 && rows('forming').length === 0);
    await waitUntil(isSettled, 'the pass after the close has spoken', PATIENCE_MS, 500);
    const stored = await storedOn(tape, session);
    const unsaid = [...stored].filter((key) => !forming.has(key)).length;
    return {
      forming: forming.size,
      withdrawn,
      stored: stored.size,
      stood: rows('stood').length,
      fell: rows('fell').length,
      unsaid,
    };
  } finally {
    await tape.close();
  }
};
