import { isOrdinary } from '../session-facts.ts';
import { usualTurnover } from '../turnover.ts';

/** What a stock is chosen by. A fact that is absent or null is not known, and no stock is chosen by it. */
export type StockFacts = {
  readonly symbol: string;
  readonly name?: string | null;
  readonly sector_id?: number | null;
  readonly instrument?: string | null;
  readonly amount?: number | null;
  readonly average_amount_20?: number | null;
  readonly change_1?: number | null;
  readonly from_high_52_weeks?: number | null;
  readonly from_low_52_weeks?: number | null;
  readonly volume_ratio_20?: number | null;
  /** The limit at which it closed the last session. */
  readonly limit_side?: 'up' | 'down' | null;
  /** What goes ex in the next session, and what is dated for it. */
  readonly ex?: string | null;
  readonly events?: readonly unknown[];
};

type Test = (stock: StockFacts) => boolean;

const isOf =
  (instrument: string): Test =>
  (stock) =>
    stock.instrument === instrument;

export const KINDS = {
  ordinary: ({ instrument = null }) => isOrdinary({ instrument }),
  promoter: isOf('Promoter Share'),
  funds: isOf('Mutual Funds'),
  debentures: isOf('Non-Convertible Debentures'),
  all: () => true,
} satisfies Record<string, Test>;
export type Kind = keyof typeof KINDS;

/** Percent of the 52-week high or low within which a close is near it. */
const NEAR = 5;
/** Multiple of the mean volume of 20 sessions from which a volume is unusual. */
const UNUSUAL = 2;

export const PRESETS = {
  gainers: ({ change_1: change }) => (change ?? 0) > 0,
  losers: ({ change_1: change }) => (change ?? 0) < 0,
  'near-high': ({ from_high_52_weeks: away }) => (away ?? -Infinity) >= -NEAR,
  'near-low': ({ from_low_52_weeks: away }) => (away ?? Infinity) <= NEAR,
  volume: ({ volume_ratio_20: ratio }) => (ratio ?? 0) >= UNUSUAL,
  'upper-limit': ({ limit_side: side }) => side === 'up',
  'lower-limit': ({ limit_side: side }) => side === 'down',
  'ex-date': ({ ex = null }) => ex !== null,
  event: ({ events = [] }) => events.length > 0,
} satisfies Record<string, Test>;
export type Preset = keyof typeof PRESETS;

export const ALL_SECTORS = 'all';

export type Choice = {
  readonly instrument: Kind;
  /** The number of a sector. */
  readonly sector: string;
  /** Rupees. */
  readonly turnover: string;
  readonly preset: Preset | 'none';
  readonly find: string;
};

/** By letters of the symbol or the name. */
const isFound = ({ symbol, name }: StockFacts, find: string): boolean =>
  symbol.toUpperCase().includes(find) || (name ?? '').toUpperCase().includes(find);

/** Whether a stock is one of those chosen. */
export const judgeOf = ({ instrument, sector, turnover, preset, find }: Choice): Test => {
  const letters = find.toUpperCase();
  const least = Number(turnover);
  return (stock) =>
    KINDS[instrument](stock) &&
    (sector === ALL_SECTORS || String(stock.sector_id) === sector) &&
    usualTurnover(stock) >= least &&
    (preset === 'none' || PRESETS[preset](stock)) &&
    (letters === '' || isFound(stock, letters));
};
