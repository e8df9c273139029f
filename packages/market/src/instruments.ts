import { type Paisa, type StockSymbol, paisa } from '@chuli/kernel';

/** What is traded, by the exchange's own names. Debentures and funds carry their sponsor's sector, so ask this first. */
export const INSTRUMENT_NAMES = [
  'Equity',
  'Promoter Share',
  'Non-Convertible Debentures',
  'Mutual Funds',
  'Preference Shares',
] as const;
export type Instrument = (typeof INSTRUMENT_NAMES)[number];

/** Instruments that share lots and a column of the regulator's fee schedule. */
export type InstrumentGroup = 'share' | 'debenture' | 'mutual-fund';

export const groupOf = (instrument: Instrument): InstrumentGroup => {
  if (instrument === 'Mutual Funds') return 'mutual-fund';
  return instrument === 'Non-Convertible Debentures' ? 'debenture' : 'share';
};

/** Face value and board lot as they are today; `boardLot` answers for any day. */
export const INSTRUMENTS: readonly { name: Instrument; faceValue: Paisa; boardLot: number }[] = [
  { name: 'Equity', faceValue: paisa(100_00), boardLot: 10 },
  { name: 'Promoter Share', faceValue: paisa(100_00), boardLot: 10 },
  { name: 'Non-Convertible Debentures', faceValue: paisa(1_000_00), boardLot: 10 },
  { name: 'Mutual Funds', faceValue: paisa(10_00), boardLot: 100 },
  { name: 'Preference Shares', faceValue: paisa(100_00), boardLot: 10 },
];

/** What no list describes is taken for a share. */
export const instrumentOf = (name: string | null | undefined): Instrument =>
  INSTRUMENT_NAMES.find((known) => known === name) ?? 'Equity';

const DEBENTURE = /D\/?\d+$/u;

/**
 * What a ticker says where no list names its instrument: promoter shares are the ticker of their company with P or PO
 * behind it (NIBPO of NIB), debentures end in D and the year they fall due (NCCD86). Null where it says nothing else
 * than a share: a ticker that merely ends in P (NDEP) has no company of the rest.
 */
export const instrumentByTicker = (
  symbol: string,
  isListed: (symbol: string) => boolean,
): Instrument | null => {
  if (DEBENTURE.test(symbol)) return 'Non-Convertible Debentures';
  const isPromoter = symbol.endsWith('PO') || (symbol.endsWith('P') && isListed(symbol.slice(0, -1)));
  return isPromoter ? 'Promoter Share' : null;
};

const PROMOTER_ENDINGS = ['P', 'PO'];

/** The tickers under which terms of a share are declared: those of promoter shares under that of their company. */
export const declaredUnder = (symbol: StockSymbol, instrument: string | null): StockSymbol[] =>
  instrument === 'Promoter Share'
    ? [
        symbol,
        ...PROMOTER_ENDINGS.filter((end) => symbol.endsWith(end)).map(
          (end) => symbol.slice(0, -end.length) as StockSymbol,
        ),
      ]
    : [symbol];
