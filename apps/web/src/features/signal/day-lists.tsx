import type { RowOf } from '@chuli/contracts';
import { type Phrase, digits, t } from '@chuli/language';
import { Panel, PanelHead, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { chartQuery } from './signal-href.ts';
import type { Side } from './signal-words.ts';

export type PreviewDay = RowOf<'/data/buy-sell-preview/'>;

type DayList = { key: 'buy' | 'sell' | 'earlyBuy' | 'earlySell'; title: Phrase; family: string; side: Side };

const LISTS: readonly DayList[] = [
  { key: 'buy', title: 'Buy', family: 'buy-sell', side: 'buy' },
  { key: 'sell', title: 'Sell', family: 'buy-sell', side: 'sell' },
  { key: 'earlyBuy', title: 'Early buy', family: 'early-buy-sell', side: 'buy' },
  { key: 'earlySell', title: 'Early sell', family: 'early-buy-sell', side: 'sell' },
];

/** The four lists of one session; every symbol leads to its bars. */
export const DayLists = ({ day }: { day: PreviewDay }) => {
  const href = useCarriedHref();
  const hrefOf = (symbol: string, { family, side }: DayList): string =>
    href('/charts', chartQuery(symbol, { family, kind: 'signal', timeframe: 'daily', side, on: day.date }));
  return (
    <Panel label={t('Signals of {date}', { date: digits(day.date) })}>
      <PanelHead title={t('Signals of {date}', { date: digits(day.date) })} />
      <div className="day-lists">
        {LISTS.map((list) => (
          <section key={list.key} aria-label={t(list.title)}>
            <h3>
              {t(list.title)} <span className="note">{quantityText(day[list.key].length)}</span>
            </h3>
            <ul>
              {day[list.key].map((symbol) => (
                <li key={symbol}>
                  <Link to={hrefOf(symbol, list)}>{symbol}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
};
