import { say, t } from '@chuli/language';
import { Sparkline, StatRow, Value, amountLabel, rupeesText, shareText, signedPercentText } from '@chuli/ui';
import type { ReactNode } from 'react';
import { sectorName } from '../../../shared/market/sectors.ts';
import type { Sentence, SentenceOf } from './sentence-text.ts';
import { ZeroBars } from './zero-bars.tsx';

const percentText = (percent: number): string => `${signedPercentText(percent)} %`;

const Symbols = ({ symbols }: { symbols: readonly string[] }) => (
  <p className="close-symbols">
    {symbols.map((symbol) => (
      <Value key={symbol} format="symbol" value={symbol} />
    ))}
  </p>
);

const Index = ({ closes }: SentenceOf<'index'>) => (
  <Sparkline
    label={t('{count} sessions by day', { count: closes.length })}
    values={closes}
    width={420}
    height={84}
  />
);

const Breadth = ({ advanced, declined, unchanged }: SentenceOf<'breadth'>) => (
  <div className="breadth">
    <p className="counts">
      <span className="dir-up dir-arrow">
        {t('Up')} <b>{advanced}</b>
      </span>
      <span className="text-muted">
        {t('Flat')} <b>{unchanged}</b>
      </span>
      <span className="dir-down dir-arrow">
        {t('Down')} <b>{declined}</b>
      </span>
    </p>
    <div className="bar" aria-hidden>
      <i className="advanced" style={{ flexGrow: advanced }} />
      <i className="unchanged" style={{ flexGrow: unchanged }} />
      <i className="declined" style={{ flexGrow: declined }} />
    </div>
  </div>
);

const times = (value: number | null): string | undefined =>
  value === null ? undefined : t('{times} × average', { times: rupeesText(value) });

const Turnover = ({ turnover, times: pace, trades, trades_times, average_trade }: SentenceOf<'turnover'>) => (
  <StatRow
    label={t('Turnover')}
    stats={[
      { label: t('Turnover'), figure: <Value format="amount" value={turnover} />, below: times(pace) },
      { label: t('Trades'), figure: <Value format="quantity" value={trades} />, below: times(trades_times) },
      { label: t('Average trade'), figure: <Value format="amount" value={average_trade} /> },
    ]}
  />
);

const Sectors = ({ sectors }: SentenceOf<'sectors'>) => (
  <ZeroBars
    bars={sectors.map(({ sector_id, percent }) => ({
      id: String(sector_id),
      name: say(sectorName(sector_id) ?? ''),
      value: percent,
      text: percentText(percent),
    }))}
  />
);

const Movers = ({ stocks }: SentenceOf<'movers'>) => (
  <ZeroBars
    bars={stocks.map(({ symbol, percent }) => ({
      id: symbol,
      name: <Value format="symbol" value={symbol} />,
      value: percent,
      text: percentText(percent),
    }))}
  />
);

const Volume = ({ symbol, times: most, others }: SentenceOf<'volume'>) => (
  <ZeroBars
    bars={[{ symbol, times: most }, ...others].map((one) => ({
      id: one.symbol,
      name: <Value format="symbol" value={one.symbol} />,
      value: one.times,
      text: `${shareText(one.times)} ×`,
      isPlain: true,
    }))}
  />
);

const Extremes = ({ highs, lows }: SentenceOf<'extremes'>) => (
  <>
    {highs.length > 0 && <Symbols symbols={highs} />}
    {lows.length > 0 && <Symbols symbols={lows} />}
  </>
);

const Flow = ({ nets }: SentenceOf<'flow'>) => (
  <ZeroBars
    bars={nets.map(({ broker, net_amount }) => ({
      id: broker,
      name: <Value format="broker" value={broker} />,
      value: net_amount,
      text: `${net_amount < 0 ? '−' : '+'}${amountLabel(Math.abs(net_amount))}`,
    }))}
  />
);

const Events = ({ book_closes, rights_open, rights_close }: SentenceOf<'events'>) => (
  <Symbols symbols={[...new Set([...book_closes, ...rights_open, ...rights_close])]} />
);

const FIGURES: { readonly [Id in Sentence['id']]?: (sentence: SentenceOf<Id>) => ReactNode } = {
  index: Index,
  breadth: Breadth,
  turnover: Turnover,
  sectors: Sectors,
  movers: Movers,
  volume: Volume,
  extremes: Extremes,
  flow: Flow,
  events: Events,
};

/** What a sentence is about, drawn beside it; nothing where it is about what is missing. */
export const SentenceFigure = <Id extends Sentence['id']>({
  sentence,
}: {
  sentence: SentenceOf<Id> & { id: Id };
}) => FIGURES[sentence.id]?.(sentence) ?? null;
