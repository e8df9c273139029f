import { digits, say, t } from '@chuli/language';
import { Drawer } from '@chuli/ui';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import type { BoardRow } from './board-rows.ts';
import { FactList } from './fact-list.tsx';
import { RecordLine } from './record-line.tsx';
import { chartQuery } from './signal-href.ts';
import { SIDE_WORDS, type SignalList, TIMEFRAME_WORDS } from './signal-words.ts';

type WhyDrawerProps = { row: BoardRow; list: SignalList | undefined; onClose: () => void };

/** Why a signal fired, what its list is worth, and the way to its bars. */
export const WhyDrawer = ({ row, list, onClose }: WhyDrawerProps) => {
  const href = useCarriedHref();
  return (
    <Drawer title={`${row.symbol} · ${row.rule}`} onClose={onClose}>
      <div className="why-card">
        <p className="text-muted">
          {t('{side}, {timeframe}, on {date}', {
            side: t(SIDE_WORDS[row.side]),
            timeframe: t(TIMEFRAME_WORDS[row.timeframe]),
            date: digits(row.signal_on),
          })}
          {list !== undefined && ` · ${say(list.idea)}`}
        </p>
        {row.why === null ? (
          <p>{t('The rule has changed since this signal; its old conditions are not kept.')}</p>
        ) : (
          <FactList facts={row.why} />
        )}
        <RecordLine record={list?.record ?? null} />
        <Link
          className="text-accent"
          to={href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))}
        >
          {t('Show its bars on the chart')}
        </Link>
      </div>
    </Drawer>
  );
};
