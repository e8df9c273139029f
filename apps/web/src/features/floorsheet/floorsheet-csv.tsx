import { digits, t } from '@chuli/language';
import { Button, downloadText, toCsv } from '@chuli/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { tradeColumns } from '../../shared/floorsheet/trade-columns.ts';
import { type ShownFloorsheet, allTrades } from '../../shared/floorsheet/use-floorsheet.ts';

/** Saves every matching trade, also those that are not on the screen. */
export const FloorsheetCsv = ({ shown }: { shown: ShownFloorsheet }) => {
  const [share, setShare] = useState<number | null>(null);
  const { question, first } = shown;
  const total = first.totals.trades ?? 0;
  const save = async (): Promise<void> => {
    setShare(0);
    try {
      const trades = await allTrades(question, total, setShare);
      downloadText(
        `floorsheet-${first.date}.csv`,
        toCsv(tradeColumns({ times: true, symbols: true }), trades),
      );
    } finally {
      setShare(null);
    }
  };
  return (
    <Button className="phone:hidden" disabled={share !== null || total === 0} onClick={() => void save()}>
      <Download aria-hidden />
      {share === null ? t('CSV') : `${digits(String(Math.round(share * 100)))} %`}
    </Button>
  );
};
