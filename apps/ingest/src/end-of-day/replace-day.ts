import type { TradingDate } from '@chuli/kernel';
import { type Tape, type TradeRow, countLoad, restBeforeCounting, verifyLoad, writeLoad } from '@chuli/tape';
import { LeaseLostError, type Tenure, confirmTenure } from '../leader/tenure.ts';
import type { PassStep } from './steps.ts';

export type ReplaceNeeds = { readonly tape: Tape; readonly tenure: Tenure; readonly pass: PassStep };

/**
 * Writes the day aside under the own term, compares it and makes it the one that counts. A process that stands still
 * after its lease was confirmed writes under a term that is over: whatever the next one wrote goes on counting.
 */
export const replaceDay = async (
  { tape, tenure, pass }: ReplaceNeeds,
  day: TradingDate,
  rows: readonly TradeRow[],
): Promise<void> => {
  const written = await writeLoad(tape, day, rows, tenure.term);
  await pass('load-written');
  await verifyLoad(tape, written, rows);
  await pass('load-verified');
  await restBeforeCounting(tape, day);
  await confirmTenure(tenure);
  await pass('lease-confirmed');
  if (!(await countLoad(tape, written))) throw new LeaseLostError(tenure.term);
  await pass('load-counted');
};
