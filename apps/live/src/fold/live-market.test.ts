import { instant, tradingDate } from '@chuli/kernel';
import type { LoggedEvent } from '@chuli/session';
import { describe, expect, it } from 'vitest';
import { smallSession } from '../testing/small-session.ts';
import { type GrowingSession, followMarket } from './live-market.ts';

const beat = (day: string): LoggedEvent => ({
  day: tradingDate(day),
  term: 1,
  event: { kind: 'beat', at: instant(0) },
});

const setUp = () => {
  const applied: string[] = [];
  const opened: string[] = [];
  let hear: { onEvent: (logged: LoggedEvent) => void; onCaughtUp: () => void } | undefined;
  const market = followMarket(
    (handlers) => {
      hear = handlers;
      return { stop: () => Promise.resolve() };
    },
    (day): GrowingSession => {
      opened.push(day);
      return Object.assign(Object.create(smallSession([]).session), {
        apply: ({ day: of }: LoggedEvent, sequence: number) => applied.push(`${of} ${sequence}`),
      });
    },
    () => instant(1_000),
  );
  return {
    market,
    applied,
    opened,
    tell: (day: string) => hear?.onEvent(beat(day)),
    end: () => hear?.onCaughtUp(),
  };
};

describe('the market of the log', () => {
  it('is shown to nobody before the log is read to its end', () => {
    const { market, tell, end } = setUp();
    tell('2024-07-15');
    expect([market.session(), market.isCaughtUp()]).toEqual([null, false]);
    const before = market.generation();
    end();
    expect(market.session()).not.toBeNull();
    expect(market.generation()).toBeGreaterThan(before);
  });

  it('is the latest day: a later one begins anew, an earlier one is passed over', () => {
    const { market, tell, end, opened, applied } = setUp();
    tell('2024-07-15');
    end();
    const before = market.generation();
    tell('2024-07-16');
    tell('2024-07-15');
    expect(opened).toEqual(['2024-07-15', '2024-07-16']);
    expect(applied).toEqual(['2024-07-15 1', '2024-07-16 2']);
    expect(market.generation()).toBe(before + 1);
  });

  it('knows since when an event waits to be sent', () => {
    const { market, tell, end } = setUp();
    tell('2024-07-15');
    end();
    expect(market.takeOldestUnsent()).toBeNull();
    tell('2024-07-15');
    expect(market.takeOldestUnsent()).toEqual({ arrivedAt: 1_000, loggedAt: null, trace: null });
    expect(market.takeOldestUnsent()).toBeNull();
  });
});
