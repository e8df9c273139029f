import type { Instance, Settings } from '@chuli/alerts';
import { type Instant, type StockSymbol, type TradingDate, atKathmandu } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import {
  type WatchedAlert,
  activeAlerts,
  firingTimes,
  instancesOf,
  stocksFollowedBy,
} from '@chuli/registry/alert';

/** An alert with all that is needed to judge it. */
export type HeldAlert = {
  readonly alert: WatchedAlert;
  readonly settings: Settings;
  /** Null for every stock that is traded. */
  readonly symbols: ReadonlySet<StockSymbol> | null;
  /** How it stands with stocks, where that is more than waiting. */
  readonly instances: Map<StockSymbol, Instance>;
  /** When it told today, where that is counted. */
  recent: readonly Instant[];
};

export type AlertBook = Map<string, HeldAlert>;

const settingsOf = (alert: WatchedAlert): Settings => ({
  timing: alert.timing,
  frequency: alert.frequency,
  since: alert.since,
  firesFirst: alert.firesFirst,
  expiresOn: alert.expiresOn,
  isPaused: alert.state === 'paused',
});

const isOfOwnStocks = ({ scope }: WatchedAlert): boolean => 'of' in scope && scope.of === 'my stocks';

const symbolsOf = (
  { scope, personId }: WatchedAlert,
  followed: ReadonlyMap<string, readonly StockSymbol[]>,
): ReadonlySet<StockSymbol> | null => {
  if ('symbols' in scope) return new Set(scope.symbols);
  return scope.of === 'universe' ? null : new Set(followed.get(personId));
};

/** Alerts with how they stand, as the registry has them now. `today` is the session whose floods are counted. */
export const holdAlerts = async (
  registry: Registry,
  alerts: readonly WatchedAlert[],
  today: TradingDate,
): Promise<HeldAlert[]> => {
  const ids = alerts.map(({ id }) => id);
  const owners = [...new Set(alerts.filter(isOfOwnStocks).map(({ personId }) => personId))];
  const counted = alerts.filter(({ frequency }) => frequency === 'every-time').map(({ id }) => id);
  const instances = await instancesOf(registry, ids);
  const followed = await stocksFollowedBy(registry, owners);
  const times = await firingTimes(registry, counted, new Date(atKathmandu(today, 0)));
  return alerts.map((alert) => ({
    alert,
    settings: settingsOf(alert),
    symbols: symbolsOf(alert, followed),
    instances: instances.get(alert.id) ?? new Map<StockSymbol, Instance>(),
    recent: times.get(alert.id) ?? [],
  }));
};

const PAGE = 1_000;

/** Every alert that is judged. */
export const loadBook = async (registry: Registry, today: TradingDate): Promise<AlertBook> => {
  const book: AlertBook = new Map();
  for (let after = ''; ;) {
    const page = await activeAlerts(registry, { after, limit: PAGE });
    for (const held of await holdAlerts(registry, page, today)) book.set(held.alert.id, held);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return book;
    after = last.id;
  }
};

/** Whether an alert is about a stock. */
export const isAbout = ({ symbols }: HeldAlert, symbol: StockSymbol): boolean =>
  symbols === null || symbols.has(symbol);
