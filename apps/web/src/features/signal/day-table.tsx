import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import type { PreviewDay } from './day-lists.tsx';

const COLUMNS: readonly Column<PreviewDay>[] = [
  { key: 'date', label: 'Session', format: 'date', width: 112 },
  { id: 'buy', label: 'Buy', format: 'quantity', value: ({ buy }) => buy.length, width: 52 },
  { id: 'sell', label: 'Sell', format: 'quantity', value: ({ sell }) => sell.length, width: 52 },
  { id: 'early-buy', label: 'Early buy', format: 'quantity', value: (day) => day.earlyBuy.length, width: 76 },
  {
    id: 'early-sell',
    label: 'Early sell',
    format: 'quantity',
    value: (day) => day.earlySell.length,
    width: 76,
  },
];

type DayTableProps = {
  days: readonly PreviewDay[];
  chosen: TradingDate | undefined;
  onChoose: (day: TradingDate) => void;
};

/** How many stocks each list had, session by session. */
export const DayTable = ({ days, chosen, onChoose }: DayTableProps) => {
  const source = useMemo(() => localRows(days), [days]);
  return (
    <Panel label={t('By session')}>
      <PanelHead title={t('By session')} note={t('Enter or double press shows its stocks')} />
      <div className="day-table">
        <DataTable
          label={t('By session')}
          columns={COLUMNS}
          source={source}
          isChosen={({ date }) => date === chosen}
          onOpen={({ date }) => onChoose(date)}
          density="tight"
          scrolls="region"
        />
      </div>
    </Panel>
  );
};
