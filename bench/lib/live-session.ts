import { paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { openSession } from '@chuli/session';

const DAY = tradingDate('2024-07-15');
const OPENS = Date.parse('2024-07-15T05:15:00Z');
const STOCKS = 330;
/** What trades within a second of a record day. */
const TRADES_A_SECOND = 16;

/** A market of the usual size, and a second of a record day whenever it is asked for. */
export const busySession = () => {
  const session = openSession(DAY);
  const symbols = Array.from({ length: STOCKS }, (_, index) => stockSymbol(`STOCK${index}`));
  let sequence = 1;
  let contract = 0;
  session.apply(
    {
      day: DAY,
      term: 1,
      event: {
        kind: 'opening',
        source: 'bench',
        listings: symbols.map((symbol, index) => ({
          symbol,
          name: symbol,
          sectorId: (index % 11) + 1,
          instrument: 'Equity',
          previousClose: paisa(50_000),
          listedShares: 1_000_000,
        })),
        indexCloses: [{ indexId: 58, close: 200_000 }],
        usualTurnover: null,
        capabilities: { trades: true, brokers: 'after-close', depth: true, index: true, status: true },
      },
    },
    sequence,
  );

  const trade = (): void => {
    contract += 1;
    sequence += 1;
    const symbol = symbols[(contract * 7) % STOCKS];
    if (symbol === undefined) return;
    const rate = paisa(50_000 + ((contract * 10) % 1_000));
    const event = {
      kind: 'trade',
      contractId: `2024071501${String(contract).padStart(6, '0')}`,
      symbol,
      quantity: 100,
      rate,
      amount: paisa(rate * 100),
      at: (OPENS + contract) * 1000,
      buyer: '',
      seller: '',
    } as const;
    session.apply({ day: DAY, term: 1, event }, sequence);
  };

  return {
    session,
    passSecond: (): void => {
      for (let count = 0; count < TRADES_A_SECOND; count++) trade();
    },
  };
};
