import './windows.css';
import { WINDOWS_NEEDED } from './label-needs.ts';
import { digits, t } from '@chuli/language';
import { classNames, quantityText } from '@chuli/ui';
import { choicePart } from '../../../screen-kit/address.ts';
import { type FieldProps, asking, choiceFilter } from '../../../screen-kit/filters.tsx';
import { sectorFilter } from '../../../shared/market/universe/sector-filter.tsx';
import { ALL_SECTORS } from '../../../shared/market/universe/stock-facts.ts';
import type { WindowReply } from './window-words.ts';

type DaysText = `${WindowReply['days']}`;
const DAYS: readonly DaysText[] = ['1', '5', '10', '20'];

const fullWindows = (reply: Partial<WindowReply> | undefined, days: DaysText): number => {
  const told = reply?.most_windows ?? [];
  return told.find((one) => String(one.days) === days)?.windows ?? WINDOWS_NEEDED;
};

/** Windows that cannot be judged are hatched in the control itself, instead of failing after the press. */
const DaysField = ({ value, onPick, reply }: FieldProps<DaysText>) => (
  <fieldset className="seg window-days" aria-label={t('Sessions')}>
    <span className="seg-name" aria-hidden>
      {t('Sessions')}
    </span>
    {DAYS.map((days) => {
      const windows = fullWindows(reply, days);
      const isWithheld = windows < WINDOWS_NEEDED;
      return (
        <button
          key={days}
          type="button"
          aria-pressed={days === value}
          className={classNames(isWithheld && 'is-withheld')}
          title={
            isWithheld
              ? t('Not judged: {windows} of {needed} windows known', {
                  windows: quantityText(windows),
                  needed: quantityText(WINDOWS_NEEDED),
                })
              : undefined
          }
          onClick={() => onPick(days)}
        >
          {digits(days)}
        </button>
      );
    })}
  </fieldset>
);

export const windowDaysFilter = () =>
  asking({ part: choicePart(DAYS, '1'), Field: DaysField }, (days) => ({
    days: Number(days) as WindowReply['days'],
  }));

export const labelSideFilter = () =>
  asking(
    choiceFilter('Side', [
      { value: 'accumulation', label: 'Accumulation' },
      { value: 'distribution', label: 'Distribution' },
    ]),
    () => ({}),
  );

export const labelledFilter = () =>
  asking(
    choiceFilter('Label', [
      { value: 'all', label: 'All' },
      { value: 'labelled', label: 'Labelled only' },
    ]),
    (label) => (label === 'all' ? {} : { labelled: '1' as const }),
  );

export const windowSectorFilter = () =>
  asking(sectorFilter(), (sector) => (sector === ALL_SECTORS ? {} : { sector_id: Number(sector) }));
