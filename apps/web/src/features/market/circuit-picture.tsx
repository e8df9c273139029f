import './circuit.css';
import { digits, t } from '@chuli/language';
import { dateText, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import type { History } from './use-circuit-history.ts';
import { ColumnsPlot } from '../../shared/chart/columns-plot.tsx';

type Rate = History['base_rate']['up'];

const rateText = ({ again, closes }: Rate, side: 'up' | 'down'): string => {
  const told = { again: quantityText(again), closes: quantityText(closes) };
  if (closes === 0)
    return side === 'up'
      ? t('No stock has made one close at the upper limit and traded on.')
      : t('No stock has made one close at the lower limit and traded on.');
  return side === 'up'
    ? t('After one close at the upper limit {again} of {closes} closed at it again.', told)
    : t('After one close at the lower limit {again} of {closes} closed at it again.', told);
};

const sinceText = ({ since, limit_percent, faults }: History): string => {
  const percent = digits(String(limit_percent));
  const counted =
    since === null
      ? t('Counted over all years with a limit of ±{percent} %.', { percent })
      : t('Counted since {date}, with a limit of ±{percent} %.', { date: dateText(since), percent });
  if (faults === 0) return counted;
  return `${counted} ${t('{count} bars beyond their limit are left out.', { count: quantityText(faults) })}`;
};

const Drawn = ({ history }: { history: History }) => {
  const { sessions } = history;
  const columns = useMemo(
    () => ({ up: sessions.map(({ up }) => up), down: sessions.map(({ down }) => down) }),
    [sessions],
  );
  const begins = sessions.flatMap(({ limit_percent: limit }, place) =>
    place > 0 && sessions[place - 1]?.limit_percent !== limit ? [place] : [],
  );
  const readText = (index: number): string => {
    const { up = 0, down = 0, limit_percent: limit = 0 } = sessions[index] ?? {};
    return t('{up} at the upper limit, {down} at the lower, ±{percent} %', {
      up: quantityText(up),
      down: quantityText(down),
      percent: digits(String(limit)),
    });
  };
  return (
    <ColumnsPlot
      title={t('Closed at the limit')}
      note={
        begins.length === 0
          ? t('{count} sessions', { count: sessions.length })
          : t('{count} sessions; the dashed line is where the limit changed', { count: sessions.length })
      }
      dates={sessions.map(({ date }) => date)}
      columns={columns}
      axisText={quantityText}
      readText={readText}
      begins={begins}
    />
  );
};

/** How many stocks closed at a limit in each of the last sessions, and how often one close at it was followed by another. */
export const CircuitPicture = ({ history }: { history: History }) => (
  <div className="circuit-picture">
    <Drawn history={history} />
    <div className="circuit-rate">
      <p>{rateText(history.base_rate.up, 'up')}</p>
      <p>{rateText(history.base_rate.down, 'down')}</p>
      <p className="note">{sinceText(history)}</p>
    </div>
  </div>
);
