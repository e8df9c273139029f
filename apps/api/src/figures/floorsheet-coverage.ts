import type { Coverage } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { floorsheetCoverage } from '@chuli/tape/floorsheet';
import type { Context } from '../http/implement.ts';
import { within } from '../sessions.ts';
import { coverageOf } from './flow-coverage.ts';

/** How much of one session its floorsheet lacks. While a session runs there is nothing to hold it against. */
export const coverageOn = async (
  { tape, sessions }: Pick<Context, 'tape' | 'sessions'>,
  day: TradingDate,
): Promise<Coverage> => {
  const book = await sessions();
  const held = within(book.exchange, day, day);
  const compared = held.length === 0 ? [] : await floorsheetCoverage(tape, day);
  return coverageOf({ held, floorsheet: within(book.floorsheet, day, day) }, compared);
};
