import { t } from '@chuli/language';
import { X } from 'lucide-react';
import { IconButton } from '../controls/button.tsx';
import { dateText } from '../formats/date-text.ts';
import { netSharesText, quantityText } from '../formats/number-text.ts';
import { type RunningNets, netTone } from './net-pane.ts';

type NetFigureProps = {
  row: RunningNets['rows'][number];
  /** Which of the lines it is. */
  place: number;
  name: string | undefined;
  onRemove: () => void;
};

/** A broker in the colour of its line, with where its sum stands. */
export const NetFigure = ({ row, place, name, onRemove }: NetFigureProps) => {
  const net = row.cumulative.findLast((value) => value !== null) ?? null;
  return (
    <span className="flex items-center gap-1">
      <span className={`tone-${netTone(place)}`}>
        b{row.broker} <span className="broker-name">{name}</span>
      </span>
      {net !== null && <b>{netSharesText(net)}</b>}
      <IconButton small label={t('Remove broker {id}', { id: row.broker })} onClick={onRemove}>
        <X />
      </IconButton>
    </span>
  );
};

type KnownProps = Pick<RunningNets, 'sessions' | 'since'> & { sessions_missing: number };

/** Of how many sessions the trades are known, and where sums begin anew. */
export const NetsKnown = ({ sessions, sessions_missing, since }: KnownProps) => {
  const again = since.at(-1);
  return (
    <>
      {sessions_missing > 0 && (
        <span>
          {t('trades of {known} of {count} sessions', {
            known: quantityText(sessions.length - sessions_missing),
            count: quantityText(sessions.length),
          })}
        </span>
      )}
      {since.length > 1 && again !== undefined && (
        <span>{t('sums begin anew on {date}', { date: dateText(again) })}</span>
      )}
    </>
  );
};
