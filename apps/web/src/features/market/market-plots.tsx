import { t } from '@chuli/language';
import { amountLabel, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { ColumnsPlot } from '../../shared/chart/columns-plot.tsx';
import type { MarketDay } from '../../shared/market/market-days.ts';

const figureText = (value: number | null | undefined): string =>
  value === null || value === undefined ? t('unknown') : amountLabel(value);

/** Turnover, shares, trades and breadth by session. */
export const MarketPlots = ({ rows: days }: { rows: readonly MarketDay[] }) => {
  const { dates, turnover, volume, trades, breadth } = useMemo(
    () => ({
      dates: days.map(({ date }) => date),
      turnover: { up: days.map((day) => day.turnover) },
      volume: { up: days.map((day) => day.volume) },
      trades: { up: days.map((day) => day.trades ?? day.declared_trades) },
      breadth: { up: days.map((day) => day.advanced), down: days.map((day) => day.declined) },
    }),
    [days],
  );
  const breadthText = (index: number): string => {
    const { advanced = 0, declined = 0, unchanged = 0 } = days[index] ?? {};
    return t('{up} up, {down} down, {flat} unchanged', {
      up: quantityText(advanced),
      down: quantityText(declined),
      flat: quantityText(unchanged),
    });
  };
  return (
    <div className="small-plots">
      <ColumnsPlot
        title={t('Turnover')}
        dates={dates}
        columns={turnover}
        axisText={amountLabel}
        readText={(index) => t('Rs {amount}', { amount: figureText(turnover.up[index]) })}
      />
      <ColumnsPlot
        title={t('Breadth')}
        dates={dates}
        columns={breadth}
        axisText={quantityText}
        readText={breadthText}
      />
      <ColumnsPlot
        title={t('Shares')}
        dates={dates}
        columns={volume}
        axisText={amountLabel}
        readText={(index) => figureText(volume.up[index])}
      />
      <ColumnsPlot
        title={t('Trades')}
        dates={dates}
        columns={trades}
        axisText={amountLabel}
        readText={(index) => figureText(trades.up[index])}
      />
    </div>
  );
};
