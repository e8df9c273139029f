import { t } from '@chuli/language';
import { type Stat, StatRow, Value, rupeesText } from '@chuli/ui';
import { Change } from '../../shared/market/figures.tsx';
import { type StockFigures, averageOf, changeOf } from './stock-figures.ts';

const LABELS = [
  'Price',
  'Previous close',
  'Day’s low – high',
  'Average price (VWAP)',
  'Volume',
  'Turnover',
] as const;

export const stockStatLabels = (): string[] => LABELS.map((label) => t(label));

const Untraded = () => <Value format="rupees" value={null} unknown={t('No trades in this session')} />;

/** The session of one stock in six figures. */
export const StockStats = ({ symbol, figures }: { symbol: string; figures: StockFigures }) => {
  const { last, previousClose, high, low, volume, amount, trades } = figures;
  const stats: Stat[] = [
    {
      label: t('Price'),
      figure: last === null ? <Untraded /> : rupeesText(last),
      below: <Change percent={changeOf(figures)} />,
    },
    { label: t('Previous close'), figure: <Value format="rupees" value={previousClose} /> },
    {
      label: t('Day’s low – high'),
      figure: low === null || high === null ? <Untraded /> : `${rupeesText(low)} – ${rupeesText(high)}`,
    },
    { label: t('Average price (VWAP)'), figure: <Value format="rupees" value={averageOf(figures)} /> },
    { label: t('Volume'), figure: <Value format="quantity" value={volume} /> },
    {
      label: t('Turnover'),
      figure: <Value format="amount" value={amount} />,
      below: (
        <>
          {t('Trades')} <Value format="quantity" value={trades} />
        </>
      ),
    },
  ];
  return <StatRow label={symbol} stats={stats} />;
};
