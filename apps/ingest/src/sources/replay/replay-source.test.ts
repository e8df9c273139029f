import { atKathmandu } from '@chuli/kernel';
import type { IndexEvent, TradeEvent } from '@chuli/session';
import { describe, expect, it } from 'vitest';
import { eventsOf, readAll, testContext } from '../testing/context.ts';
import { DAY, smallDay } from '../testing/exchange.ts';
import { type ReplayOptions, replaySource } from './replay-source.ts';

const trades: TradeEvent[] = smallDay().flatMap(({ event }) => (event.kind === 'trade' ? [event] : []));

async function* stored<T>(rows: readonly T[]): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(row);
}

const replay = (change: Partial<ReplayOptions> = {}) =>
  replaySource({ trades: () => stored(trades), speed: 100, brokers: 'after-close', ...change });

const context = (isKnown?: (id: string) => boolean) => testContext(DAY, atKathmandu(DAY, 18 * 60), isKnown);

describe('a replayed day', () => {
  it('tells every trade once between the phases of its day, brokers masked, and whole afterwards with them', async () => {
    const items = await readAll(replay().read(context()));
    const heard = eventsOf(items, 'trade');
    expect(heard.map(({ contractId }) => contractId)).toEqual(trades.map(({ contractId }) => contractId));
    expect(heard.every(({ buyer, seller }) => buyer === '' && seller === '')).toBe(true);
    expect(eventsOf(items, 'status').map(({ phase }) => phase)).toEqual([
      'pre-open',
      'matching',
      'open',
      'closed',
    ]);
    const whole = await replay().readWhole(context());
    expect(whole.trades).toEqual(trades);
    expect(whole).toMatchObject({ isComplete: true, declared: { trades: trades.length, isFinal: true } });
  });

  it.each([1, 60, 1_000])('at ×%i lasts the session divided by it', async (speed) => {
    const own = context();
    const start = own.clock();
    await readAll(replay({ speed, brokers: 'live' }).read(own));
    const session = 4.5 * 3_600_000;
    expect((own.clock() - start) / (session / speed)).toBeCloseTo(1, 1);
  });

  it('goes on after a kill where it stopped, without waiting for what is known', async () => {
    const known = new Set(trades.slice(0, -10).map(({ contractId }) => contractId));
    const own = context((id) => known.has(id));
    const items = await readAll(replay({ speed: 1 }).read(own));
    expect(eventsOf(items, 'trade')).toHaveLength(10);
    const last = trades.at(-11)?.at ?? 0;
    const left = atKathmandu(DAY, 15 * 60) - last / 1_000;
    const waited = own.waits.reduce((sum, wait) => sum + wait, 0);
    expect(waited).toBeLessThanOrEqual(left + 10);
    expect(waited).toBeGreaterThan(left - 1_000);
  });

  it('spreads trades without times over the session and keeps their time unknown', async () => {
    const untimed = trades.map((trade): TradeEvent => Object.assign({}, trade, { at: null }));
    const items = await readAll(replay({ trades: () => stored(untimed) }).read(context()));
    const kinds = items.flatMap((item) => (item.kind === 'event' ? [item.event.kind] : []));
    expect(kinds.slice(0, 4)).toEqual(['status', 'status', 'status', 'trade']);
    expect(kinds.at(-1)).toBe('status');
    expect(eventsOf(items, 'trade').every(({ at }) => at === null)).toBe(true);
  });

  it('tells index values that are given, and ends at once when it is aborted', async () => {
    const at = atKathmandu(DAY, 12 * 60);
    const values: IndexEvent[] = [{ kind: 'index', indexId: 58, value: 263_117, at }];
    const items = await readAll(replay({ indices: () => stored(values) }).read(context()));
    expect(eventsOf(items, 'index')).toEqual(values);
    const own = context();
    own.abort();
    expect(await readAll(replay().read(own))).toEqual([]);
  });

  it('without a trade on the tape says so', async () => {
    const whole = await replay({ trades: () => stored<TradeEvent>([]) }).readWhole(context());
    expect(whole).toMatchObject({ isComplete: false, declared: null });
  });
});
