import type { RowOf } from '@chuli/contracts';
import { type Label, isQuiet, lacksOf, withheldOf } from '@chuli/flow';
import { type BrokerId, type Rupees, halfAway, percentOf } from '@chuli/kernel';
import type { StoredWindow } from '@chuli/tape/broker';
import { rupeesOrNull } from '../../figures/figures.ts';
import type { Move } from './price-moves.ts';
import type { StockName } from './stock-names.ts';
import type { JudgedWindow } from './window-book.ts';

export type WindowRow = RowOf<'/data/accumulation/'>;
type Net = WindowRow['brokers'][number];

const rounded = (value: number | null, decimals: number): number | null =>
  value === null ? null : halfAway(value, decimals);

export const netOf = (broker: BrokerId, net: number, volume: number): Net => ({
  broker,
  net: Math.round(net),
  volume_percent: percentOf(net, volume),
});

export type WhichBrokers = Label | 'both';

const brokersOf = (
  { volume, buyers, buyer_nets, sellers, seller_nets }: StoredWindow,
  which: WhichBrokers,
): Net[] => {
  const nets = (brokers: readonly BrokerId[], of: readonly number[]): Net[] =>
    brokers.map((broker, at) => netOf(broker, of[at] ?? 0, volume));
  return [
    ...(which === 'distribution' ? [] : nets(buyers, buyer_nets)),
    ...(which === 'accumulation' ? [] : nets(sellers, seller_nets)),
  ];
};

export type Around = {
  readonly name: StockName;
  readonly stored: StoredWindow;
  readonly move: Move;
  readonly turnover: Rupees | null;
  readonly side: Label;
  readonly brokers: WhichBrokers | null;
};

const priceOf = ({ close, change, ranges }: Move) => ({
  close: rupeesOrNull(close),
  change: rounded(change, 2),
  ranges: rounded(ranges, 2),
});

/** A window as it is told: what could not be judged has neither place nor label. */
export const windowRow = (
  window: JudgedWindow,
  { name, stored, move, turnover, side, brokers }: Around,
): WindowRow => {
  const withheld = withheldOf(window);
  return {
    ...name,
    date: window.date,
    known: window.known,
    ...priceOf(move),
    score: halfAway(window.score, 2),
    percentile: withheld === null ? rounded(window.percentile, 1) : null,
    windows: window.windows,
    z: rounded(window.z, 2),
    orders: window.orders,
    volume: Math.round(stored.volume),
    turnover,
    hhi_buyers: rounded(stored.hhi_buyers, 0),
    hhi_sellers: rounded(stored.hhi_sellers, 0),
    label: window.label,
    is_quiet: window.label === null ? null : isQuiet(move.ranges),
    withheld,
    missing: withheld === null ? lacksOf(window, side) : [],
    run: window.label === side ? window.run : 0,
    brokers: brokers === null ? [] : brokersOf(stored, brokers),
  };
};
