import { type TradingDate, stockSymbol } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { EmptyState, None, PanelHead, Reading, StockCell, StockTable, TableSkeleton, Value } from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { CorporateEvent } from '../../shared/home/corporate-events.ts';
import { Change } from '../../shared/market/figures.tsx';
import { type MarketDay, isRunning } from '../../shared/market/market-day.ts';
import type { SessionRow } from '../../shared/market/session-facts.ts';
import { StockAdder } from '../../shared/membership/stock-adder.tsx';
import { type MyStock, useMyStocks } from '../../shared/membership/use-my-stocks.ts';
import { useSides } from '../../shared/membership/use-sides.ts';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';
import { useDatedEvents } from './use-dated-events.ts';

/** Where the month begins in a date: what is due soon needs no year. */
const MONTH = 'yyyy-'.length;

type Side = { state: keyof typeof SIDE_WORDS; since: TradingDate };

type MineRowProps = {
  stock: MyStock;
  price: SessionRow | undefined;
  side: Side | undefined;
  event: CorporateEvent | undefined;
};

const Signal = ({ side }: { side: Side | undefined }) =>
  side === undefined ? (
    <Value
      format="text"
      value={null}
      unknown={t('No current signal, or your package doesn’t show the side of every stock.')}
    />
  ) : (
    <>
      <Reading word={SIDE_WORDS[side.state]} /> <Value format="date" value={side.since} />
    </>
  );

const MineRow = ({ stock, price, side, event }: MineRowProps) => (
  <tr>
    <StockCell symbol={stockSymbol(stock.symbol)} />
    <td className="end">
      <Value format="rupees" value={price?.close ?? null} unknown={t('No trades in this session')} />
    </td>
    <td className="end">
      <Change percent={price?.percentage_change ?? null} />
    </td>
    <td className="is-signal">
      <Signal side={side} />
    </td>
    <td className="is-desk">
      {event === undefined ? (
        <None why={t('No event is dated ahead.')} />
      ) : (
        <>
          {t(event.kind)} <time dateTime={event.date}>{digits(event.date.slice(MONTH))}</time>
        </>
      )}
    </td>
  </tr>
);

const MineTable = ({ day, followed }: { day: MarketDay; followed: readonly MyStock[] }) => {
  const sides = useSides(asOfQuery(useAsOf()));
  const events = useDatedEvents(day.session.as_of);
  const priceOf = useMemo(
    () => new Map<string, SessionRow>(day.session.rows.map((row) => [row.symbol, row])),
    [day.session],
  );
  const sideOf = useMemo(
    () => new Map<string, Side>(sides.data?.rows.map((row) => [row.symbol, row])),
    [sides.data],
  );
  const nextOf = (symbol: string): CorporateEvent | undefined =>
    events.find((event) => event.symbol === symbol && event.date > day.session.as_of);
  return (
    <StockTable className="mine">
      <thead>
        <tr>
          <th className="w-25">{t('Symbol')}</th>
          <th className="end w-18">{t(isRunning(day) ? 'LTP' : 'Close')}</th>
          <th className="end w-22">{t('Change')}</th>
          <th className="w-36">{t('Signal since')}</th>
          <th className="is-desk">{t('Next event')}</th>
        </tr>
      </thead>
      <tbody>
        {followed.map((stock) => (
          <MineRow
            key={stock.id}
            stock={stock}
            price={priceOf.get(stock.symbol)}
            side={sideOf.get(stock.symbol)}
            event={nextOf(stock.symbol)}
          />
        ))}
      </tbody>
    </StockTable>
  );
};

/** The followed stocks: what they did, what their signal says, what is due. */
const Mine = ({ day }: { day: MarketDay }) => {
  const href = useHrefWithAsOf();
  const stocks = useMyStocks();
  return (
    <>
      <PanelHead title={t('My stocks')}>
        <StockAdder stocks={stocks} />
        <Link className="text-accent" to={href('/my-signals')}>
          {t('All')}
        </Link>
      </PanelHead>
      <Loaded
        title={t('My stocks')}
        call={stocks.call}
        skeleton={<TableSkeleton label={t('My stocks')} rows={5} columns={5} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('No stock yet')}
              why={t('Search for a stock above to start following it.')}
            />
          ) : (
            <MineTable day={day} followed={rows} />
          )
        }
      </Loaded>
    </>
  );
};

export default Mine;
