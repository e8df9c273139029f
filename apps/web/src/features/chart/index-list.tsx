import { t } from '@chuli/language';
import { Value } from '@chuli/ui';
import { useMemo } from 'react';
import { useLiveMarket } from '../../shared/live/use-live-market.ts';
import { useIndexPerformance } from '../../shared/market/use-session.ts';
import { indexFigures } from './index-picker.tsx';
import { indexName } from './overlay-chart.tsx';

/** Every index with its value and change; the one that is shown is marked. */
export const IndexList = ({ shown, onChoose }: { shown: string; onChoose: (symbol: string) => void }) => {
  const live = useLiveMarket();
  const rows = useIndexPerformance().data?.rows;
  const figures = useMemo(() => indexFigures(live.state, rows ?? []), [live.state, rows]);
  return (
    <nav className="index-picker index-list" aria-label={t('Indices')}>
      {figures.map(({ symbol, value, change }) => (
        <button key={symbol} type="button" aria-pressed={symbol === shown} onClick={() => onChoose(symbol)}>
          <span className="truncate">{indexName(symbol)}</span>
          <span>
            <Value format="rupees" value={value} unknown={t('No index value for this session')} />
          </span>
          <span>
            <Value format="percent" value={change} />
          </span>
        </button>
      ))}
    </nav>
  );
};
