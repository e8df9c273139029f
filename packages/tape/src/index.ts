export { abortable } from './abortable.ts';
export { type Tape, type TapeOptions, openTape } from './client.ts';
export { COUNTED } from './counted.ts';
export { judgeTape, migrateTape, requireTapeSchema } from './migrate.ts';
export type { DailyBarRow, IndexBarRow, MarketDayRow, TradeRow } from './rows.ts';
