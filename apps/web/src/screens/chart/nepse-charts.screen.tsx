import '../../features/chart/bare-chart.css';
import { PRODUCT } from '@chuli/kernel';
import { t } from '@chuli/language';
import { INDICES } from '@chuli/market';
import { dateText } from '@chuli/ui';
import { Link } from 'react-router';
import { CHART_TEXT } from '../../features/chart/chart-text.ts';
import { IndexList } from '../../features/chart/index-list.tsx';
import { indexName } from '../../features/chart/overlay-chart.tsx';
import { choicePart } from '../../screen-kit/address.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import { useHistory } from '../../shared/chart/use-history.ts';

const ADDRESS = {
  index: choicePart(
    INDICES.map(({ symbol }) => symbol),
    'NEPSE',
  ),
};

/** Since when an index is known: its chart cannot begin earlier. */
const KnownSince = ({ index }: { index: string }) => {
  const { data } = useHistory(index, 'adjusted');
  const first = data?.symbol === index ? data.rows[0] : undefined;
  if (first === undefined) return null;
  return (
    <p className="bare-foot">
      {t('{index}: values begin {date}.', { index: indexName(index), date: dateText(first.date) })}
    </p>
  );
};

/** The charts of the indices over the whole window, without the frame of the product. */
const NepseChartsScreen = () => {
  const [{ index }, set] = useAddress(ADDRESS);
  const href = useHrefWithAsOf();
  const asOf = useAsOf();
  usePageTitle(pageTitle(t('{symbol} chart', { symbol: indexName(index) })));
  return (
    <div className="bare-chart">
      <header className="bare-head">
        <Link className="brand" to={href('/')}>
          {PRODUCT.name}
        </Link>
        <h1>{indexName(index)}</h1>
        <ReadThisPage title={t('Index charts')} paragraphs={CHART_TEXT.index} />
        <span className="text-muted">{t('Index charts')}</span>
        {asOf !== undefined && (
          <span className="text-muted">{t('As of {date}', { date: dateText(asOf) })}</span>
        )}
        <Link to={href('/charts')}>{t('Charts of stocks')}</Link>
      </header>
      <div className="bare-columns">
        <ChartPanel symbol={index} />
        <div className="bare-side">
          <IndexList shown={index} onChoose={(chosen) => set({ index: chosen })} />
          <KnownSince index={index} />
        </div>
      </div>
    </div>
  );
};

export default NepseChartsScreen;
