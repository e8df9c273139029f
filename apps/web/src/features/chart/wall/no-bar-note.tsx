import { t } from '@chuli/language';
import { type BarSpan, type PriceBar, barHolding, dateText, type TimeLink } from '@chuli/ui';
import { useSyncExternalStore } from 'react';

type NoteProps = { link: TimeLink; bars: readonly PriceBar[]; span: BarSpan };

/** What is pointed at on any of the charts. */
export const useMoment = (link: TimeLink): string | null =>
  useSyncExternalStore(link.onPointed, link.moment, () => null);

/** Why nothing is marked on this chart: the stock was not listed yet, or not traded. */
const reasonOf = (bars: readonly PriceBar[], moment: string): string => {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first !== undefined && moment < first.date)
    return t('No bar on {date}: bars begin {first}', {
      date: dateText(moment),
      first: dateText(first.date),
    });
  if (last !== undefined && moment > last.date)
    return t('No bar on {date}: last traded {last}', { date: dateText(moment), last: dateText(last.date) });
  return t('No bar on {date}: not traded', { date: dateText(moment) });
};

/** Stands over the figures of the last bar, which would otherwise be taken for those of the moment. */
export const NoBarNote = ({ link, bars, span }: NoteProps) => {
  const moment = useMoment(link);
  if (moment === null || bars.length === 0 || barHolding(bars, moment, span) !== null) return null;
  return <p className="no-bar">{reasonOf(bars, moment)}</p>;
};
