import { paisa } from '@chuli/kernel';
import type { TradeEvent } from '@chuli/session';
import { rowText } from '../../checks/checked.ts';
import { openDrift } from '../../checks/drift.ts';
import { type DeclaredTotals, type FloorsheetPage, readFloorsheetPage } from '../../checks/read-page.ts';
import { type TradeRules, readTrade } from '../../checks/read-trade.ts';
import { differencesFrom, sumsOf } from '../../checks/whole-day.ts';
import { type Notice, type PageAudit, type Rejected, notice } from '../source.ts';
import { type Client, PATHS } from './client.ts';
import { KNOWN_TRADE_FIELDS, pageKey } from './seen.ts';

const NOTHING_DECLARED: DeclaredTotals = { trades: null, quantity: null, amount: null };

/** The floorsheet of a closed day, page by page in ascending order, and what is still wrong with it. */
export class WholePages {
  readonly notices: Notice[] = [];
  readonly #client: Client;
  readonly #rules: TradeRules;
  readonly #size: number;
  readonly #trades = new Map<string, TradeEvent>();
  readonly #rejected = new Map<string, Rejected>();
  readonly #drift = openDrift();
  readonly #good = new Set<number>();
  readonly #repeated = new Set<number>();
  readonly #failed = new Set<number>();
  #declared = NOTHING_DECLARED;
  #expected = 1;
  #firstKey = '';
  #passes = 0;

  constructor(client: Client, rules: TradeRules, size: number) {
    this.#client = client;
    this.#rules = rules;
    this.#size = size;
  }

  /** Reads what is missing; when every page looked right and the sums still do not hold, all of it again. */
  async pass(): Promise<void> {
    this.#passes += 1;
    const isBlind = this.#good.size >= this.#expected;
    if (isBlind) this.#forget();
    for (let page = 0; page < this.#expected; page++) {
      if (this.#good.has(page) && page > 0) continue;
      await this.#page(page);
      if (this.#client.isBroken()) return;
    }
  }

  trades(): TradeEvent[] {
    return [...this.#trades.values()].sort((a, b) => (a.contractId < b.contractId ? -1 : 1));
  }

  rejected(): Rejected[] {
    return [...this.#rejected.values()];
  }

  declared(): DeclaredTotals {
    return this.#declared;
  }

  /** Why the day is not whole yet. */
  reasons(): string[] {
    const pages = [...this.#failed, ...this.#repeated].filter((page) => !this.#good.has(page));
    const trades = [...this.#trades.values()];
    const isMasked = trades.some(({ buyer, seller }) => buyer === '' || seller === '');
    return [
      ...differencesFrom(sumsOf(trades), this.#declared),
      ...(pages.length > 0 ? [`pages not read: ${pages.sort((a, b) => a - b).join(' ')}`] : []),
      ...(this.#rejected.size > 0 ? [`${this.#rejected.size} rows rejected`] : []),
      ...(isMasked ? ['brokers still masked'] : []),
    ];
  }

  audit(): PageAudit {
    return {
      expected: this.#expected,
      read: this.#good.size,
      repeated: [...this.#repeated],
      failed: [...this.#failed],
      passes: this.#passes,
    };
  }

  /** A contract that was annulled since, or a row that was repaired, must not outlive the read that saw it. */
  #forget(): void {
    this.#good.clear();
    this.#trades.clear();
    this.#rejected.clear();
  }

  async #page(page: number): Promise<void> {
    const query = { size: String(this.#size), page: String(page), sort: 'contractId,asc' };
    const answer = await this.#client.ask(PATHS.floorsheet, query);
    if (answer.fault !== null) {
      this.#miss(page, notice(answer.fault, `floorsheet page ${page}: ${answer.detail}`));
      return;
    }
    const read = readFloorsheetPage(answer.value);
    if (read.reason !== null) this.#miss(page, notice('schema-drift', read.reason));
    else this.#take(page, read.value);
  }

  #take(page: number, { rows, totalPages, declared }: FloorsheetPage): void {
    const key = pageKey(rows);
    if (page === 0) {
      this.#firstKey = key;
      this.#declared = declared;
      this.#expected = Math.max(1, totalPages ?? Math.ceil((declared.trades ?? 0) / this.#size));
    } else if (key === this.#firstKey && rows.length > 0) {
      this.#repeated.add(page);
      this.notices.push(notice('repeated-page', `page ${page} is page 0 again`));
      return;
    }
    const isShort = page < this.#expected - 1 && rows.length < this.#size;
    if (isShort) this.#miss(page, notice('gap', `page ${page} has ${rows.length} of ${this.#size} rows`));
    else this.#good.add(page);
    for (const field of this.#drift.look('floorsheet', KNOWN_TRADE_FIELDS, rows)) {
      this.notices.push(notice('schema-drift', field));
    }
    for (const row of rows) this.#row(row);
  }

  #row(row: unknown): void {
    const trade = readTrade(row, this.#rules);
    if (trade.reason === null) {
      this.#trades.set(trade.value.contractId, trade.value);
      return;
    }
    const text = rowText(row);
    this.#rejected.set(text, { kind: 'rejected', reason: trade.reason, row: text });
  }

  #miss(page: number, why: Notice): void {
    this.#failed.add(page);
    this.notices.push(why);
  }
}

/** Declared totals as money; null when the exchange did not declare all of them. */
export const completeTotals = ({ trades, quantity, amount }: DeclaredTotals) =>
  trades === null || quantity === null || amount === null
    ? null
    : { trades, volume: quantity, turnover: paisa(amount) };
