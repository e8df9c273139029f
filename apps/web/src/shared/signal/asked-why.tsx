import type { StockSymbol } from '@chuli/kernel';
import { digits, say, t } from '@chuli/language';
import { Drawer, TableSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { signalAlert } from '../alert/alert-at.ts';
import { AlertLink } from '../alert/alert-link.tsx';
import { FactList } from './fact-list.tsx';
import { RecordLine } from './record-line.tsx';
import { type SignalName, chartQuery } from './signal-href.ts';
import { SIDE_WORDS, type SignalRow, TIMEFRAME_WORDS, listTitle } from './signal-words.ts';

export type AskedSignal = SignalName & {
  symbol: StockSymbol;
  /** Unix seconds of the bar, where a day has several. */
  ends_at?: number;
};

type AskedWhyProps = {
  signal: AskedSignal;
  /** Since the signal: the conditions of today say nothing of why it fired. */
  hasRuleChanged?: boolean;
  onClose: () => void;
};

/** Why a signal fired that the page knows by name alone: its conditions are asked for when the card is opened. */
export const AskedWhy = ({ signal, hasRuleChanged = false, onClose }: AskedWhyProps) => {
  const href = useHrefWithAsOf();
  const call = useCall('/data/signal-why/', { ...signal, ...asOfQuery(useAsOf()) });
  const { symbol, side, on } = signal;
  const alert = signalAlert(signal, symbol);
  const title = call.data === undefined ? symbol : `${symbol} · ${listTitle(call.data.list)}`;
  return (
    <Drawer title={title} onClose={onClose}>
      <div className="why-card">
        <Loaded
          title={t('Why')}
          call={call}
          skeleton={<TableSkeleton label={t('Why')} rows={4} columns={2} />}
        >
          {({ list, fired, why }) => (
            <>
              <p className="text-muted">
                {t('{side}, {timeframe}, on {date}', {
                  side: t(SIDE_WORDS[side]),
                  timeframe: t(TIMEFRAME_WORDS[list.timeframe]),
                  date: digits(on),
                })}
                {` · ${say(list.idea)}`}
              </p>
              {!fired && <p>{t('This rule did not fire on this day; its conditions were:')}</p>}
              {hasRuleChanged ? (
                <p>{t('The rule has changed since this signal; its old conditions are not kept.')}</p>
              ) : (
                <FactList facts={why} />
              )}
              <RecordLine record={list.record} />
              {alert !== null && <AlertLink at={alert}>{t('Set an alert')}</AlertLink>}{' '}
              <Link className="text-accent" to={href('/charts', chartQuery(symbol, signal))}>
                {t('Show its bars on the chart')}
              </Link>
            </>
          )}
        </Loaded>
      </div>
    </Drawer>
  );
};

/** The same of a row of a board. */
export const RowWhy = ({ row, onClose }: { row: SignalRow; onClose: () => void }) => {
  const { symbol, family, kind, timeframe, side, signal_on: on, bar_ends_at } = row;
  const bar = timeframe === 'hourly' ? { ends_at: bar_ends_at } : {};
  return (
    <AskedWhy
      signal={{ symbol, family, kind, timeframe, side, on, ...bar }}
      hasRuleChanged={row.rule_changed}
      onClose={onClose}
    />
  );
};
