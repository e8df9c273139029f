import { FEWEST_TRADES, ORDER_AMOUNT, OUT_OF_SAMPLE_FROM } from '@chuli/backtest';
import { type TradingDate, toRupees } from '@chuli/kernel';

/** The parameters every figure of the record was made with. */
export const recordMethod = (as_of: TradingDate, record_as_of: TradingDate | null) => ({
  as_of,
  record_as_of,
  out_of_sample_from: OUT_OF_SAMPLE_FROM,
  order_amount: toRupees(ORDER_AMOUNT),
  fewest_trades: FEWEST_TRADES,
});
