import { type TradingDate, addDays, isTradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { IconButton, SegmentedControl } from '@chuli/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { datePart, upperCasePart } from '../../screen-kit/address.ts';
import { type Filter, asking, choiceFilter, onPage, symbolFilter } from '../../screen-kit/filters.tsx';
import { useMyStocks } from '../../shared/membership/use-my-stocks.ts';

const STEP = 28;
const SHOWN = 34;

const firstDay = (reply: object | undefined): TradingDate | null => {
  const day = reply !== undefined && 'from' in reply ? reply.from : undefined;
  return typeof day === 'string' && isTradingDate(day) ? day : null;
};

/** The first day that is shown; four weeks earlier or later at a press. */
export const fromFilter = () => {
  const filter: Filter<TradingDate | null> = {
    part: datePart(),
    Field: ({ value, onPick, reply }) => {
      const shown = value ?? firstDay(reply);
      const go = (days: number) => () => shown !== null && onPick(addDays(shown, days));
      return (
        <span className="inline-flex gap-1">
          <IconButton label={t('Four weeks earlier')} onClick={go(-STEP)}>
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <IconButton label={t('Four weeks later')} onClick={go(STEP)}>
            <ChevronRight size={16} aria-hidden />
          </IconButton>
        </span>
      );
    },
  };
  return asking(filter, (from) => (from === null ? {} : { from, to: addDays(from, SHOWN) }));
};

export const groupFilter = () =>
  onPage(
    choiceFilter('Kind', [
      { value: '', label: 'All' },
      { value: 'dividends', label: 'Dividends' },
      { value: 'rights', label: 'Rights' },
      { value: 'offers', label: 'Offers' },
      { value: 'unlocks', label: 'Unlocks' },
      { value: 'market', label: 'Market' },
    ]),
  );

export const eventSymbolFilter = () => asking(symbolFilter(), (symbol) => (symbol === '' ? {} : { symbol }));

/** The stocks that a person follows, written into the address; a visitor follows none. */
export const mineFilter = () => {
  const filter: Filter<string> = {
    part: upperCasePart(),
    Field: ({ value, onPick }) => {
      const followed = useMyStocks().call.data?.rows ?? [];
      const mine = followed.map(({ symbol }) => symbol).join(',');
      if (mine === '' && value === '') return null;
      return (
        <SegmentedControl
          label={t('Whose')}
          choices={[
            { value: '', label: t('All stocks') },
            { value: 'mine', label: t('Followed') },
          ]}
          value={value === '' ? '' : 'mine'}
          onChoose={(chosen) => onPick(chosen === '' ? '' : mine)}
        />
      );
    },
  };
  return onPage(filter);
};
