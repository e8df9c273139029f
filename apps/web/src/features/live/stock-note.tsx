import { t } from '@chuli/language';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';

/** That one stock is halted or stands at its limit: its price then says something else than the market's. */
export const StockNote = ({ live, symbol }: { live: LiveMarket; symbol: string }) => {
  const note = live.rows.find((row) => row.symbol === symbol)?.note ?? null;
  return note === null ? null : (
    <b>
      {symbol} {t(note)}
    </b>
  );
};
