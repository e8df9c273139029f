import '../../features/chart/bare-chart.css';
import { PRODUCT } from '@chuli/kernel';
import { t } from '@chuli/language';
import { createTimeLink, dateText } from '@chuli/ui';
import { useEffect, useState } from 'react';
import { CHART_TEXT } from '../../features/chart/chart-text.ts';
import { embedAddress } from '../../features/chart/embed-address.ts';
import { CellChart } from '../../features/chart/wall/cell-chart.tsx';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { writeAddress } from '../../screen-kit/address.ts';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { chartAddress } from '../../shared/chart/chart-address.ts';
import { INTERVAL_NAMES } from '../../shared/chart/chart-interval.ts';
import { useHistory } from '../../shared/chart/use-history.ts';
import { speakAsChosen, speakHere } from '../../shared/display/language.ts';

const NO_LINKS: readonly never[] = [];

/** Theme and language of the site that shows the chart, as long as it is shown: nothing of it is kept. */
const useLookOf = (theme: string, lang: 'auto' | 'en' | 'ne'): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (theme === 'auto') return undefined;
    dataset['theme'] = theme;
    dataset['themeHeld'] = '';
    return () => {
      if (before !== undefined) dataset['theme'] = before;
      delete dataset['themeHeld'];
    };
  }, [theme]);
  useEffect(() => {
    if (lang === 'auto') return undefined;
    void speakHere(lang);
    return () => void speakAsChosen();
  }, [lang]);
};

/** One chart to look at in another site's page: no tools, nothing personal, and the way to the whole of it. */
const ChartScreen = () => {
  const [{ symbol, interval, range, ind, theme, lang }, set] = useAddress(embedAddress);
  const shown = useShownSymbol(symbol, useAsOf());
  const [link] = useState(() => createTimeLink((frame) => requestAnimationFrame(frame)));
  const { data } = useHistory(shown, 'adjusted');
  useLookOf(theme, lang);
  usePageTitle(pageTitle(t('{symbol} chart', { symbol: shown })));
  const whole = writeAddress(chartAddress, new URLSearchParams({ symbol: shown }), {
    interval,
    range,
    indicators: ind,
  });
  const isKnown = data?.symbol === shown;
  return (
    <div className="bare-chart">
      <header className="bare-head">
        <h1>{shown}</h1>
        <ReadThisPage title={t('{symbol} chart', { symbol: shown })} paragraphs={CHART_TEXT.embedded} />
        <span className="text-muted">{isKnown && data.name}</span>
        <a href={`/charts?${whole.toString()}`} target="_blank" rel="noopener">
          {t('Open in {product}', { product: PRODUCT.name })}
        </a>
      </header>
      {shown !== '' && (
        <div className="cell-body">
          <CellChart
            index={0}
            cell={{ symbol: shown, interval, indicators: ind }}
            range={range}
            links={NO_LINKS}
            link={link}
            onDaily={() => set({ interval: 'D' })}
          />
        </div>
      )}
      <footer className="bare-foot">
        <span>{t(INTERVAL_NAMES[interval])}</span>
        <span>{isKnown && t('As of {date}', { date: dateText(data.as_of) })}</span>
        <span>{t('Nothing here is advice.')}</span>
      </footer>
    </div>
  );
};

export default ChartScreen;
