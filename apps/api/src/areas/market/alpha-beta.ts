import { type BetaWeeks, type WeekClose, type WeeklyBeta, weeklyBeta } from '@chuli/backtest';
import type { QueryOf, ReplyOf, riskContracts } from '@chuli/contracts';
import { AppError, type TradingDate, addDays, halfAway } from '@chuli/kernel';
import { NEPSE_ID, weekOf, weeksOverTo } from '@chuli/market';
import {
  type Company,
  companyOn,
  listAllPriceAdjustments,
  listCompanies,
  listRenames,
} from '@chuli/registry/reference';
import { type SeriesPoint, indexSeries, stockSeries } from '@chuli/tape/market';
import { adjustedSeries } from '../../figures/joined-series.ts';
import type { Asked } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';

type BetaReply = ReplyOf<typeof riskContracts.alphaBeta>;
type BetaRow = BetaReply['rows'][number];

/** Weeks without a session, as around Dashain, and the two before the first return. */
const SPARE_WEEKS = 8;

/** The last close of every week up to a day. */
const weekCloses = (
  points: readonly Pick<SeriesPoint, 'traded_on' | 'close'>[],
  over: TradingDate,
): WeekClose[] => {
  const byWeek = new Map<number, WeekClose>();
  for (const { traded_on, close } of points)
    if (traded_on <= over) byWeek.set(weekOf(traded_on), { week: weekOf(traded_on), close });
  return [...byWeek.values()];
};

const UNKNOWN = {
  observations: 0,
  beta: null,
  beta_error: null,
  beta_lagged: null,
  alpha: null,
  alpha_error: null,
  r2: null,
  volatility: null,
  why: 'needs-history',
} as const;

const toRow = ({ symbol, name, sector_id }: Company, told: WeeklyBeta | null): BetaRow => ({
  symbol,
  name,
  sector_id,
  ...(told === null
    ? UNKNOWN
    : {
        observations: told.observations,
        beta: halfAway(told.beta, 4),
        beta_error: halfAway(told.betaError, 4),
        beta_lagged: told.betaLagged === null ? null : halfAway(told.betaLagged, 4),
        alpha: halfAway(told.alpha, 3),
        alpha_error: halfAway(told.alphaError, 3),
        r2: halfAway(told.r2, 4),
        volatility: halfAway(told.volatility, 3),
        why: null,
      }),
});

const isMember = ({ instrument, status }: Company): boolean =>
  (instrument ?? 'Equity') === 'Equity' && status === 'Active';

/** Every ordinary share against NEPSE over its last closed weeks, or one stock, whatever it is. */
export const alphaBeta = async (
  asked: Asked<QueryOf<typeof riskContracts.alphaBeta>>,
): Promise<BetaReply> => {
  const { tape, reference, clock, query } = asked;
  const { daily } = await asked.sessions();
  const as_of = latest(daily, query.as_of, clock);
  const isRewound = as_of < latest(daily, undefined, clock);
  const weeks = Number(query.weeks) as BetaWeeks;
  const over = weeksOverTo(as_of);
  const from = addDays(over, -7 * (weeks + SPARE_WEEKS));
  const renames = await listRenames(reference, as_of);
  const { symbol } = query;
  const symbols =
    symbol === undefined
      ? []
      : [
          symbol,
          ...renames.filter(({ new_symbol }) => new_symbol === symbol).map(({ old_symbol }) => old_symbol),
        ];
  const [companies, adjustments, series, indices] = await Promise.all([
    listCompanies(reference, { as_of, symbol }),
    listAllPriceAdjustments(reference, { after: from, as_of }),
    stockSeries(tape, { from, to: over, symbols }),
    indexSeries(tape, { from, to: over }),
  ]);
  if (symbol !== undefined && companies.length === 0) throw new AppError('stock.not-found', { symbol });
  const market = weekCloses(indices.find(({ key }) => key === NEPSE_ID)?.points ?? [], over);
  const bySymbol = adjustedSeries(series, { renames, adjustments, sessions: upTo(daily, as_of) });
  const described = isRewound ? companies.map((company) => companyOn(company, as_of)) : companies;
  const rows = described
    .filter((company) => symbol !== undefined || (isMember(company) && bySymbol.has(company.symbol)))
    .map((company) =>
      toRow(company, weeklyBeta(weekCloses(bySymbol.get(company.symbol)?.points ?? [], over), market, weeks)),
    );
  return { as_of, market: 'NEPSE', weeks, rows };
};
