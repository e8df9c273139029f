import { t } from '@chuli/language';
import { Combobox } from '@chuli/ui';
import { Columns2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { CHART_TEXT } from '../../features/chart/chart-text.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import { rememberSymbol } from '../../features/stock/last-symbol.ts';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { upperCasePart } from '../../screen-kit/address.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const ADDRESS = { symbol: upperCasePart() };

/** To the same stock by day and by week side by side, where the host has such pages. */
const WallLink = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  const wall = screensHere().find(({ id }) => id === 'two-charts-layout');
  if (wall === undefined || symbol === '') return null;
  return (
    <Link
      className="icon-btn"
      to={href(wall.path, { cells: `${symbol}:D,${symbol}:W` })}
      aria-label={t('Charts side by side')}
      title={t('Charts side by side')}
    >
      <Columns2 aria-hidden />
    </Link>
  );
};

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
          <>
            <Combobox
              label={t('Symbol')}
              hideLabel
              size={9}
              options={options}
              value={shown}
              onChoose={(chosen) => set({ symbol: chosen })}
            />
            <WallLink symbol={shown} />
            <ReadThisPage title={t('Charts')} paragraphs={CHART_TEXT.stock} />
          </>
        }
      />
    </div>
  );
};

export default ChartsScreen;
