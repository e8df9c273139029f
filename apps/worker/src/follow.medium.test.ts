import type { History } from '@chuli/signals';
import { signalsHash } from '@chuli/tape/signal';
import { replaceDailyBars } from '@chuli/tape/write';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFollower } from './follow.ts';
import { passOver } from './pass/run-pass.ts';
import { rebuildSignals } from './rebuild.ts';
import { type SignalsPlace, inTerm, openSignalsPlace } from './testing/signals-place.ts';
import { struckTape } from './testing/struck-tape.ts';
import { walkingMarket } from './testing/walking-market.ts';

const SESSIONS = 300;
const { days, rows } = walkingMarket(8, SESSIONS);

describe('the pass over a market that goes on', () => {
  let place: SignalsPlace;
  beforeAll(async () => {
    place = await openSignalsPlace(rows);
    return place.close;
  });
  beforeEach(() => place.empty());

  it('stores the same bar by bar as at once, to the last bit, with a restart after each', async () => {
    const from = SESSIONS - 12;
    expect(await place.follower(days[from]).catchUp(inTerm(1))).toBe('everything');
    for (const [at, day] of days.slice(from + 1).entries())
      expect(await place.follower(day).catchUp(inTerm(at + 2))).toBe('new bars');
    const grown = await place.shown();
    const { events, trades } = await rebuildSignals(place.tape, await place.marketOf(undefined));
    expect(events).toBeGreaterThan(1_000);
    expect(trades).toBeGreaterThan(1_000);
    expect(grown).toEqual(await place.shown());
  });

  it('steps several new days at once from memory, and does nothing where nothing is new', async () => {
    let day = days[SESSIONS - 6];
    const running = openFollower(place, () => place.marketOf(day));
    expect(await running.catchUp(inTerm(1))).toBe('everything');
    day = days[SESSIONS - 2];
    expect(await running.catchUp(inTerm(1))).toBe('new bars');
    expect(await signalsHash(place.tape)).toBe(await place.atOnce(day));
    let writes = 0;
    const counted = struckTape(place.tape, () => void (writes += 1));
    expect(await running.catchUp(inTerm(1))).toBe('nothing new');
    expect(await place.follower(day, counted).catchUp(inTerm(2))).toBe('nothing new');
    expect(writes).toBe(0);
  });

  it('computes everything again when an old bar was corrected or the stored state is in doubt', async () => {
    const running = openFollower(place);
    expect(await running.catchUp(inTerm(1))).toBe('everything');
    const before = await place.shown();
    const [first, ...others] = rows;
    if (first === undefined) throw new Error('no bar');
    await replaceDailyBars(place.tape, [
      { ...first, close: first.high, volume: first.volume + 10 },
      ...others,
    ]);
    expect(await running.catchUp(inTerm(1))).toBe('everything');
    await replaceDailyBars(place.tape, rows);
    expect(await running.catchUp(inTerm(1))).toBe('everything');
    await place.tape.command({
      query: `ALTER TABLE signal_event DELETE WHERE symbol = 'T3' SETTINGS mutations_sync = 1`,
    });
    expect(await openFollower(place).catchUp(inTerm(2))).toBe('everything');
    await place.tape.command({
      query: `ALTER TABLE signal_state UPDATE body = '{' WHERE symbol = 'T3' SETTINGS mutations_sync = 1`,
    });
    expect(await openFollower(place).catchUp(inTerm(3))).toBe('everything');
    await place.tape.command({
      query: `ALTER TABLE signal_state UPDATE code = 'other' WHERE 1 SETTINGS mutations_sync = 1`,
    });
    expect(await openFollower(place).catchUp(inTerm(4))).toBe('everything');
    expect(await place.shown()).toEqual(before);
  });

  it('fires on no bar that a later one could have changed', async () => {
    const explained = ({ firings, figuresOf }: History, bars: number) =>
      firings
        .filter(({ bar }) => bar < bars)
        .map((firing) => Object.assign({}, firing, figuresOf(firing, 1), { ends: null }));
    const part = passOver(await place.marketOf(days[200]));
    const lengths: number[] = [];
    const known = Array.from(part, ({ historyOn, series }) => {
      lengths.push(series.daily.length);
      return explained(historyOn('daily'), series.daily.length);
    });
    const whole = passOver(await place.marketOf(undefined));
    expect(Array.from(whole, ({ historyOn }, at) => explained(historyOn('daily'), lengths[at] ?? 0))).toEqual(
      known,
    );
  });
});
