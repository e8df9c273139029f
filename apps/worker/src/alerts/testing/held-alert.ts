import type { Condition, Instance, Settings } from '@chuli/alerts';
import { type StockSymbol, instant, stockSymbol } from '@chuli/kernel';
import type { WatchedAlert } from '@chuli/registry/alert';
import type { AlertBook, HeldAlert } from '../book.ts';

type Made = Partial<Pick<Settings, 'timing' | 'frequency' | 'since' | 'firesFirst'>> & {
  readonly condition: Condition;
  readonly symbols?: readonly string[] | null;
  readonly instances?: ReadonlyMap<string, Instance>;
  readonly more?: Partial<WatchedAlert>;
};

/** An alert as the worker holds it, made long ago unless said otherwise. */
export const heldAlert = (id: string, made: Made): HeldAlert => {
  const { condition, symbols = ['T0'], instances = new Map<string, Instance>(), more } = made;
  const { timing = 'forming', frequency = 'once-per-bar', since = instant(0), firesFirst = false } = made;
  const named = symbols?.map(stockSymbol) ?? null;
  const alert: WatchedAlert = {
    id,
    personId: `owner of ${id}`,
    condition,
    ruleHash: 'a'.repeat(64),
    scope: named === null ? { of: 'universe' } : { symbols: named },
    timing,
    frequency,
    channels: ['push'],
    isGathered: false,
    note: '',
    firesFirst,
    expiresOn: null,
    state: 'active',
    revision: 1,
    since,
    ...more,
  };
  const { expiresOn } = alert;
  return {
    alert,
    settings: { timing, frequency, since, firesFirst, expiresOn, isPaused: false },
    symbols: named === null ? null : new Set(named),
    instances: new Map(
      [...instances].map(([symbol, one]): [StockSymbol, Instance] => [stockSymbol(symbol), one]),
    ),
    recent: [],
  };
};

export const bookOf = (...held: readonly HeldAlert[]): AlertBook =>
  new Map(held.map((one) => [one.alert.id, one]));
