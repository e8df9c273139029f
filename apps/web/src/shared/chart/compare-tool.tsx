import { t } from '@chuli/language';
import { Button, Combobox } from '@chuli/ui';
import { X } from 'lucide-react';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { MOST_COMPARED, withCompared } from './compared-symbols.ts';

/** Other stocks on the same chart: a field to add one, and a button for each to take it away. */
export const CompareTool = () => {
  const [{ compare }, set] = useAddress(chartAddress);
  const options = useSymbolOptions(useAsOf());
  return (
    <>
      {compare.length < MOST_COMPARED && (
        <Combobox
          label={t('Compare')}
          size={6}
          placeholder={t('symbol')}
          options={options}
          value=""
          onChoose={(chosen) => set({ compare: withCompared(compare, chosen) })}
        />
      )}
      {compare.map((symbol) => (
        <Button
          key={symbol}
          tone="quiet"
          aria-label={t('Remove {name}', { name: symbol })}
          onClick={() => set({ compare: compare.filter((other) => other !== symbol) })}
        >
          {symbol} <X aria-hidden />
        </Button>
      ))}
    </>
  );
};
