import type { Instant, StockSymbol } from '@chuli/kernel';
import { rowText } from '../../checks/checked.ts';
import { openDrift } from '../../checks/drift.ts';
import { type Summary, readDepth, readIndex, readMarketOpen, readSummary } from '../../checks/read-market.ts';
import type { TradeRules } from '../../checks/read-trade.ts';
import { instantOf } from '../../checks/values.ts';
import { type NoticeName, type SourceContext, type SourceItem, eventItem, notice } from '../source.ts';
import { type Client, type HttpSettings, PATHS } from './client.ts';
import { floorsheetNews } from './floorsheet-news.ts';
import { createFreezeWatch } from './freeze.ts';
import { type PhaseState, UNKNOWN_PHASE, nextPhase, statusEvent } from './phase.ts';
import { type Seen, createSeen } from './seen.ts';

/** While contracts are missing, every page is read again this often; it is the dearest thing the source does. */
const WALK_EVERY_MS = 60_000;

const TRADING: ReadonlySet<string> = new Set(['matching', 'open', 'suspended', 'closed']);

/** The publisher is alive all the same: missing contracts come with the read after the close. */
const HARMLESS: ReadonlySet<NoticeName> = new Set<NoticeName>(['schema-drift', 'gap']);

/** The running session by polling. One round: status, indices, new contracts, totals, a few books, a beat. */
export class Poll {
  readonly #client: Client;
  readonly #settings: HttpSettings;
  readonly #context: SourceContext;
  readonly #seen: Seen;
  readonly #drift = openDrift();
  readonly #freeze: ReturnType<typeof createFreezeWatch>;
  readonly #indexTimes = new Map<number, Instant>();
  readonly #told = new Set<string>();
  #state: PhaseState = UNKNOWN_PHASE;
  #asOf = -Infinity;
  #totals: Summary | null = null;
  #walkedAt = -Infinity;
  #depthTurn = 0;
  #isRoundWhole = true;
  /** Outside its sessions the exchange shows the one before: nothing of it belongs to this day. */
  #isOtherDay = true;

  constructor(client: Client, settings: HttpSettings, context: SourceContext, rules: TradeRules) {
    this.#client = client;
    this.#settings = settings;
    this.#context = context;
    this.#seen = createSeen(rules);
    this.#freeze = createFreezeWatch(settings.frozenMs);
  }

  async *run(): AsyncGenerator<SourceItem> {
    const { signal, sleep } = this.#context;
    while (!signal.aborted) {
      for await (const item of this.#round()) {
        if (signal.aborted) return;
        yield item;
      }
      if (this.#state.phase === 'closed' && !this.#client.isBroken()) return;
      await sleep(this.#settings.pollMs);
    }
  }

  async *#round(): AsyncGenerator<SourceItem> {
    this.#isRoundWhole = true;
    yield* this.#status();
    if (this.#client.isBroken()) {
      yield* this.#once('breaker-open', 'only the status of the market is asked for');
      return;
    }
    this.#told.delete('breaker-open');
    if (this.#isOtherDay || !TRADING.has(this.#state.phase ?? '')) {
      if (this.#isRoundWhole) yield eventItem({ kind: 'beat', at: this.#context.clock() });
      return;
    }
    for (const part of this.#parts()) {
      yield* part;
      if (this.#client.isBroken()) return;
    }
    yield* this.#endRound();
  }

  *#parts(): Generator<AsyncGenerator<SourceItem>> {
    yield this.#indices();
    yield this.#trades();
    yield this.#summary();
    yield this.#books();
  }

  /** A publisher that repeats itself is not alive: no beat, so that everybody sees how old the figures are. */
  async *#endRound(): AsyncGenerator<SourceItem> {
    const now = this.#context.clock();
    const frozen = this.#freeze.endRound(now);
    if (frozen !== null && this.#state.phase === 'open') {
      yield* this.#once('frozen', `the same answers for ${Math.round(frozen / 1_000)} s`);
      return;
    }
    this.#told.delete('frozen');
    if (this.#isRoundWhole) yield eventItem({ kind: 'beat', at: now });
  }

  async *#status(): AsyncGenerator<SourceItem> {
    const answer = await this.#client.ask(PATHS.marketOpen);
    const { clock, day } = this.#context;
    if (answer.fault !== null) {
      yield this.#fault(answer.fault, `status: ${answer.detail}`);
      return;
    }
    const read = readMarketOpen(answer.value);
    if (read.reason !== null) {
      yield* this.#once('schema-drift', read.reason);
      return;
    }
    const { asOf } = read.value;
    if (asOf.microseconds < this.#asOf) {
      yield this.#fault('time-back', 'status is older than the one before');
      return;
    }
    this.#asOf = asOf.microseconds;
    const isOtherDay = asOf.day !== day;
    this.#isOtherDay = isOtherDay;
    if (isOtherDay) yield* this.#once('other-day', `the exchange shows ${asOf.day}`);
    const phase = nextPhase(read.value, day, clock(), this.#state);
    if (phase === this.#state.phase) return;
    this.#state = { phase, hasOpened: this.#state.hasOpened || phase === 'open' };
    const hasMoment = phase === 'closed' && !isOtherDay;
    yield eventItem(statusEvent(phase, hasMoment ? instantOf(asOf) : clock(), isOtherDay));
  }

  async *#indices(): AsyncGenerator<SourceItem> {
    const answer = await this.#client.ask(PATHS.indices);
    if (answer.fault !== null) {
      yield this.#fault(answer.fault, `indices: ${answer.detail}`);
      return;
    }
    this.#freeze.hear(answer.text);
    if (!Array.isArray(answer.value)) {
      yield* this.#once('schema-drift', 'indices are not a list');
      return;
    }
    for (const row of answer.value) yield* this.#index(row);
  }

  *#index(row: unknown): Generator<SourceItem> {
    const read = readIndex(row);
    if (read.reason !== null) {
      yield* this.#reject(read.reason, row);
      return;
    }
    const { day, ...event } = read.value;
    const before = this.#indexTimes.get(event.indexId) ?? -Infinity;
    if (day !== this.#context.day || event.at === before) return;
    if (event.at < before) {
      yield this.#fault('time-back', `index ${event.indexId} is older than the one before`);
      return;
    }
    this.#indexTimes.set(event.indexId, event.at);
    yield eventItem(event);
  }

  async *#trades(): AsyncGenerator<SourceItem> {
    const now = this.#context.clock();
    const canWalk = now - this.#walkedAt >= WALK_EVERY_MS;
    if (canWalk) this.#walkedAt = now;
    const items = floorsheetNews({
      client: this.#client,
      settings: this.#settings,
      seen: this.#seen,
      drift: this.#drift,
      isKnown: this.#context.isKnown,
      onFirstPage: (text) => this.#freeze.hear(text),
      canWalk,
    });
    for await (const item of items) {
      if (item.kind === 'notice' && !HARMLESS.has(item.notice)) this.#isRoundWhole = false;
      yield item;
    }
  }

  async *#summary(): AsyncGenerator<SourceItem> {
    const answer = await this.#client.ask(PATHS.summary);
    if (answer.fault !== null) {
      yield this.#fault(answer.fault, `summary: ${answer.detail}`);
      return;
    }
    this.#freeze.hear(answer.text);
    const read = readSummary(answer.value);
    if (read.reason !== null) {
      yield* this.#once('schema-drift', read.reason);
      return;
    }
    const before = this.#totals;
    const { turnover, volume, trades } = read.value;
    if (before !== null && (turnover < before.turnover || volume < before.volume || trades < before.trades)) {
      yield this.#fault('totals-decreased', `${before.trades} trades before, ${trades} now`);
      return;
    }
    const isNew = before === null || trades !== before.trades || turnover !== before.turnover;
    this.#totals = read.value;
    if (isNew) yield eventItem({ kind: 'totals', ...read.value, at: this.#context.clock(), isFinal: false });
  }

  /** A few books a round, in turn. One that is refused is left out until its turn comes again. */
  async *#books(): AsyncGenerator<SourceItem> {
    const securities = [...this.#seen.securities];
    const count = this.#state.phase === 'open' ? Math.min(this.#settings.depthPerPoll, securities.length) : 0;
    for (let place = 0; place < count; place++) {
      const security = securities[this.#depthTurn++ % securities.length];
      if (security !== undefined) yield* this.#book(...security);
      if (this.#client.isBroken()) return;
    }
  }

  async *#book(symbol: StockSymbol, id: number): AsyncGenerator<SourceItem> {
    const answer = await this.#client.askAside(`${PATHS.depth}/${id}/`);
    if (answer.fault !== null) {
      yield notice(answer.fault, `depth of ${symbol}: ${answer.detail}`);
      return;
    }
    const read = readDepth(answer.value, symbol, this.#context.clock());
    if (read.reason === null) yield eventItem(read.value);
    else yield* this.#reject(read.reason, answer.value);
  }

  /** The same bad row comes with every round; it is set aside once. */
  *#reject(reason: string, row: unknown): Generator<SourceItem> {
    const text = rowText(row);
    const key = `${reason} ${text}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    yield { kind: 'rejected', reason, row: text };
  }

  #fault(name: NoticeName, detail: string): SourceItem {
    this.#isRoundWhole = false;
    return notice(name, detail);
  }

  /** Said when it begins, not in every round. */
  *#once(name: NoticeName, detail: string): Generator<SourceItem> {
    const key = name === 'schema-drift' ? `${name} ${detail}` : name;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    yield notice(name, detail);
  }
}
