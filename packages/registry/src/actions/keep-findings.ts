import type { Finding } from '@chuli/actions';
import { type StockSymbol, type TradingDate, dayNumber } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import { changedFactors, factorDigests, lockActions } from './in-force.ts';

type Kept = {
  /** Rows that were written or taken away. */
  readonly rows: number;
  /** Stocks whose prices are multiplied by something else than before. */
  readonly changed: readonly StockSymbol[];
};

type Confirmed = { symbol: StockSymbol; ex_on: TradingDate };

/** An action is found at most this far from the day for which an operator confirmed it. */
const BESIDE_DAYS = 15;

/** What an operator confirmed may be found on another day as well: applied there too, it would count twice. */
export const askBesideConfirmed = (
  findings: readonly Finding[],
  confirmed: readonly Confirmed[],
): Finding[] => {
  const daysOf = Map.groupBy(confirmed, ({ symbol }) => symbol);
  return findings.map((finding) => {
    const near = (daysOf.get(finding.symbol) ?? []).find(
      ({ ex_on }) =>
        ex_on !== finding.ex_on && Math.abs(dayNumber(ex_on) - dayNumber(finding.ex_on)) <= BESIDE_DAYS,
    );
    if (near === undefined) return finding;
    const words = `an operator confirmed an action of ${near.ex_on}: this may be the same`;
    return {
      ...finding,
      confidence: 'doubtful',
      evidence: [...finding.evidence, { by: 'doubt', words, factor: null }],
    };
  });
};

const confirmedActions = (transaction: RegistryTransaction): Promise<Confirmed[]> =>
  transaction
    .selectFrom('price_adjustment')
    .select(['symbol', 'ex_on'])
    .where('decision', '=', 'confirmed')
    .execute();

/** A finding for a ticker that no list knows waits for its company. */
const rowsOf = (findings: readonly Finding[]) => sql`
  select found.* from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as found
    (symbol text, ex_on date, kind text, factor double precision, known_on date, confidence text, evidence jsonb)
  join company using (symbol)`;

const takeAway = (findings: readonly Finding[], symbols: readonly StockSymbol[] | null) => sql`
  delete from price_adjustment as stored
  where decision is null and (${symbols}::text[] is null or symbol = any(${symbols}::text[]))
    and not exists (
      select from (${rowsOf(findings)}) as found
      where found.symbol = stored.symbol and found.ex_on = stored.ex_on)`;

const write = (findings: readonly Finding[]) => sql`
  insert into price_adjustment as stored (symbol, ex_on, kind, factor, known_on, confidence, evidence)
  ${rowsOf(findings)}
  on conflict (symbol, ex_on) do update set
    kind = excluded.kind, factor = excluded.factor, known_on = excluded.known_on,
    confidence = excluded.confidence, evidence = excluded.evidence, found_at = now()
  where stored.decision is null
    and (stored.kind, stored.factor, stored.known_on, stored.confidence, stored.evidence) is distinct from
      (excluded.kind, excluded.factor, excluded.known_on, excluded.confidence, excluded.evidence)`;

/**
 * Puts what was found in the place of what was found before, of these stocks or of all, in one transaction. What an
 * operator decided or entered stays as it is.
 */
export const keepFindings = (
  registry: Registry,
  findings: readonly Finding[],
  { symbols }: { symbols?: readonly StockSymbol[] } = {},
): Promise<Kept> => {
  const stray = symbols === undefined ? undefined : findings.find(({ symbol }) => !symbols.includes(symbol));
  if (stray !== undefined) throw new Error(`${stray.symbol} is none of the stocks that were looked at.`);
  return registry.transaction().execute(async (transaction) => {
    await lockActions(transaction);
    const before = await factorDigests(transaction);
    const judged = askBesideConfirmed(findings, await confirmedActions(transaction));
    const gone = await takeAway(judged, symbols ?? null).execute(transaction);
    const written = await write(judged).execute(transaction);
    const rows = Number(gone.numAffectedRows ?? 0) + Number(written.numAffectedRows ?? 0);
    return { rows, changed: changedFactors(before, await factorDigests(transaction)) };
  });
};
