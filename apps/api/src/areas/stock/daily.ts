import { type ParamsOf, type QueryOf, type ReplyOf, dailyContracts } from '@chuli/contracts';
import { toRupees } from '@chuli/kernel';
import { type PriceAdjustment, listPriceAdjustments } from '@chuli/registry/reference';
import { type Bar, dailyBars } from '@chuli/tape/stock';
import { adjustBars } from '../../figures/adjust-bars.ts';
import { barFigures } from '../../figures/bar-figures.ts';
import { averageRate, rupeesOrNull } from '../../figures/figures.ts';
import { identifyStock } from '../../figures/identify-stock.ts';
import { bandFigures } from '../../figures/price-band.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { openFrom } from '../../http/visitor-years.ts';
import { latest, upTo } from '../../sessions.ts';

type Daily = typeof dailyContracts.dailyOfSymbol;
type DailyReply = ReplyOf<Daily>;
type DayRow = DailyReply['rows'][number];

/** What several actions of one day come to together; null on every other day. */
const factorOn = ({ traded_on }: Bar, actions: readonly PriceAdjustment[]): number | null => {
  const own = actions.filter(({ ex_on }) => ex_on === traded_on);
  return own.length === 0 ? null : own.reduce((product, { factor }) => product * factor, 1);
};

const toRow = (
  bar: Bar,
  adjusted: Bar,
  { instrument, actions }: { instrument: string | null; actions: readonly PriceAdjustment[] },
): DayRow => {
  const { change: _, ...figures } = barFigures(bar);
  return {
    date: bar.traded_on,
    ...figures,
    adjusted_close: toRupees(adjusted.close),
    vwap: rupeesOrNull(bar.vwap) ?? (bar.amount === null ? null : averageRate(bar.amount, bar.volume)),
    ...bandFigures(bar, instrument),
    factor: factorOn(bar, actions),
  };
};

/** The last days of a stock, raw and adjusted side by side. */
const dailyOfSymbol = async (
  asked: Asked<QueryOf<Daily>, undefined, ParamsOf<Daily>>,
): Promise<DailyReply> => {
  const { tape, reference, clock, query, params } = asked;
  const { daily } = await asked.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const held = upTo(daily, as_of);
  const open_from = openFrom(asked);
  const wanted = held.at(-Math.min(query.days, held.length)) ?? as_of;
  const from = open_from !== null && open_from > wanted ? open_from : wanted;
  const { company, tickers } = await identifyStock(reference, params.symbol, as_of);
  const symbols = tickers.map(({ symbol }) => symbol);
  const [bars, actions] = await Promise.all([
    dailyBars(tape, { tickers, from, to: as_of }),
    listPriceAdjustments(reference, { symbols, as_of }),
  ]);
  const sessions = new Set(held);
  const traded = bars.filter(({ traded_on }) => sessions.has(traded_on));
  const adjusted = adjustBars(traded, actions);
  const told = { instrument: company.instrument, actions };
  return {
    as_of,
    symbol: company.symbol,
    name: company.name,
    open_from,
    rows: traded.map((bar, at) => toRow(bar, adjusted[at] ?? bar, told)),
  };
};

export const dailyEndpoints = implement(dailyContracts, { dailyOfSymbol });
