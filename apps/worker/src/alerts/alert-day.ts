import {
  AXES,
  type Axis,
  Board,
  type Changed,
  type DayFacts,
  type Instance,
  type LevelCondition,
  NEW_INSTANCE,
  type Place,
  type Settings,
  axisOf,
  conditionZone,
  floodedBy,
  isDaily,
  isOnAxis,
  isRestated,
  tellsAtClose,
} from '@chuli/alerts';
import { type Instant, type Paisa, type StockSymbol, type TradingDate, atKathmandu } from '@chuli/kernel';
import { type Listing, type LoggedEvent, type Quote, type SessionEvent, openSession } from '@chuli/session';
import type { AlertBook, HeldAlert } from './book.ts';
import type { Judgement } from './news.ts';
import { openSignalLooks } from './signal-looks.ts';

type Watch = { readonly held: HeldAlert; readonly symbol: StockSymbol };

/** What a stock begins the day with. */
type Opening = DayFacts & {
  readonly slot: number;
  readonly isRebased: boolean;
};

const valueOn = (axis: Axis, quote: Quote): number | null => {
  if (axis === 'price') return quote.last;
  return axis === 'volume' ? quote.volume : quote.amount;
};

const touchedBy = (event: SessionEvent): StockSymbol | null =>
  event.kind === 'trade' || event.kind === 'reversal' || event.kind === 'close' ? event.symbol : null;

/** What is measured anew every day, and prices on an ex-date, begin from what the day begins with. */
const beginsAnew = (
  { place, state }: Instance,
  condition: LevelCondition,
  { isRebased, day }: Opening,
): boolean => place !== null && place.bar < day && state !== 'expired' && (isDaily(condition) || isRebased);

const watchedOn = (held: HeldAlert, condition: LevelCondition, symbol: StockSymbol, opening: Opening) => {
  const kept = held.instances.get(symbol) ?? NEW_INSTANCE;
  if (!beginsAnew(kept, condition, opening)) return { settings: held.settings, instance: kept };
  const settings: Settings = { ...held.settings, firesFirst: false };
  return { settings, instance: { ...kept, state: 'idle', side: null } as const };
};

const isFloodedBy = (held: HeldAlert, at: Instant): boolean => {
  if (held.settings.frequency !== 'every-time') return false;
  const { recent, isFlooded } = floodedBy(held.recent, at);
  held.recent = recent;
  return isFlooded;
};

/**
 * Alerts along the log of one day, while its bars form. What it says follows from the log, from how the alerts stood and
 * from when they were made; read again from the beginning, it says again only what was not kept.
 */
export class AlertDay {
  readonly day: TradingDate;
  readonly #session;
  readonly #lastCloses: ReadonlyMap<StockSymbol, Paisa>;
  readonly #boards: Readonly<Record<Axis, Board>>;
  readonly #watches: Readonly<Record<Axis, Map<number, Watch>>>;
  /** By alert: where it waits. */
  readonly #places = new Map<string, { axis: Axis; id: number; symbol: StockSymbol }[]>();
  readonly #openings = new Map<StockSymbol, Opening>();
  readonly #waiting = new Set<StockSymbol>();
  readonly #signals;
  readonly #flooding = new Set<HeldAlert>();
  readonly #start: Place;
  #judgements: Judgement[] = [];
  #now: Place;
  #heard = 0;
  #isOpened = false;
  #wasOpen = false;

  constructor(day: TradingDate, lastCloses: ReadonlyMap<StockSymbol, Paisa>) {
    this.day = day;
    this.#session = openSession(day);
    this.#lastCloses = lastCloses;
    this.#start = { bar: day, isClosed: false, at: atKathmandu(day, 0), turn: 0 };
    this.#now = this.#start;
    const board = (): Board => new Board(this.#start);
    this.#boards = { price: board(), volume: board(), turnover: board() };
    this.#watches = { price: new Map(), volume: new Map(), turnover: new Map() };
    this.#signals = openSignalLooks(this.#start);
  }

  moment(): ReturnType<ReturnType<typeof openSession>['moment']> {
    return this.#session.moment();
  }

  /** Before the opening nothing can be added: it says which stocks there are, and what they begin with. */
  hear(logged: LoggedEvent, book: AlertBook): void {
    const { event } = logged;
    // Counted here: a log that began anew gives old numbers to new events.
    this.#heard += 1;
    this.#session.apply(logged, this.#heard);
    this.#move();
    if (event.kind === 'opening') this.#open(event.listings, book);
    if (event.kind === 'signals')
      for (const judgement of this.#signals.hear(event, this.#now, (symbol) => this.#baseOf(symbol)))
        this.#add(judgement);
    const symbol = touchedBy(event);
    if (symbol !== null) this.#waiting.add(symbol);
    this.#tickWaiting();
  }

  /** An alert that was made, or is another than it was. */
  put(held: HeldAlert): void {
    this.remove(held.alert.id);
    if (!this.#isOpened || held.settings.timing !== 'forming' || held.settings.isPaused) return;
    const { condition } = held.alert;
    if (held.alert.expiresOn !== null && held.alert.expiresOn < this.day) return;
    if (condition.kind === 'signal') this.#signals.put(held, condition.list);
    // What is measured anew every day says nothing of how the last close was.
    if (!isOnAxis(condition) || (isDaily(condition) && tellsAtClose(held.settings))) return;
    for (const symbol of held.symbols ?? []) this.#watch(held, condition, symbol);
  }

  remove(alertId: string): void {
    this.#signals.remove(alertId);
    for (const { axis, id } of this.#places.get(alertId) ?? []) {
      this.#boards[axis].remove(id);
      this.#watches[axis].delete(id);
    }
    this.#places.delete(alertId);
  }

  /** How a stock that only waits stands now, so that an alert of another note goes on where it was. */
  instancesOf(alertId: string): Map<StockSymbol, Instance> {
    const found = (this.#places.get(alertId) ?? []).flatMap(({ axis, id, symbol }) => {
      const instance = this.#boards[axis].instanceOf(id);
      return instance === undefined ? [] : [[symbol, instance] as const];
    });
    return new Map(found);
  }

  /** What changed since it was last asked for. */
  takeJudgements(): Judgement[] {
    const taken = this.#judgements;
    this.#judgements = [];
    return taken;
  }

  #baseOf(symbol: StockSymbol): Paisa | null {
    return this.#openings.get(symbol)?.base ?? null;
  }

  #move(): void {
    const { at } = this.#session.moment();
    if (at === null) return;
    const turn = at === this.#now.at ? this.#now.turn + 1 : 0;
    this.#now = { ...this.#start, at, turn };
    for (const axis of AXES) this.#take(axis, this.#boards[axis].move(this.#now));
  }

  #open(listings: readonly Listing[], book: AlertBook): void {
    if (this.#isOpened) return;
    this.#isOpened = true;
    for (const { symbol, previousClose: base, instrument } of listings) {
      const slot = this.#openings.size;
      const isRebased = isRestated(base, this.#lastCloses.get(symbol));
      this.#openings.set(symbol, { slot, day: this.day, base, instrument, isRebased });
      if (base !== null) this.#boards.price.open(slot, base);
      this.#boards.volume.open(slot, 0);
      this.#boards.turnover.open(slot, 0);
    }
    for (const held of book.values()) this.put(held);
  }

  #watch(held: HeldAlert, condition: LevelCondition, symbol: StockSymbol): void {
    const opening = this.#openings.get(symbol);
    const axis = axisOf(condition);
    if (opening === undefined || axis === null) return;
    const zone = conditionZone(condition, opening);
    if (zone === null) return;
    const { slot } = opening;
    const watched = { slot, zone, ...watchedOn(held, condition, symbol, opening) };
    const { id, changes } = this.#boards[axis].add(watched);
    this.#watches[axis].set(id, { held, symbol });
    const places = this.#places.get(held.alert.id) ?? [];
    this.#places.set(held.alert.id, [...places, { axis, id, symbol }]);
    this.#take(axis, changes);
  }

  /** Before the opening and in a halt nothing is judged; what changed meanwhile waits, with the close for the last time. */
  #tickWaiting(): void {
    const { phase } = this.#session.moment();
    const hasClosed = this.#wasOpen && phase === 'closed';
    this.#wasOpen = phase === 'open';
    if (!(this.#wasOpen || hasClosed)) return;
    for (const symbol of this.#waiting) this.#tick(symbol);
  }

  #tick(symbol: StockSymbol): void {
    const quote = this.#session.quote(symbol);
    if (quote?.isHalted) return;
    this.#waiting.delete(symbol);
    const opening = this.#openings.get(symbol);
    if (quote === null || opening === undefined) return;
    for (const axis of AXES) {
      const value = valueOn(axis, quote);
      if (value !== null) this.#take(axis, this.#boards[axis].tick(opening.slot, value, this.#now));
    }
  }

  #take(axis: Axis, changes: readonly Changed[]): void {
    for (const { id, step } of changes) {
      const watch = this.#watches[axis].get(id);
      if (watch === undefined) continue;
      const { held, symbol } = watch;
      held.instances.set(symbol, step.instance);
      this.#add({ held, symbol, ...step, base: this.#baseOf(symbol) });
    }
  }

  /** One that floods its owner is paused with this firing, and says nothing after it. */
  #add(judgement: Judgement): void {
    const { held, firing } = judgement;
    if (this.#flooding.has(held)) return;
    const isFlooded = firing !== null && isFloodedBy(held, firing.at);
    this.#judgements.push(isFlooded ? { ...judgement, pause: 'flood' } : judgement);
    if (!isFlooded) return;
    this.#flooding.add(held);
    this.remove(held.alert.id);
  }
}
