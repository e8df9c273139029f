import { say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { Combobox } from '@chuli/ui';
import { choicePart } from '../../../screen-kit/address.ts';
import type { Filter } from '../../../screen-kit/filters.tsx';
import { ALL_SECTORS } from './stock-facts.ts';

/** A sector by its name; the address has its number. With a usual one there is always one that is chosen. */
export const sectorFilter = (usual: string = ALL_SECTORS): Filter<string> => ({
  part: choicePart([ALL_SECTORS, ...SECTORS.map(({ id }) => String(id))], usual),
  Field: ({ value, onPick }) => {
    const named = SECTORS.map(({ id, name }) => ({ id: String(id), name: say(name) }));
    return (
      <Combobox
        label={t('Sector')}
        size={13}
        placeholder={t('All sectors')}
        clearable={usual === ALL_SECTORS}
        opensOnPress
        options={named.map(({ name }) => ({ value: name, label: name, detail: '' }))}
        value={named.find(({ id }) => id === value)?.name ?? ''}
        onChoose={(chosen) => onPick(named.find(({ name }) => name === chosen)?.id ?? usual)}
      />
    );
  },
});
