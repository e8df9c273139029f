import { t } from '@chuli/language';
import { TextField } from '@chuli/ui';
import { useAddress } from '../../screen-kit/use-address.ts';
import { boardAddress } from './board-address.ts';
import { SectorField } from './sector-field.tsx';

/** By sector and by letters of the symbol or the name. */
export const BoardFilters = () => {
  const [{ sector, find }, set] = useAddress(boardAddress);
  return (
    <>
      <SectorField sector={sector} onChoose={(chosen) => set({ sector: chosen }, 'replace')} />
      <TextField
        label={t('Find')}
        size={12}
        placeholder={t('symbol or name')}
        value={find}
        onType={(text) => set({ find: text }, 'replace')}
      />
    </>
  );
};
