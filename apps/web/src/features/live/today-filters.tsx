import { type Phrase, t } from '@chuli/language';
import { TextField } from '@chuli/ui';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type TodayFilters as Filters, todayAddress, wrongOf } from './today-address.ts';

const FIELDS = [
  { name: 'symbol', label: 'Symbol', size: 9 },
  { name: 'buyer', label: 'Buyer', size: 4 },
  { name: 'seller', label: 'Seller', size: 4 },
] as const satisfies readonly { name: keyof Filters; label: Phrase; size: number }[];

export const TodayFilters = () => {
  const [filters, set] = useAddress(todayAddress);
  const wrong = wrongOf(filters);
  return (
    <div className="scroll-x flex flex-wrap gap-1.5">
      {FIELDS.map(({ name, label, size }) => (
        <TextField
          key={name}
          label={t(label)}
          size={size}
          placeholder={t('any')}
          value={filters[name]}
          isWrong={wrong[name]}
          onType={(text) => set({ [name]: text }, 'replace')}
        />
      ))}
    </div>
  );
};
