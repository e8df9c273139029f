import { type Instant, type StockSymbol, atKathmandu, instant, kathmanduMinutes } from '@chuli/kernel';
import { INDEX_HALTS, type IndexHalt } from '@chuli/market';
import type { DayRules } from '../day-rules.ts';
import type { LiveSecurityStatus, LiveStatus } from './event.ts';
import type { LiveOptions } from './options.ts';

const WHOLE = 10_000;

export const statusOf = (
  phase: LiveStatus['phase'],
  at: Instant,
  reason: string | null = null,
  until: Instant | null = null,
): LiveStatus => ({ kind: 'status', phase, at, until, reason });

const stretchOf = ({ date, securityHalt }: LiveOptions): { from: Instant; to: Instant } | null =>
  securityHalt === undefined
    ? null
    : {
        from: atKathmandu(date, securityHalt.at),
        to: atKathmandu(date, securityHalt.at + securityHalt.minutes),
      };

/** Stops of the market (index levels of the day, a suspension) and of one security. */
export class Halts {
  readonly #closes: number;
  readonly #busiest: StockSymbol | null;
  readonly #suspension: number;
  readonly #stretch: { from: Instant; to: Instant } | null;
  /** Levels that have not been reached yet. */
  readonly #levels: IndexHalt[];
  #haltedUntil: number | null = null;
  #isSuspended = false;
  #isSecurityHalted = false;

  constructor({ date, closes }: DayRules, options: LiveOptions, busiest: StockSymbol | null) {
    this.#closes = closes;
    this.#busiest = busiest;
    this.#suspension = options.suspendAt === undefined ? Infinity : atKathmandu(date, options.suspendAt);
    this.#stretch = stretchOf(options);
    this.#levels = [...INDEX_HALTS.on(date)];
  }

  isStopped(): boolean {
    return this.#isSuspended || this.#haltedUntil !== null;
  }

  isStoppedFor(symbol: StockSymbol): boolean {
    return this.#isSecurityHalted && symbol === this.#busiest;
  }

  /** Hears of the index after an order; a level that is reached for the first time stops the market. */
  watch(move: number, at: Instant): LiveStatus | null {
    const minute = kathmanduMinutes(at);
    const reached = this.#levels.findLastIndex(
      (level) => Math.abs(move) * WHOLE >= level.move && (level.before === null || minute < level.before),
    );
    const level = this.#levels[reached];
    if (level === undefined || this.isStopped()) return null;
    this.#levels.splice(0, reached + 1);
    const end = level.minutes === null ? this.#closes : at + level.minutes * 60_000;
    this.#haltedUntil = Math.min(end, this.#closes);
    return statusOf('halted', at, `index moved ${level.move / 100} %`, instant(this.#haltedUntil));
  }

  /** What changes at the beginning of this second. */
  due(second: Instant): (LiveStatus | LiveSecurityStatus)[] {
    const changes: (LiveStatus | LiveSecurityStatus)[] = this.#securityChange(second);
    if (second >= this.#suspension && !this.#isSuspended) {
      this.#isSuspended = true;
      changes.push(statusOf('suspended', second, 'trading suspended'));
    }
    if (this.#haltedUntil !== null && second >= this.#haltedUntil) {
      this.#haltedUntil = null;
      if (!this.#isSuspended) changes.push(statusOf('open', second));
    }
    return changes;
  }

  #securityChange(at: Instant): LiveSecurityStatus[] {
    const isHalted = this.#stretch !== null && at >= this.#stretch.from && at < this.#stretch.to;
    if (this.#busiest === null || isHalted === this.#isSecurityHalted) return [];
    this.#isSecurityHalted = isHalted;
    const reason = isHalted ? 'halted by the exchange' : null;
    return [{ kind: 'security-status', symbol: this.#busiest, isHalted, at, reason }];
  }
}
