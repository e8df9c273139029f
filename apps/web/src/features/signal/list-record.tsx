import { digits, say, t } from '@chuli/language';
import { Panel, PanelHead, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { AlertLink } from '../../shared/alert/alert-link.tsx';
import { signalAlert } from '../../shared/alert/alert-at.ts';
import type { ListRecord } from './list-record-reply.ts';
import { ListTrades } from './list-trades.tsx';
import { RecordLine } from '../../shared/signal/record-line.tsx';
import { RuleText } from './rule-text.tsx';
import { SliceTable } from './slice-table.tsx';
import { SIDE_WORDS, TIMEFRAME_WORDS, listTitle } from '../../shared/signal/signal-words.ts';

/** Why a signal is no trade of the figures. */
const LEFT_OUT: Readonly<Record<string, (count: string) => string>> = {
  locked: (count) => t('{count} locked at the limit', { count }),
  thin: (count) => t('{count} too thin for the order', { count }),
  'no-session': (count) => t('{count} without a session to trade in', { count }),
  pending: (count) => t('{count} not entered yet', { count }),
  open: (count) => t('{count} still open', { count }),
  fault: (count) => t('{count} with a fault in the prices', { count }),
  market: (count) => t('{count} without market data', { count }),
};

const LeftOut = ({ counts }: { counts: ListRecord['left_out'] }) => (
  <p className="left-out">
    <b>{t('Not counted as trades:')}</b>
    {Object.entries(LEFT_OUT).flatMap(([reason, words]) => {
      const count = counts[reason] ?? 0;
      return count === 0 ? [] : [<span key={reason}>{words(quantityText(count))}</span>];
    })}
  </p>
);

/** One list: its rule, its verdict, its slices, what was left out, and every trade. */
export const ListRecordView = ({ record }: { record: ListRecord }) => {
  const { list } = record;
  const href = useHrefWithAsOf();
  const alert = signalAlert(list);
  return (
    <>
      <Panel label={listTitle(list)}>
        <PanelHead
          title={listTitle(list)}
          note={[t(SIDE_WORDS[list.side]), t(TIMEFRAME_WORDS[list.timeframe]), say(list.idea)].join(' · ')}
          asOf={record.record_as_of === null ? undefined : digits(record.record_as_of)}
        >
          {alert !== null && <AlertLink at={alert}>{t('Set an alert')}</AlertLink>}
          <Link className="text-accent" to={href('/chuli-performance')}>
            {t('All rules')}
          </Link>
        </PanelHead>
        <div className="list-record">
          <RecordLine record={list.record} />
          {list.side === 'sell' && (
            <p className="text-muted">
              {t(
                'Short selling isn’t possible here: figures of a sell are the fall avoided, before costs, not money earned.',
              )}
            </p>
          )}
          <RuleText list={list} />
          <LeftOut counts={record.left_out} />
        </div>
      </Panel>
      <SliceTable slices={record.slices} />
      <ListTrades record={record} />
    </>
  );
};
