import type { TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import type { MarketSource } from './market-source.ts';
import type { StepReport } from './step.ts';

/** Parts in the order in which they are loaded: what is pointed at comes first. */
export const PARTS = [
  'companies',
  'renames',
  'brokers',
  'dividends',
  'rights',
  'facts',
  'announcements',
  'offers',
  'auctions',
  'funds',
  'fundNavs',
  'fundHoldings',
  'lockIns',
  'depositories',
  'sessionDays',
  'indexBars',
  'marketDays',
  'dailyBars',
  'priceAdjustments',
  'bases',
  'trades',
  'windows',
] as const;

export type PartName = (typeof PARTS)[number];

export type LoadOptions = {
  registry: Registry;
  tape: Tape;
  source: MarketSource;
  /** Nothing means all. */
  only?: readonly PartName[] | undefined;
  /** First session whose trades are loaded; nothing means all. */
  from?: TradingDate | undefined;
  /** Loads also what has not changed. */
  again?: boolean | undefined;
  /** Called after every part and after every day of trades. */
  onProgress?: ((report: StepReport) => void) | undefined;
};
