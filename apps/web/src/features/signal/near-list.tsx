import { t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, Reading, Value } from '@chuli/ui';
import { cellKey } from '../../shared/signal/board-rows.ts';
import {
  type NearRow,
  SIDE_WORDS,
  type SignalList,
  comparison,
  factText,
  listTitle,
} from '../../shared/signal/signal-words.ts';

const MOST_SHOWN = 12;

type NearLineProps = { row: NearRow; list: SignalList | undefined };

const NearLine = ({ row, list }: NearLineProps) => {
  const { missing } = row;
  const figures = comparison(missing);
  return (
    <li>
      <div>
        <Value format="symbol" value={row.symbol} />
        <Reading word={SIDE_WORDS[row.side]} />
        <span className="rule">{list === undefined ? row.family : listTitle(list)}</span>
      </div>
      <div className="missing">
        <span>{factText(missing)}</span>
        {figures !== null && <b>{t('not met: {figures}', { figures })}</b>}
      </div>
    </li>
  );
};

type NearListProps = {
  rows: readonly NearRow[];
  /** Stocks that lack one condition, however many are told. */
  count: number;
  lists: ReadonlyMap<string, SignalList>;
};

/** What lacked one condition at the newest bar, and by how much: a nearly is not a signal. */
export const NearList = ({ rows, count, lists }: NearListProps) => (
  <Panel label={t('Almost triggered')} className="near-panel">
    <PanelHead
      title={t('Almost triggered')}
      {...(rows.length > 0 && {
        note: t('{shown} of {count}, nearest first', { shown: Math.min(rows.length, MOST_SHOWN), count }),
      })}
    />
    {rows.length === 0 ? (
      <EmptyState title={t('None')} why={t('No stock is one condition short of these rules.')} />
    ) : (
      <ul className="near-list">
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <NearLine key={`${row.symbol} ${cellKey(row)}`} row={row} list={lists.get(cellKey(row))} />
        ))}
      </ul>
    )}
  </Panel>
);
