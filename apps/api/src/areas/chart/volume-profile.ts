import { type QueryOf, type ReplyOf, volumeProfileContracts } from '@chuli/contracts';
import { AppError, type Paisa, type TradingDate, paisa, percentOf, toRupees } from '@chuli/kernel';
import { instrumentOf, tickSize } from '@chuli/market';
import { type PriceAdjustment, listPriceAdjustments } from '@chuli/registry/reference';
import { type Bar, dailyBars, tradedPrices } from '@chuli/tape/stock';
import { rupeesOrNull, sum } from '../../figures/figures.ts';
import { identifyStock } from '../../figures/identify-stock.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { openFrom } from '../../http/visitor-years.ts';
import { latest, upTo } from '../../sessions.ts';
import { factorSince } from '../broker/share-eras.ts';
import { type Traded, priceRows, valueAreaOf } from './price-rows.ts';

type ProfileAsked = QueryOf<typeof volumeProfileContracts.volumeProfile>;
type ProfileReply = ReplyOf<typeof volumeProfileContracts.volumeProfile>;

const DEFAULT_SESSIONS = 250;
/** About five years: over a longer range the trades of one stock are spread too widely to be read while somebody waits. */
const MOST_SESSIONS = 1_250;

type Range = { as_of: TradingDate; from: TradingDate; to: TradingDate };

/** A visitor sees five years back from today, whatever is asked. */
const rangeOf = async (asked: Asked<ProfileAsked>): Promise<Range> => {
  const { query, clock } = asked;
  const { exchange } = await asked.sessions();
  const as_of = latest(exchange, query.as_of, clock);
  const to = query.to_date !== undefined && query.to_date < as_of ? query.to_date : as_of;
  const wanted = query.from_date ?? upTo(exchange, to).slice(-DEFAULT_SESSIONS)[0] ?? to;
  if (wanted > to) throw new AppError('input.invalid-range', { from_date: wanted, to_date: to });
  const open_from = openFrom(asked) ?? wanted;
  return { as_of, from: wanted < open_from ? open_from : wanted, to };
};

const adjusted = (price: Paisa, factor: number): Paisa => paisa(Math.round(price * factor));

const ofBar = (
  { traded_on, low, high, volume, amount }: Bar,
  ex_dates: readonly PriceAdjustment[],
): Traded => {
  const factor = factorSince(ex_dates, traded_on);
  return { low: adjusted(low, factor), high: adjusted(high, factor), shares: volume / factor, amount };
};

/** What each trade counts for: the factor of an era is that of all ex-dates that had not passed in it. */
const ofTrades = async (
  { tape }: Asked<ProfileAsked>,
  range: Parameters<typeof dailyBars>[1],
  ex_dates: readonly PriceAdjustment[],
): Promise<Traded[]> => {
  const days = ex_dates.map(({ ex_on }) => ex_on);
  const prices = await tradedPrices(tape, { ...range, ex_dates: days });
  const factors = [...ex_dates.keys(), ex_dates.length].map((passed) =>
    ex_dates.slice(passed).reduce((product, { factor }) => product * factor, 1),
  );
  return prices.map(({ era, rate, quantity, amount }) => {
    const factor = factors[era] ?? 1;
    const price = adjusted(rate, factor);
    return { low: price, high: price, shares: quantity / factor, amount };
  });
};

const lackOf = (traded: readonly Traded[], bars: readonly Traded[]): number | null => {
  const [known, whole] = [traded, bars].map((all) => sum(all.map(({ shares }) => shares)));
  return percentOf(Math.max(0, (whole ?? 0) - (known ?? 0)), whole ?? 0);
};

const lowestOf = (traded: readonly Traded[]): Paisa =>
  traded.reduce((lowest, { low }) => (low < lowest ? low : lowest), traded[0]?.low ?? paisa(0));

const volumeProfile = async (asked: Asked<ProfileAsked>): Promise<ProfileReply> => {
  const { tape, reference, query } = asked;
  const { as_of, from, to } = await rangeOf(asked);
  const { company, tickers } = await identifyStock(reference, query.symbol, as_of);
  const symbols = tickers.map(({ symbol }) => symbol);
  const [bars, actions] = await Promise.all([
    dailyBars(tape, { tickers, from, to }),
    query.adjusted ? listPriceAdjustments(reference, { symbols, as_of }) : [],
  ]);
  const ex_dates = actions.filter(({ ex_on }) => ex_on > from);
  const known = new Set((await asked.sessions()).floorsheet);
  const missing = bars.filter(({ traded_on }) => !known.has(traded_on)).length;
  const isOfTrades = missing === 0 && bars.length <= MOST_SESSIONS;
  const ofBars = bars.map((bar) => ofBar(bar, ex_dates));
  const traded = isOfTrades ? await ofTrades(asked, { tickers, from, to }, ex_dates) : ofBars;
  const step = tickSize(to, instrumentOf(company.instrument), lowestOf(traded));
  const rows = priceRows(traded, { bins: query.bins, step });
  const area = valueAreaOf(rows);
  return {
    as_of,
    symbol: company.symbol,
    from_date: from,
    to_date: to,
    source: isOfTrades ? 'trades' : 'bars',
    sessions: bars.length,
    sessions_missing: missing,
    missing_percent: lackOf(traded, ofBars),
    adjusted_for: ex_dates.map(({ ex_on, factor }) => ({ symbol: company.symbol, ex_on, factor })),
    rows: rows.map(({ low, high, volume, amount }) => ({
      low: toRupees(low),
      high: toRupees(high),
      volume,
      amount: rupeesOrNull(amount),
    })),
    point_of_control: rupeesOrNull(area?.point_of_control ?? null),
    value_low: rupeesOrNull(area?.value_low ?? null),
    value_high: rupeesOrNull(area?.value_high ?? null),
  };
};

export const volumeProfileEndpoints = implement(volumeProfileContracts, { volumeProfile });
