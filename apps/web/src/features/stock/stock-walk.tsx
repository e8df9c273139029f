import { t } from '@chuli/language';
import { type Column, DataTable, IconButton, localRows } from '@chuli/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { StockRow } from '../../api/reference-calls.ts';
import { useKey } from '../../screen-kit/use-key.ts';
import { peerAfter } from './peers.ts';

const COLUMNS: readonly Column<StockRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 76 },
  { key: 'close', label: 'Close', format: 'rupees', width: 80 },
  { key: 'percentage_change', label: 'Chg %', format: 'barePercent', width: 76 },
];

type WalkProps = {
  peers: readonly StockRow[];
  symbol: string;
  /** The sector, said. */
  title: string;
  onWalk: (symbol: string) => void;
};

/** The list around a stock: its sector by turnover, walked with the bracket keys. */
export const StockWalk = ({ peers, symbol, title, onWalk }: WalkProps) => {
  const source = useMemo(() => localRows(peers), [peers]);
  const walk = useCallback(
    (step: number): void => {
      const next = peerAfter(peers, symbol, step);
      if (next !== null) onWalk(next);
    },
    [peers, symbol, onWalk],
  );
  useKey(
    useCallback(
      (event) => {
        if (event.key !== '[' && event.key !== ']') return false;
        walk(event.key === ']' ? 1 : -1);
        return true;
      },
      [walk],
    ),
  );
  return (
    <aside className="walk" aria-label={t('Stocks of {sector}', { sector: title })}>
      <div className="panel-head">
        <h2 className="truncate">{title}</h2>
        <span className="end">
          <IconButton small label={t('Previous stock')} onClick={() => walk(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton small label={t('Next stock')} onClick={() => walk(1)}>
            <ChevronRight />
          </IconButton>
        </span>
      </div>
      <DataTable
        label={title}
        columns={COLUMNS}
        source={source}
        scrolls="region"
        isChosen={(row) => row.symbol === symbol}
        onOpen={(row) => onWalk(row.symbol)}
      />
      <div className="panel-foot">
        {t('By turnover')}
        <span className="ml-auto">
          <kbd className="kbd">[</kbd> <kbd className="kbd">]</kbd> {t('previous / next')}
        </span>
      </div>
    </aside>
  );
};
