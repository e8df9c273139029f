import type { RepliedBy } from '@chuli/contracts';
import { digits, pieces, say, t } from '@chuli/language';
import {
  BandGlyph,
  Directed,
  Value,
  directionOf,
  rupeesText,
  shareText,
  signedPercentText,
  signedRupeesText,
} from '@chuli/ui';
import type { ReactNode } from 'react';

export type StockSummary = RepliedBy<'/data/v2/market-summary/bysymbol/'>;

const QUIET = 0.7;
const BUSY = 1.5;

const Pace = ({ amount, average_amount_20: usual }: StockSummary) => {
  if (amount === null || usual === null || usual === 0) return null;
  const pace = amount / usual;
  const phrase = pace < QUIET ? '{times} quiet' : pace > BUSY ? '{times} busy' : '{times} avg';
  return (
    <span
      className={phrase === '{times} avg' ? 'chip' : 'chip is-warn'}
      title={t('Against the average of the 20 sessions before')}
    >
      {pieces(phrase, { times: <b key="times">{digits(pace.toFixed(2))}×</b> })}
    </span>
  );
};

const Band = ({ summary }: { summary: StockSummary }) => {
  const { band_low: floor, band_high: ceiling, close, high, low } = summary;
  if (floor === null || ceiling === null || close === null)
    return <Value format="rupees" value={null} unknown={t('No daily limits for this stock')} />;
  return (
    <>
      <span className="text-muted">{rupeesText(floor)}</span>
      <BandGlyph
        floor={floor}
        ceiling={ceiling}
        previousClose={close}
        low={low ?? close}
        high={high ?? close}
        last={close}
      />
      <span className="text-muted">{rupeesText(ceiling)}</span>
    </>
  );
};

const yearText = ({ close, high_52_weeks: high }: StockSummary): string =>
  close === null || high === null || high === 0
    ? t('52 weeks')
    : t('52 weeks · {percent} % off high', { percent: shareText((100 * (high - close)) / high) });

const bandText = ({ band_percent: percent }: StockSummary): string =>
  percent === null ? t('Next session’s limits') : t('Next session’s limits ±{percent} %', { percent });

const Price = ({ summary }: { summary: StockSummary }) => (
  <span className="price">
    <Value format="rupees" value={summary.close} unknown={t('It has not traded')} />
    {summary.change !== null && (
      <small>
        <Directed direction={directionOf(summary.change)}>{signedRupeesText(summary.change)}</Directed>
        {summary.percentage_change !== null && (
          <Directed direction={directionOf(summary.change)} arrow={false}>
            {`${signedPercentText(summary.percentage_change)}\u00A0%`}
          </Directed>
        )}
      </small>
    )}
  </span>
);

/** One stock in one line: price, change, band, turnover against its usual, the year. */
export const StockHeader = ({ summary, explain }: { summary: StockSummary; explain?: ReactNode }) => (
  <section className="stock-head" aria-label={summary.symbol}>
    <div>
      <span className="named">
        <h1>{summary.symbol}</h1>
        {explain}
      </span>
      <span className="key" title={summary.name}>
        {summary.name}
        {summary.sector !== null && <span className="phone:hidden"> · {say(summary.sector)}</span>}
        {summary.status !== 'Active' && ` · ${say(summary.status)}`}
      </span>
    </div>
    <div>
      <Price summary={summary} />
      <span className="key" title={t('The last session in which it traded')}>
        {summary.traded_on === null
          ? t('never traded')
          : t('close {date}', { date: digits(summary.traded_on) })}
      </span>
    </div>
    <div>
      <span className="key" title={t('Where the next session’s orders must lie')}>
        {bandText(summary)}
      </span>
      <span className="figure">
        <Band summary={summary} />
      </span>
    </div>
    <div>
      <span className="key">{t('Turnover · vs 20-day avg')}</span>
      <span className="figure">
        <Value format="amount" value={summary.amount} />
        <Pace {...summary} />
      </span>
    </div>
    <div className="year">
      <span className="key">{yearText(summary)}</span>
      <span className="figure">
        <span>
          <Value format="rupees" value={summary.low_52_weeks} /> –{' '}
          <Value format="rupees" value={summary.high_52_weeks} />
        </span>
      </span>
    </div>
  </section>
);
