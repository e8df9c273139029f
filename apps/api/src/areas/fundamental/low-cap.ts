import type { QueryOf, ReplyOf, fundamentalListContracts } from '@chuli/contracts';
import { type Paisa, type Rupees, type TradingDate, fromRupees, paisa, toRupees } from '@chuli/kernel';
import { LOW_PAID_UP } from '@chuli/market';
import { firstTradingDays } from '@chuli/registry/reference';
import { stockSeries } from '@chuli/tape/market';
import { worthOf } from '../../figures/market-cap.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { usualFigures, usualSessions } from '../../figures/usual-figures.ts';
import type { Asked } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';
import { shownOrNull } from './cells.ts';
import { type ReportingCompany, isStock, reportingCompanies } from './companies.ts';
import type { WithFacts } from './fact-book.ts';
import { newestReports } from './scan.ts';

type Contract = typeof fundamentalListContracts.lowCap;
type Reply = ReplyOf<Contract>;
type LowCapAsked = Asked<QueryOf<Contract>, undefined, undefined, WithFacts>;

type PaidUp = Pick<Reply['rows'][number], 'paid_up_from'> & { readonly amount: Paisa };

/** The last report that states it, else the register. */
const paidUpOf = ({ facts, paidUp }: ReportingCompany): PaidUp | null => {
  for (const at of facts.quarters) {
    const line = facts.line('paid_up', at);
    if (line !== null) return { amount: paisa(line.value), paid_up_from: 'report' };
  }
  return paidUp === null ? null : { amount: paisa(paidUp), paid_up_from: 'register' };
};

/** Turnover of a session of the 20 before the last, by symbol. */
const usualAmounts = async (asked: LowCapAsked, as_of: TradingDate): Promise<Map<string, Rupees | null>> => {
  const { daily } = await asked.sessions();
  const last = latest(daily, as_of, asked.clock);
  const before = upTo(daily, last).slice(0, -1);
  const span = usualSessions(before);
  if (span === null) return new Map();
  const [series, firsts] = await Promise.all([
    stockSeries(asked.tape, { from: span.first, to: span.last }),
    firstTradingDays(asked.reference, as_of),
  ]);
  return new Map(
    series.map(({ key, points }) => [
      key,
      usualFigures(points, { before, first: firsts.get(key) }).average_amount_20,
    ]),
  );
};

/** Companies whose paid-up capital is below a line; no official line exists. */
export const lowCap = async (asked: LowCapAsked): Promise<Reply> => {
  const { max_paid_up, sector } = asked.query;
  const [{ as_of, companies }, { told }] = await Promise.all([
    reportingCompanies(asked),
    newestReports(asked),
  ]);
  const usual = await usualAmounts(asked, as_of);
  const most = max_paid_up === undefined ? LOW_PAID_UP.on(as_of) : fromRupees(max_paid_up);
  const figuresOf = new Map(told.map(({ of, figures }) => [of.company.symbol, figures]));
  const stocks = companies.filter(
    (one) => isStock(one) && (sector === undefined || one.company.sector_id === sector),
  );
  const known = stocks.flatMap((of) => {
    const paid = paidUpOf(of);
    return paid === null ? [] : [{ of, paid }];
  });
  const rows = known
    .filter(({ paid }) => paid.amount < most)
    .toSorted((one, other) => one.paid.amount - other.paid.amount)
    .map(({ of: { company, bar }, paid }): Reply['rows'][number] => {
      const figures = figuresOf.get(company.symbol);
      return {
        symbol: company.symbol,
        name: company.name,
        sector_id: company.sector_id,
        paid_up_capital: toRupees(paid.amount),
        paid_up_from: paid.paid_up_from,
        listed_shares: company.listed_shares,
        public_shares: company.public_shares,
        close: rupeesOrNull(bar?.close ?? null),
        market_cap: worthOf(bar?.close, company.listed_shares),
        average_amount_20: usual.get(company.symbol) ?? null,
        eps: shownOrNull(figures?.get('eps')),
        price_earnings: shownOrNull(figures?.get('price_earnings')),
        price_book: shownOrNull(figures?.get('price_book')),
      };
    });
  return { as_of, max_paid_up: toRupees(most), judged: known.length, rows };
};
