import type {
  BulkDelta,
  BulkState,
  ChannelStates,
  FloorsheetDelta,
  FloorsheetState,
  FormingRow,
  IndexDelta,
  IndexState,
  ListsDelta,
  ListsState,
  MarketDelta,
  MarketFields,
  MarketState,
  NewestRows,
  Removed,
  SignalsDelta,
  SignalsState,
  SymbolDelta,
  SymbolState,
} from './state.ts';

type Keyed<K> = readonly [key: K, ...rest: readonly unknown[]];

const isRemoved = <K>(row: Keyed<K> | Removed<K>): row is Removed<K> => row.length === 1;

const upsert = <K extends string | number, Row extends Keyed<K>>(
  rows: readonly Row[],
  changed: readonly (Row | Removed<K>)[] | undefined,
): readonly Row[] => {
  if (changed === undefined) return rows;
  const byKey = new Map<K, Row>(rows.map((row) => [row[0], row]));
  for (const row of changed) {
    if (isRemoved(row)) byKey.delete(row[0]);
    else byKey.set(row[0], row);
  }
  return [...byKey.values()].sort((one, other) => (one[0] < other[0] ? -1 : 1));
};

const newest = <Row>(rows: readonly Row[], change: NewestRows<Row> | undefined): readonly Row[] => {
  if (change === undefined) return rows;
  return 'all' in change ? change.all : [...change.add, ...rows].slice(0, change.keep);
};

const mergeFields = (
  held: MarketFields | null,
  changed: Partial<MarketFields> | undefined,
): MarketFields | null => (held === null || changed === undefined ? held : { ...held, ...changed });

const reduceMarket = (state: MarketState, delta: MarketDelta): MarketState => ({
  market: mergeFields(state.market, delta.market),
  previous: upsert(state.previous, delta.previous),
  quotes: upsert(state.quotes, delta.quotes),
  indices: upsert(state.indices, delta.indices),
});

const reduceSymbol = (state: SymbolState, delta: SymbolDelta): SymbolState => ({
  previous_close: delta.previous_close === undefined ? state.previous_close : delta.previous_close,
  quote: delta.quote === undefined ? state.quote : delta.quote,
  depth: delta.depth === undefined ? state.depth : delta.depth,
  trades: newest(state.trades, delta.trades),
  bars: upsert(state.bars, delta.bars),
});

const reduceIndex = (state: IndexState, delta: IndexDelta): IndexState => ({
  index: delta.index === undefined ? state.index : delta.index,
  bars: upsert(state.bars, delta.bars),
});

const reduceFloorsheet = (state: FloorsheetState, delta: FloorsheetDelta): FloorsheetState => ({
  total: delta.total ?? state.total,
  trades: newest(state.trades, delta.trades),
});

type FormingKey = readonly [list: number, symbol: string, ...rest: readonly unknown[]];

const formingKey = ([list, symbol]: FormingKey): string => `${list} ${symbol}`;

const isFormingRow = (row: FormingKey): row is FormingRow => row.length > 2;

/** By list, then by symbol: the order in which the server has them. */
export const byListAndSymbol = (one: FormingKey, other: FormingKey): number =>
  one[0] - other[0] || (one[1] < other[1] ? -1 : 1);

const reduceSignals = (state: SignalsState, delta: SignalsDelta): SignalsState => {
  const judged_at = delta.judged_at === undefined ? state.judged_at : delta.judged_at;
  if (delta.rows === undefined) return { ...state, judged_at };
  const rows = new Map(state.rows.map((row) => [formingKey(row), row]));
  for (const row of delta.rows) {
    if (isFormingRow(row)) rows.set(formingKey(row), row);
    else rows.delete(formingKey(row));
  }
  return { ...state, judged_at, rows: [...rows.values()].sort(byListAndSymbol) };
};

const reduceLists = (state: ListsState, { rows, ...fields }: ListsDelta): ListsState => ({
  ...state,
  ...fields,
  rows: upsert(state.rows, rows),
});

const reduceBulk = <Row>(
  state: BulkState<Row>,
  { orders, minutes, ...fields }: BulkDelta<Row>,
): BulkState<Row> => ({
  ...state,
  ...fields,
  orders: newest(state.orders, orders),
  minutes: upsert(state.minutes, minutes),
});

/** The state after a delta, the same for every listener. Nothing given is changed. */
export const LIVE_REDUCERS: {
  readonly [K in keyof ChannelStates]: (
    state: ChannelStates[K]['state'],
    delta: ChannelStates[K]['delta'],
  ) => ChannelStates[K]['state'];
} = {
  market: reduceMarket,
  symbol: reduceSymbol,
  index: reduceIndex,
  floorsheet: reduceFloorsheet,
  signals: reduceSignals,
  'signals-pro': reduceSignals,
  lists: reduceLists,
  bulk: reduceBulk,
  'bulk-plus': reduceBulk,
};

const inOrderOfKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a of the state's JSON with sorted keys, eight hex digits: two that hold the same say the same. */
export const hashOfState = (state: unknown): string => {
  const text = JSON.stringify(state, inOrderOfKeys);
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};
