import { t } from '@chuli/language';
import { Combobox } from '@chuli/ui';
import { useEffect } from 'react';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { ChartPanel } from '../../features/chart/chart-panel.tsx';
import { rememberSymbol } from '../../features/stock/last-symbol.ts';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { upperCasePart } from '../../screen-kit/address.ts';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const ADDRESS = { symbol: upperCasePart() };

/** One chart over the whole window. */
const ChartsScreen = () => {
  const [{ symbol }, set] = useAddress(ADDRESS);
  const asOf = useAsOf();
  const options = useSymbolOptions(asOf);
  const shown = useShownSymbol(symbol, asOf);
  usePageTitle(pageTitle(shown === '' ? t('Charts') : t('{symbol} chart', { symbol: shown })));
  useEffect(() => {
    if (symbol === '' && shown !== '') set({ symbol: shown }, 'replace');
    else if (symbol !== '') rememberSymbol(symbol);
  }, [symbol, shown, set]);
  return (
    <div className="fills-window">
      <h1 className="sr-only">{t('Charts')}</h1>
      <ChartPanel
        symbol={shown}
        lead={
          <Combobox
            label={t('Symbol')}
            hideLabel
            size={9}
            options={options}
            value={shown}
            onChoose={(chosen) => set({ symbol: chosen })}
          />
        }
      />
    </div>
  );
};

export default ChartsScreen;
