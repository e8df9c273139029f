import type { StockSymbol } from '@chuli/kernel';
import type { Flow } from './flow.ts';
import type { PackedBars } from './packed-bars.ts';
import type { ColumnMaker, ScanMarket, ScanStock } from './scan-market.ts';

/** A figure of some sessions of a stock, the oldest first. */
type Dated = { readonly sessions: readonly number[]; readonly values: readonly number[] };
type DatedBy = ReadonlyMap<StockSymbol, Dated>;

/** Shares of a session are divided by its factor, as the volumes of bars are: then sessions can be added. */
const factorOn = ({ session, factor, length }: PackedBars, on: number): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((session[middle] ?? Infinity) <= on) low = middle + 1;
    else high = middle;
  }
  return factor[Math.max(0, low - 1)] ?? 1;
};

/** The sum of the sessions up to each bar; silent unless the floorsheets of all of them are known. */
const sumOver = (
  { knownRun }: Flow,
  daily: PackedBars,
  { sessions, values }: Dated,
  count: number,
): Float64Array => {
  const column = new Float64Array(daily.length).fill(Number.NaN);
  let first = 0;
  for (let bar = 0; bar < daily.length; bar += 1) {
    const now = daily.session[bar] ?? 0;
    if ((knownRun[now] ?? 0) < count) continue;
    while ((sessions[first] ?? Infinity) <= now - count) first += 1;
    let sum = 0;
    for (let at = first; (sessions[at] ?? Infinity) <= now; at += 1) sum += values[at] ?? 0;
    column[bar] = sum;
  }
  return column;
};

const NOTHING: Dated = { sessions: [], values: [] };

const netsBy = async ({ flow, stocks }: ScanMarket, broker: number): Promise<DatedBy> => {
  const bars = new Map(stocks.map((stock) => [stock.symbol, stock.bars.daily]));
  const joined = Map.groupBy(await flow.ofBroker(broker), ({ symbol }) => symbol);
  return new Map(
    [...joined].map(([symbol, rows]) => {
      const daily = bars.get(symbol);
      const days = rows
        .flatMap(({ days: on, nets }) => on.map((day, at) => [flow.sessionOf(day), nets[at] ?? 0] as const))
        .filter(([session]) => session >= 0)
        .toSorted(([one], [other]) => one - other);
      return [
        symbol,
        {
          sessions: days.map(([session]) => session),
          values: days.map(([session, net]) => net / (daily === undefined ? 1 : factorOn(daily, session))),
        },
      ];
    }),
  );
};

/** A session of a stock: what each broker did, and all that was traded, on the scale of bars. */
type Day = {
  readonly session: number;
  readonly brokers: readonly string[];
  readonly nets: Float64Array;
  readonly volume: number;
};

const LARGEST = 5;

/** The five largest net buyers of some sessions together, in percent of what was traded. */
export const fiveOf = (days: readonly Day[]): number => {
  const nets = new Map<string, number>();
  let volume = 0;
  for (const day of days) {
    volume += day.volume;
    for (const [at, broker] of day.brokers.entries())
      nets.set(broker, (nets.get(broker) ?? 0) + (day.nets[at] ?? 0));
  }
  const buyers = [...nets.values()].filter((net) => net > 0).toSorted((one, other) => other - one);
  const five = buyers.slice(0, LARGEST).reduce((sum, net) => sum + net, 0);
  return volume === 0 ? Number.NaN : (100 * five) / volume;
};

/** Sessions that are read at once: the nets of all brokers in all stocks are never held together. */
const SESSIONS_AT_ONCE = 20;

const fivesBy = async ({ flow, stocks }: ScanMarket, count: number): Promise<DatedBy> => {
  const bars = new Map(stocks.map((stock) => [stock.symbol, stock.bars.daily]));
  const recent = new Map<StockSymbol, Day[]>();
  const fives = new Map<StockSymbol, { sessions: number[]; values: number[] }>();
  const take = (symbol: StockSymbol, day: Day): void => {
    const days = [...(recent.get(symbol) ?? []), day].filter(({ session }) => session > day.session - count);
    recent.set(symbol, days);
    if ((flow.knownRun[day.session] ?? 0) < count) return;
    const told = fives.get(symbol) ?? { sessions: [], values: [] };
    told.sessions.push(day.session);
    told.values.push(fiveOf(days));
    fives.set(symbol, told);
  };
  for (const [from, to] of chunksOf(flow.knownRun, count))
    for (const { day, symbol, brokers, nets, volume } of await flow.ofSessions(from, to)) {
      const [session, daily] = [flow.sessionOf(day), bars.get(symbol)];
      if (session < 0 || daily === undefined) continue;
      const factor = factorOn(daily, session);
      take(symbol, {
        session,
        brokers,
        nets: Float64Array.from(nets, (net) => net / factor),
        volume: volume / factor,
      });
    }
  return fives;
};

/** Of the sessions with floorsheets in a row those that are long enough, at most so many at once. */
const chunksOf = (knownRun: Int32Array, count: number): (readonly [from: number, to: number])[] => {
  const chunks: (readonly [number, number])[] = [];
  for (const [last, run] of knownRun.entries()) {
    if (run < count || (knownRun[last + 1] ?? 0) > 0) continue;
    for (let from = last - run + 1; from <= last; from += SESSIONS_AT_ONCE)
      chunks.push([from, Math.min(last, from + SESSIONS_AT_ONCE - 1)]);
  }
  return chunks;
};

/** A figure of sessions on the bars of a stock. */
const onBars = ({ session, length }: PackedBars, { sessions, values }: Dated): Float64Array => {
  const column = new Float64Array(length).fill(Number.NaN);
  let at = 0;
  for (let bar = 0; bar < length; bar += 1) {
    const now = session[bar] ?? 0;
    while ((sessions[at] ?? Infinity) < now) at += 1;
    if (sessions[at] === now) column[bar] = values[at] ?? Number.NaN;
  }
  return column;
};

/** Figures of brokers that are kept for a market, the last ones that were asked for. */
const MOST_KEPT = 16;
const kept = new WeakMap<ScanMarket, Map<string, Promise<DatedBy>>>();

const keptOf = (market: ScanMarket, key: string, read: () => Promise<DatedBy>): Promise<DatedBy> => {
  const own = kept.get(market) ?? new Map<string, Promise<DatedBy>>();
  kept.set(market, own);
  const known = own.get(key);
  if (known !== undefined) return known;
  const [oldest] = own.keys();
  if (oldest !== undefined && own.size >= MOST_KEPT) own.delete(oldest);
  const reading = read();
  own.set(key, reading);
  reading.catch(() => own.delete(key));
  return reading;
};

/** What floorsheets tell of each stock, on its daily bars. */
export const flowColumns = async (
  market: ScanMarket,
  { name, parameters }: { readonly name: string; readonly parameters: readonly number[] },
): Promise<ColumnMaker> => {
  const { flow } = market;
  if (name === 'net') {
    const [broker = 0, count = 1] = parameters;
    const nets = await keptOf(market, `net ${broker}`, () => netsBy(market, broker));
    return ({ symbol, bars }: ScanStock) => sumOver(flow, bars.daily, nets.get(symbol) ?? NOTHING, count);
  }
  const [count = 1] = parameters;
  const fives = await keptOf(market, `five ${count}`, () => fivesBy(market, count));
  return ({ symbol, bars }: ScanStock) => onBars(bars.daily, fives.get(symbol) ?? NOTHING);
};
