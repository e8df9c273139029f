import { type Clock, type TradingDate, addYears, kathmanduDate } from '@chuli/kernel';
import type { Caller } from './access.ts';

const VISITOR_YEARS = 5;

/** The earliest day this caller may see: five years back for a visitor and a demo account. Null when all of it is open. */
export const openFrom = ({ caller, clock }: { caller: Caller; clock: Clock }): TradingDate | null =>
  caller.kind === 'user' && caller.demo === undefined
    ? null
    : addYears(kathmanduDate(clock()), -VISITOR_YEARS);
