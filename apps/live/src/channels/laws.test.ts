import { LIVE_REDUCERS, hashOfState } from '@chuli/contracts';
import { instant, paisa, stockSymbol } from '@chuli/kernel';
import type { FormingStatus, SessionEvent } from '@chuli/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SmallSession, smallSession } from '../testing/small-session.ts';
import { bulkChannel, bulkPlusChannel } from './bulk.ts';
import type { Channel } from './channel.ts';
import { floorsheetChannel } from './floorsheet.ts';
import { indexChannel } from './index-bars.ts';
import { listsChannel } from './lists.ts';
import { marketChannel } from './market.ts';
import { signalsChannel } from './signals.ts';
import { symbolChannel } from './symbol.ts';

const NAMES = ['NABIL', 'NICA', 'UPPER', 'SHIVM'];

const forming = (
  list: string,
  stock: string,
  status: FormingStatus,
  second: number,
  firstPrice = 50_000,
): SessionEvent => {
  const at = instant(Date.parse('2024-07-15T05:15:00Z') + second * 1_000);
  const row = { list, symbol: stockSymbol(stock), status, firstAt: at, changedAt: at, flips: 0 };
  return { kind: 'signals', at, rows: [{ ...row, firstPrice: paisa(firstPrice) }] };
};

const usual = (stock: string, basis: 'minutes' | 'days', each: number): SessionEvent => {
  const figures = Array.from({ length: 240 }, () => each);
  const row = { symbol: stockSymbol(stock), amounts: figures, volumes: figures, ranges: figures };
  return { kind: 'usual', basis, sessions: 10, rows: [row] };
};

type Step = (session: SmallSession) => void;
const TICK = 'tick';

const name = fc.constantFrom(...NAMES);
const rate = fc.integer({ min: 45_000, max: 55_000 });

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(name, rate, fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 5 })).map(
        (trade): Step =>
          (session) =>
            session.trade(...trade),
      ),
    },
    {
      weight: 1,
      arbitrary: name.map(
        (stock): Step =>
          (session) =>
            session.annul(stock),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(name, rate).map(
        (depth): Step =>
          (session) =>
            session.depth(...depth),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(name, fc.boolean()).map(
        (status): Step =>
          (session) =>
            session.halt(...status),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 300_000 }).map(
        (value): Step =>
          (session) =>
            session.publishIndex(value),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          name,
          fc.constantFrom('macd-cross.signal.daily.buy', 'buy-sell.signal.daily.sell', 'dow.alert.daily.buy'),
          fc.constantFrom('forming', 'withdrawn', 'stood', 'fell'),
          fc.integer({ min: 0, max: 600 }),
        )
        .map(
          ([stock, list, status, second]): Step =>
            (session) =>
              session.tell(forming(list, stock, status, second)),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(name, fc.constantFrom('minutes', 'days'), fc.integer({ min: 0, max: 9_000 })).map(
        (told): Step =>
          (session) =>
            session.tell(usual(...told)),
      ),
    },
    { weight: 3, arbitrary: fc.constant<typeof TICK>(TICK) },
  ),
  { maxLength: 120 },
);

/** Plays the steps with ticks as the hub has them; the hashes of listener and session after each tick. */
const play = <State, Delta>(
  channel: Channel<State, Delta>,
  reduce: (state: State, delta: Delta) => State,
  played: readonly (Step | typeof TICK)[],
): { heard: string[]; held: string[] } => {
  const small = smallSession(NAMES);
  const { session } = small;
  const heard: string[] = [];
  const held: string[] = [];
  let version = session.version;
  let server = channel.read(session);
  let listener = JSON.parse(JSON.stringify(server)) as State;
  for (const step of [...played, TICK] as const) {
    if (step !== TICK) {
      step(small);
      continue;
    }
    const isTouched = channel.isTouched(session.changedSince(version));
    version = session.version;
    const after = isTouched ? channel.read(session) : server;
    const delta = channel.difference(server, after);
    server = after;
    if (delta !== undefined) listener = reduce(listener, JSON.parse(JSON.stringify(delta)) as Delta);
    heard.push(hashOfState(listener));
    held.push(hashOfState(channel.read(session)));
  }
  return { heard, held };
};

describe('a listener that applies the deltas holds what the session holds', () => {
  it('of the market', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(marketChannel, LIVE_REDUCERS.market, played);
        expect(heard).toEqual(held);
      }),
    ));

  it('of a stock', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(symbolChannel(stockSymbol('NICA')), LIVE_REDUCERS.symbol, played);
        expect(heard).toEqual(held);
      }),
    ));

  it('of an index', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(indexChannel(58), LIVE_REDUCERS.index, played);
        expect(heard).toEqual(held);
      }),
    ));

  it('of the lists', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(listsChannel, LIVE_REDUCERS.lists, played);
        expect(heard).toEqual(held);
      }),
    ));

  it('of large orders', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(bulkChannel(), LIVE_REDUCERS.bulk, played);
        expect(heard).toEqual(held);
      }),
    ));

  it('of large orders with their sides', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(bulkPlusChannel(), LIVE_REDUCERS['bulk-plus'], played);
        expect(heard).toEqual(held);
      }),
    ));

  it('of the floorsheet', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(floorsheetChannel, LIVE_REDUCERS.floorsheet, played);
        expect(heard).toEqual(held);
      }),
    ));
});

describe.each(['signals', 'signals-pro'] as const)('the channel %s', (kind) => {
  it('leaves a listener with what the session holds', () =>
    fc.assert(
      fc.property(steps, (played) => {
        const { heard, held } = play(signalsChannel(kind), LIVE_REDUCERS[kind], played);
        expect(heard).toEqual(held);
      }),
    ));
});

describe('rows of forming bars', () => {
  const MACD = 'macd-cross.signal.daily.buy';

  it('carry the price of now and whether it is locked, on the channel of their family alone', () => {
    const small = smallSession(NAMES);
    small.trade('NABIL', 51_000, 10);
    small.tell(forming(MACD, 'NABIL', 'forming', 1, 51_000));
    small.tell(forming('dow.signal.daily.buy', 'NABIL', 'forming', 2));
    const channel = signalsChannel('signals');
    const before = channel.read(small.session);
    const at = Date.parse('2024-07-15T05:15:01Z');
    const place = before.lists.indexOf(MACD);
    expect(before.rows).toEqual([[place, 'NABIL', 'forming', at, at, 51_000, 51_000, 0, 0]]);
    expect(signalsChannel('signals-pro').read(small.session).rows).toHaveLength(1);
    small.trade('NABIL', 55_000, 10);
    const delta = channel.difference(before, channel.read(small.session));
    expect(delta).toEqual({ rows: [[place, 'NABIL', 'forming', at, at, 51_000, 55_000, 0, 1]] });
  });

  it('stay within the bytes that may wait for a listener, what was withdrawn first left out', () => {
    const names = Array.from({ length: 900 }, (_, number) => `S${number}`);
    const small = smallSession(names);
    for (const one of names) {
      small.tell(forming(MACD, one, 'withdrawn', 600));
      small.tell(forming('buy-sell.signal.daily.buy', one, 'forming', 1));
    }
    const state = signalsChannel('signals').read(small.session);
    expect(state.rows).toHaveLength(1_500);
    expect(state.rows.filter(([, , status]) => status === 'forming')).toHaveLength(900);
    expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThan(160 * 1024);
  });
});

describe('rows of the lists', () => {
  it('change with the trades of their stock, and when the minute does', () => {
    const small = smallSession(NAMES);
    small.tell(usual('NABIL', 'minutes', 50_000));
    small.trade('NABIL', 51_000, 10, 1);
    small.trade('NICA', 50_000, 10, 1);
    const before = listsChannel.read(small.session);
    const nica = ['NICA', 500_000, 500_000, 500_000, 1, null, 0, null, 50_000, 50_000, null, null, null];
    expect(before).toMatchObject({
      day: '2024-07-15',
      at: Date.parse('2024-07-15T05:16:00Z'),
      basis: 'minutes',
    });
    // Ten shares and Rs 5,100 where ten sessions had 50,000 shares and Rs 500 a minute: 102 and 51 times.
    expect(before.rows).toEqual([
      ['NABIL', 510_000, 510_000, 510_000, 1, 10, 0, 50_000, 51_000, 51_000, 10_200, 5_100, 5_100],
      nica,
    ]);
    small.trade('NABIL', 50_000, 10, 1);
    const next = listsChannel.read(small.session);
    expect(listsChannel.difference(before, next)).toEqual({
      rows: [
        [
          'NABIL',
          1_010_000,
          1_010_000,
          1_010_000,
          2,
          20,
          20_000,
          50_000,
          51_000,
          50_000,
          20_200,
          10_100,
          10_100,
        ],
      ],
    });
    small.trade('UPPER', 50_000, 10, 2);
    const turned = listsChannel.difference(next, listsChannel.read(small.session));
    expect(turned).toMatchObject({ at: Date.parse('2024-07-15T05:17:00Z') });
    expect(turned?.rows?.map(([symbol]) => symbol)).toEqual(['NABIL', 'NICA', 'UPPER']);
  });

  it('of a thousand stocks stay within the bytes that may wait for a listener', () => {
    const names = Array.from({ length: 1_100 }, (_, number) => `STOCK${number}`);
    const small = smallSession(names);
    for (const one of names) {
      small.tell(usual(one, 'minutes', 123_456));
      small.trade(one, 51_230, 98_765, 20);
    }
    const state = listsChannel.read(small.session);
    expect(state.rows).toHaveLength(1_000);
    expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThan(160 * 1024);
  });
});

describe('a delta of a stock', () => {
  it('carries new trades alone, not the list again', () => {
    const small = smallSession(NAMES);
    const channel = symbolChannel(stockSymbol('NABIL'));
    for (let count = 0; count < 60; count++) small.trade('NABIL', 50_000, 10);
    const before = channel.read(small.session);
    small.trade('NABIL', 50_100, 20);
    const delta = channel.difference(before, channel.read(small.session));
    const trade = ['2024071501000061', 'NABIL', 1_721_020_500_061_000, 20, 50_100, '', ''];
    expect(delta?.trades).toEqual({ add: [trade], keep: 50 });
    expect(delta?.bars).toHaveLength(1);
  });
});
