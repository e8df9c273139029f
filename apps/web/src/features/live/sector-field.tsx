import { say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { Combobox } from '@chuli/ui';
import { ALL_SECTORS } from './board-address.ts';

type SectorFieldProps = { sector: string; onChoose: (sector: string) => void };

/** A sector by its name; the address has its number. */
export const SectorField = ({ sector, onChoose }: SectorFieldProps) => {
  const named = SECTORS.map(({ id, name }) => ({ id: String(id), name: say(name) }));
  return (
    <Combobox
      label={t('Sector')}
      size={13}
      placeholder={t('All sectors')}
      clearable
      options={named.map(({ name }) => ({ value: name, label: name, detail: '' }))}
      value={named.find(({ id }) => id === sector)?.name ?? ''}
      onChoose={(chosen) => onChoose(named.find(({ name }) => name === chosen)?.id ?? ALL_SECTORS)}
    />
  );
};
