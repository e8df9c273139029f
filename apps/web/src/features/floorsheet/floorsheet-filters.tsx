import type { TradingDate } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { Combobox, DateField, TextField } from '@chuli/ui';
import { useSessions, useSymbolOptions } from '../../api/reference-calls.ts';
import { type SetAddress, useAsOf } from '../../screen-kit/use-address.ts';
import {
  type FloorsheetFilters as Filters,
  type floorsheetAddress,
  wrongFilters,
} from '../../shared/floorsheet/floorsheet-address.ts';

type FloorsheetFiltersProps = {
  filters: Filters;
  set: SetAddress<typeof floorsheetAddress>;
  /** The day that is shown; null before the first answer. */
  date: TradingDate | null;
  /** The symbol comes from the workspace around. */
  hasSymbol: boolean;
};

const FIELDS = [
  { name: 'buyer', label: 'Buyer', size: 4, placeholder: 'any' },
  { name: 'seller', label: 'Seller', size: 4, placeholder: 'any' },
  { name: 'broker', label: 'Either side', size: 4, placeholder: 'any' },
  { name: 'amount_from', label: 'Amount ≥', size: 9, placeholder: 'e.g. 25 lakh' },
] as const satisfies readonly { name: string; label: Phrase; size: number; placeholder: Phrase }[];

export const FloorsheetFilters = ({ filters, set, date, hasSymbol }: FloorsheetFiltersProps) => {
  const asOf = useAsOf();
  const sessions = useSessions('trades', asOf);
  const symbols = useSymbolOptions(asOf);
  const wrong = wrongFilters(filters);
  const day = filters.date ?? date;
  return (
    <>
      {day !== null && (
        <DateField
          label={t('Session')}
          value={day}
          sessions={sessions}
          onPick={(picked) => set({ date: picked })}
          isStepsOnly
        />
      )}
      <div className="scroll-x flex flex-wrap gap-1.5">
        {!hasSymbol && (
          <Combobox
            label={t('Symbol')}
            size={9}
            placeholder={t('any')}
            clearable
            answersTyping
            options={symbols}
            value={filters.symbol}
            onChoose={(symbol) => set({ symbol }, 'replace')}
          />
        )}
        {FIELDS.map(({ name, label, size, placeholder }) => (
          <TextField
            key={name}
            label={t(label)}
            size={size}
            placeholder={t(placeholder)}
            value={filters[name]}
            isWrong={wrong[name]}
            onType={(text) => set({ [name]: text }, 'replace')}
          />
        ))}
      </div>
    </>
  );
};
