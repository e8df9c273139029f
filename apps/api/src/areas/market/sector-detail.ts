import type { ParamsOf, QueryOf, ReplyOf, sectorContracts } from '@chuli/contracts';
import { type TradingDate, halfAway, percentageChange, tradingDate } from '@chuli/kernel';
import { INDICES, NEPSE_ID, NEPSE_SECTOR_ID, SECTORS } from '@chuli/market';
import { type SymbolBar, barsOn } from '@chuli/tape/market';
import { type IndexBar, indexBars } from '@chuli/tape/stock';
import type { Asked } from '../../http/implement.ts';
import { dayBand } from '../../figures/price-band.ts';
import type { CompanyValues } from '../find/company-values.ts';
import { readShares } from './read-shares.ts';
import { type Breadth, breadthOf, sectorBreadth } from './sector-breadth.ts';
import { isOfSector } from './sector-members.ts';
import { sumRatios } from './sector-ratios.ts';
import { capOf, sectorRows } from './sector-rows.ts';
import { USUAL_SESSIONS, amountFigures, marketAmount } from './sector-session.ts';
import { sectorValues } from './sector-values.ts';
import { REACH_SESSIONS, shareStates } from './share-states.ts';

type Contract = typeof sectorContracts.sector;
type SectorReply = ReplyOf<Contract>;

const BEGINNING = tradingDate('1990-01-01');

const WHOLE_MARKET = {
  symbol: 'NEPSE',
  name: 'Nepse',
  description: 'All ordinary shares of the twelve sectors of companies',
  indexId: NEPSE_ID,
} as const;

/** A sector, or the whole market under the number that stands for it. */
const describe = (id: number) =>
  id === NEPSE_SECTOR_ID ? WHOLE_MARKET : (SECTORS.find((sector) => sector.id === id) ?? WHOLE_MARKET);

const indexSymbol = (id: number): string => INDICES.find((index) => index.id === id)?.symbol ?? '';

const indexFigures = (
  id: number,
  symbol: string,
  bars: readonly IndexBar[],
  as_of: TradingDate,
): SectorReply['index'] => {
  const [first, before, last] = [bars[0], bars.at(-2), bars.at(-1)];
  // A value of another session would stand beside the stocks of this one.
  if (first === undefined || last === undefined || last.traded_on !== as_of) return null;
  return {
    id,
    symbol,
    close: last.close / 100,
    change: before === undefined ? null : halfAway((last.close - before.close) / 100, 2),
    percentage_change: percentageChange(last.close, before?.close ?? null),
    open_from: first.traded_on,
  };
};

const limitCounts = (companies: readonly CompanyValues[], bars: ReadonlyMap<string, SymbolBar>) => {
  const at = companies.flatMap(({ company }) => {
    const bar = bars.get(company.symbol);
    if (bar === undefined || bar.base === null) return [];
    const { lower, upper } = dayBand(company.instrument, bar.base, bar.traded_on);
    return bar.close >= upper ? ['ceiling'] : bar.close <= lower ? ['floor'] : [];
  });
  return {
    at_ceiling: at.filter((end) => end === 'ceiling').length,
    at_floor: at.filter((end) => end === 'floor').length,
  };
};

const breadthFigures = ({ traded, advanced, declined, unchanged, above, highs, lows }: Breadth) => ({
  traded,
  advanced,
  declined,
  unchanged,
  above_50: above.middle.count,
  of_50: above.middle.of,
  above_200: above.long.count,
  of_200: above.long.of,
  new_high_52: highs,
  new_low_52: lows,
});

/** One sector of one session, and its stocks. */
export const sectorDetail = async (
  asked: Asked<QueryOf<Contract>, undefined, ParamsOf<Contract>>,
): Promise<SectorReply> => {
  const { tape, params } = asked;
  const { indexId, ...named } = describe(params.id);
  const { as_of, sessions, values } = await sectorValues(asked);
  const companies = values.filter(({ company }) => isOfSector(company, params.id));
  const last = sessions.length - 1;
  const [shares, all, index] = await Promise.all([
    readShares(asked, {
      symbols: companies.map(({ company }) => company.symbol),
      sessions,
      first: last - REACH_SESSIONS,
    }),
    barsOn(tape, as_of),
    indexBars(tape, { index_id: indexId, from: BEGINNING, to: as_of }),
  ]);
  const bars = new Map(all.map((bar) => [bar.symbol, bar]));
  const days = sectorBreadth([...shares.values()].map(shareStates), { first: last - USUAL_SESSIONS, last });
  const before = index.at(-1)?.traded_on === as_of ? (index.at(-2)?.close ?? null) : null;
  return {
    as_of,
    id: params.id,
    symbol: named.symbol,
    name: named.name,
    description: named.description,
    index: indexFigures(indexId, indexSymbol(indexId), index, as_of),
    stocks: companies.length,
    ...breadthFigures(days.at(-1) ?? breadthOf(last, [])),
    ...amountFigures(days, marketAmount(all)),
    ...limitCounts(companies, bars),
    market_cap: capOf(companies, 'market_cap'),
    float_cap: capOf(companies, 'float_cap'),
    caps_known: companies.filter(({ values: { market_cap } }) => typeof market_cap === 'number').length,
    ...sumRatios(companies),
    rows: sectorRows(companies, {
      as_of,
      bars,
      shares,
      sessions,
      indexBefore: before === null ? null : before / 100,
    }),
  };
};
