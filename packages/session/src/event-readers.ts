import { paisa } from '@chuli/kernel';
import { LARGEST_AMOUNT, LARGEST_FIGURE, contractNumber } from './contract-number.ts';
import type {
  Capabilities,
  DepthLevel,
  FormingSignal,
  FormingStatus,
  Listing,
  OpeningEvent,
  SessionEvent,
  SessionPhase,
  TradeEvent,
  UsualCurve,
} from './event.ts';
import {
  type Fields,
  brokerOf,
  fieldsOf,
  flagOf,
  instantOf,
  listOf,
  moneyOf,
  oneOf,
  orNull,
  refused,
  rowsOf,
  symbolOf,
  textOf,
  wholeOf,
} from './event-fields.ts';

const PHASES: readonly SessionPhase[] = [
  'before',
  'pre-open',
  'matching',
  'open',
  'halted',
  'suspended',
  'closed',
];
const MOST_LISTINGS = 10_000;
const MOST_INDICES = 200;
const MOST_LEVELS = 50;
/** Of one message; more are told in several. */
export const MOST_FORMING = 500;
/** Each is long: so many stay well below the longest message of a log. */
export const MOST_USUAL = 50;
const LONGEST_LIST = 80;
const MINUTES_OF_A_DAY = 1_440;
const WHOLE = 10_000;

const contractOf = (row: Fields): string => {
  const id = textOf(row, 'contractId');
  if (contractNumber(id) === null) throw refused('contractId', 'not a contract number');
  return id;
};

const readTrade = (row: Fields): TradeEvent => ({
  kind: 'trade',
  contractId: contractOf(row),
  symbol: symbolOf(row, 'symbol'),
  quantity: wholeOf(row, 'quantity', 1, LARGEST_FIGURE),
  rate: paisa(wholeOf(row, 'rate', 1, LARGEST_FIGURE)),
  amount: paisa(wholeOf(row, 'amount', 1, LARGEST_AMOUNT)),
  at: orNull(row, 'at', wholeOf),
  buyer: brokerOf(row, 'buyer'),
  seller: brokerOf(row, 'seller'),
});

const readLevels = (row: Fields, name: string): readonly DepthLevel[] =>
  rowsOf(row, name, MOST_LEVELS).map((level) => ({
    rate: moneyOf(level, 'rate'),
    quantity: wholeOf(level, 'quantity'),
    orders: wholeOf(level, 'orders'),
  }));

const readListing = (row: Fields): Listing => ({
  symbol: symbolOf(row, 'symbol'),
  name: textOf(row, 'name'),
  sectorId: orNull(row, 'sectorId', wholeOf),
  instrument: textOf(row, 'instrument'),
  previousClose: orNull(row, 'previousClose', moneyOf),
  listedShares: orNull(row, 'listedShares', wholeOf),
});

const STATUSES: readonly FormingStatus[] = ['forming', 'withdrawn', 'stood', 'fell'];

const readForming = (row: Fields): FormingSignal => ({
  list: textOf(row, 'list', LONGEST_LIST),
  symbol: symbolOf(row, 'symbol'),
  status: oneOf(row, 'status', STATUSES),
  firstAt: instantOf(row, 'firstAt'),
  changedAt: instantOf(row, 'changedAt'),
  firstPrice: moneyOf(row, 'firstPrice'),
  flips: wholeOf(row, 'flips'),
});

const readFigures = (row: Fields, name: string): readonly number[] =>
  listOf(row, name, MINUTES_OF_A_DAY).map((figure) => wholeOf({ [name]: figure }, name));

const readUsual = (row: Fields): UsualCurve => ({
  symbol: symbolOf(row, 'symbol'),
  amounts: readFigures(row, 'amounts'),
  volumes: readFigures(row, 'volumes'),
  ranges: readFigures(row, 'ranges'),
});

const readCapabilities = (row: Fields): Capabilities => ({
  trades: flagOf(row, 'trades'),
  brokers: oneOf(row, 'brokers', ['live', 'after-close', 'never']),
  depth: flagOf(row, 'depth'),
  index: flagOf(row, 'index'),
  status: flagOf(row, 'status'),
});

const readShare = (value: unknown): number => wholeOf({ curve: value }, 'curve', 0, WHOLE);

const readUsualTurnover = (row: Fields, name: string): NonNullable<OpeningEvent['usualTurnover']> => {
  const usual = fieldsOf(row, name);
  return {
    curve: listOf(usual, 'curve', MINUTES_OF_A_DAY).map(readShare),
    whole: moneyOf(usual, 'whole'),
  };
};

const readOpening = (row: Fields): OpeningEvent => ({
  kind: 'opening',
  source: textOf(row, 'source'),
  listings: rowsOf(row, 'listings', MOST_LISTINGS).map(readListing),
  indexCloses: rowsOf(row, 'indexCloses', MOST_INDICES).map((index) => ({
    indexId: wholeOf(index, 'indexId'),
    close: wholeOf(index, 'close'),
  })),
  usualTurnover: orNull(row, 'usualTurnover', readUsualTurnover),
  capabilities: readCapabilities(fieldsOf(row, 'capabilities')),
});

/** One reader a kind. Each takes the fields it knows, strictly, and leaves others behind. */
export const EVENT_READERS: {
  readonly [K in SessionEvent['kind']]: (row: Fields) => Extract<SessionEvent, { kind: K }>;
} = {
  opening: readOpening,
  trade: readTrade,
  reversal: (row) => ({
    kind: 'reversal',
    contractId: contractOf(row),
    symbol: symbolOf(row, 'symbol'),
    reason: textOf(row, 'reason'),
  }),
  status: (row) => ({
    kind: 'status',
    phase: oneOf(row, 'phase', PHASES),
    at: instantOf(row, 'at'),
    until: orNull(row, 'until', instantOf),
    reason: orNull(row, 'reason', textOf),
  }),
  'security-status': (row) => ({
    kind: 'security-status',
    symbol: symbolOf(row, 'symbol'),
    isHalted: flagOf(row, 'isHalted'),
    at: instantOf(row, 'at'),
    reason: orNull(row, 'reason', textOf),
  }),
  index: (row) => ({
    kind: 'index',
    indexId: wholeOf(row, 'indexId'),
    value: wholeOf(row, 'value', 1),
    at: instantOf(row, 'at'),
  }),
  depth: (row) => ({
    kind: 'depth',
    symbol: symbolOf(row, 'symbol'),
    at: instantOf(row, 'at'),
    bids: readLevels(row, 'bids'),
    asks: readLevels(row, 'asks'),
    totalBid: wholeOf(row, 'totalBid'),
    totalAsk: wholeOf(row, 'totalAsk'),
  }),
  totals: (row) => ({
    kind: 'totals',
    turnover: moneyOf(row, 'turnover'),
    volume: wholeOf(row, 'volume'),
    trades: wholeOf(row, 'trades'),
    symbols: orNull(row, 'symbols', wholeOf),
    at: instantOf(row, 'at'),
    isFinal: flagOf(row, 'isFinal'),
  }),
  close: (row) => ({
    kind: 'close',
    symbol: symbolOf(row, 'symbol'),
    close: paisa(wholeOf(row, 'close', 1)),
  }),
  signals: (row) => ({
    kind: 'signals',
    at: instantOf(row, 'at'),
    rows: rowsOf(row, 'rows', MOST_FORMING).map(readForming),
  }),
  usual: (row) => ({
    kind: 'usual',
    basis: oneOf(row, 'basis', ['minutes', 'days']),
    sessions: wholeOf(row, 'sessions', 1),
    rows: rowsOf(row, 'rows', MOST_USUAL).map(readUsual),
  }),
  beat: (row) => ({ kind: 'beat', at: instantOf(row, 'at') }),
};

const isKind = (kind: string): kind is SessionEvent['kind'] => Object.hasOwn(EVENT_READERS, kind);

export const readEvent = (row: Fields): SessionEvent => {
  const kind = textOf(row, 'kind');
  if (!isKind(kind)) throw refused('kind', 'not a known event');
  return EVENT_READERS[kind](row);
};
