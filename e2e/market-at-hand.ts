/** What the tests look at, whichever market is loaded: its last day, its two most traded stocks and a broker that bought the first. */
export type MarketAtHand = { asOf: string; symbol: string; other: string; broker: string };

type Stock = { symbol: string; instrument: string | null; amount: number | null; traded_on: string | null };
type Reply<Row> = { as_of: string; rows: Row[] };

const ask = async <Row>(base: string, path: string): Promise<Reply<Row>> => {
  const response = await fetch(new URL(`/api${path}`, base));
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as Reply<Row>;
};

export const marketAtHand = async (base: string): Promise<MarketAtHand> => {
  const { as_of: asOf, rows: stocks } = await ask<Stock>(base, '/stock/');
  const [busiest, second] = stocks
    .filter(({ instrument, traded_on }) => instrument === 'Equity' && traded_on === asOf)
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  if (busiest === undefined || second === undefined)
    throw new Error('Fewer than two stocks traded on the latest session.');
  const path = `/data/top-buy/?symbol=${encodeURIComponent(busiest.symbol)}&days=1`;
  const { rows: buyers } = await ask<{ broker: string }>(base, path);
  const [buyer] = buyers;
  if (buyer === undefined) throw new Error(`Nobody is known to have bought ${busiest.symbol}.`);
  return { asOf, symbol: busiest.symbol, other: second.symbol, broker: buyer.broker };
};
