import {
  FORECAST_WINDOW,
  MOST_FORECASTS,
  RISK_METHODS,
  type RiskLevel,
  lossOf,
  returnsOver,
} from '@chuli/backtest';
import { type QueryOf, type ReplyOf, riskContracts } from '@chuli/contracts';
import { AppError, paisa, stockSymbol, toRupees } from '@chuli/kernel';
import { PRICE_LIMITS } from '@chuli/market';
import { type CloseCourse, closeCourse, filledCloses } from '../../figures/close-course.ts';
import { usualFigures } from '../../figures/usual-figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { alphaBeta } from './alpha-beta.ts';
import { LONGEST_HORIZON, backtestOf, byHorizon, histogramOf, percent, worstOf } from './risk-figures.ts';

type RiskAsked = Asked<QueryOf<typeof riskContracts.valueAtRisk>>;
type RiskReply = ReplyOf<typeof riskContracts.valueAtRisk>;

const NEPSE = stockSymbol('NEPSE');
const FEWEST_RETURNS = 250;
const averageAmount = ({ days, held, isIndex }: CloseCourse): RiskReply['average_amount_20'] =>
  isIndex
    ? null
    : usualFigures(
        days.map((day) => ({ ...day, amount: day.amount === null ? null : paisa(day.amount) })),
        { before: held.slice(0, -1), first: undefined },
      ).average_amount_20;

/** What a stock or index may lose, from its own returns, and how often that was exceeded. */
const valueAtRisk = async (asked: RiskAsked): Promise<RiskReply> => {
  const { symbol } = asked.query;
  const level = Number(asked.query.level) as RiskLevel;
  const [horizon, window] = [Number(asked.query.horizon), Number(asked.query.window)];
  const count = Math.max(window, MOST_FORECASTS + FORECAST_WINDOW) + LONGEST_HORIZON + 1;
  const { as_of } = asked.query;
  const [course, nepse] = await Promise.all([
    closeCourse(asked, { symbol, as_of, count }),
    closeCourse(asked, { symbol: NEPSE, as_of, count }),
  ]);
  const last = course.days.at(-1);
  if (last === undefined) throw new AppError('market.no-session', { as_of: course.as_of });
  const filled = filledCloses(course);
  const closes = filled.map(({ close }) => close);
  const returns = returnsOver(closes, horizon, window);
  const about = {
    as_of: course.as_of,
    symbol: course.symbol,
    name: course.name,
    is_index: course.isIndex,
    close: toRupees(paisa(last.close)),
    level,
    horizon,
    window,
    returns: returns.length,
    silent: filled.slice(-returns.length).filter(({ isSilent }) => isSilent).length,
    band: course.isIndex ? null : PRICE_LIMITS.on(course.as_of).daily / 100,
    average_amount_20: averageAmount(course),
  };
  if (returns.length < FEWEST_RETURNS)
    return {
      ...about,
      rows: [],
      by_horizon: [],
      backtest: null,
      histogram: [],
      worst: [],
      why: 'needs-history',
    };
  return {
    ...about,
    rows: RISK_METHODS.map((method) => {
      const { loss, shortfall } = lossOf(method, returns, level);
      return { method, var: percent(loss), shortfall: percent(shortfall) };
    }),
    by_horizon: byHorizon(closes, level, window),
    backtest: backtestOf(filled, level),
    histogram: histogramOf(returns),
    worst: worstOf(filled, course.symbol === NEPSE ? [] : nepse.days, window),
    why: null,
  };
};

export const riskEndpoints = implement(riskContracts, { alphaBeta, valueAtRisk });
