import type { Log } from '@chuli/bus';
import { type TradingDate, brokerId } from '@chuli/kernel';
import { type SessionEvent, type TradeEvent, messageId } from '@chuli/session';
import type { Tape } from '@chuli/tape';
import { type LiveTradeRow, liveTrades } from '@chuli/tape/live';
import { knownOnLog } from './known-on-log.ts';

const toTrade = (row: LiveTradeRow): TradeEvent => ({
  kind: 'trade',
  contractId: row.contract_id,
  symbol: row.symbol,
  quantity: row.quantity,
  rate: row.rate,
  amount: row.amount,
  at: row.traded_at,
  buyer: row.buyer,
  seller: row.seller,
});

const ANY_BROKER = brokerId('1');

/** A reversal whose contract never came has a row without figures. */
const hasFigures = ({ quantity }: LiveTradeRow): boolean => quantity > 0;

/**
 * What the tape holds of a day and the log does not, as events to publish again: after the log was wiped, or lost its
 * tail, and the source cannot be asked a second time.
 */
export const lackingOnLog = async (
  tape: Tape,
  log: Pick<Log, 'follow'>,
  day: TradingDate,
): Promise<SessionEvent[]> => {
  const known = await knownOnLog(log, day);
  const isKnown = (event: SessionEvent): boolean => known.has(messageId({ day, term: 0, event }));
  const lacking: SessionEvent[] = [];
  for (const row of await liveTrades(tape, day)) {
    const trade = toTrade(row);
    // The log may be ahead of the tape and have the brokers already.
    const isThere = isKnown(trade) || isKnown({ ...trade, buyer: ANY_BROKER, seller: ANY_BROKER });
    if (hasFigures(row) && !isThere) lacking.push(trade);
    const reversal: SessionEvent = {
      kind: 'reversal',
      contractId: row.contract_id,
      symbol: row.symbol,
      reason: 'reversed on the tape',
    };
    if (row.is_reversed && !isKnown(reversal)) lacking.push(reversal);
  }
  return lacking;
};
