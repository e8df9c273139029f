import type { RepliedBy } from '@chuli/contracts';
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

export type StockSummary = RepliedBy<'/data/v2/market-summary/bysymbol/'>;

const QUIET = 0.7;
const BUSY = 1.5;

const Pace = ({ amount, average_amount_20: usual }: StockSummary) => {
  if (amount === null || usual === null || usual === 0) return null;
  const pace = amount / usual;
  const word = pace < QUIET ? 'quiet' : pace > BUSY ? 'busy' : 'usual';
  return (
    <span
      className={word === 'usual' ? 'chip' : 'chip is-warn'}
      title="Against the mean of the 20 sessions before"
    >
      <b>{pace.toFixed(2)}×</b> {word}
    </span>
  );
};

const Band = ({ summary }: { summary: StockSummary }) => {
  const { band_low: floor, band_high: ceiling, close, high, low } = summary;
  if (floor === null || ceiling === null || close === null)
    return <Value format="rupees" value={null} unknown="No band is known for this stock" />;
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

const offHigh = ({ close, high_52_weeks: high }: StockSummary): string =>
  close === null || high === null || high === 0
    ? ''
    : ` · ${shareText((100 * (high - close)) / high)} % off high`;

const Price = ({ summary }: { summary: StockSummary }) => (
  <span className="price">
    <Value format="rupees" value={summary.close} unknown="It has not traded" />
    {summary.change !== null && (
      <small>
        <Directed direction={directionOf(summary.change)}>{signedRupeesText(summary.change)}</Directed>
        {summary.percentage_change !== null && (
          <Directed direction={directionOf(summary.change)} arrow={false}>
            {signedPercentText(summary.percentage_change)}&nbsp;%
          </Directed>
        )}
      </small>
    )}
  </span>
);

/** One stock in one line: price, change, band, turnover against its usual, the year. */
export const StockHeader = ({ summary }: { summary: StockSummary }) => (
  <section className="stock-head" aria-label={summary.symbol}>
    <div>
      <h1>{summary.symbol}</h1>
      <span className="key" title={summary.name}>
        {summary.name}
        {summary.sector !== null && <span className="phone:hidden"> · {summary.sector}</span>}
        {summary.status !== 'Active' && ` · ${summary.status}`}
      </span>
    </div>
    <div>
      <Price summary={summary} />
      <span className="key" title="The last session in which it traded">
        {summary.traded_on === null ? 'never traded' : `close ${summary.traded_on}`}
      </span>
    </div>
    <div>
      <span className="key" title="Where the next session’s orders must lie">
        Next band{summary.band_percent !== null && ` ±${summary.band_percent} %`}
      </span>
      <span className="figure">
        <Band summary={summary} />
      </span>
    </div>
    <div>
      <span className="key">Turnover · against 20 sessions</span>
      <span className="figure">
        <Value format="amount" value={summary.amount} />
        <Pace {...summary} />
      </span>
    </div>
    <div className="year">
      <span className="key">52 weeks{offHigh(summary)}</span>
      <span className="figure">
        <span>
          <Value format="rupees" value={summary.low_52_weeks} /> –{' '}
          <Value format="rupees" value={summary.high_52_weeks} />
        </span>
      </span>
    </div>
  </section>
);
