import { type BrokerId, type Paisa, paisa } from '@chuli/kernel';
import { priceBand } from '@chuli/market';
import type { StockPlan } from './day-plan.ts';
import type { DayRules } from './day-rules.ts';
import { drawFills, drawQuantity } from './order-size.ts';
import type { Random } from './random.ts';

/** One counterparty's part of an order, before it is numbered and timed. */
export type Fill = {
  readonly buyer: BrokerId;
  readonly seller: BrokerId;
  readonly quantity: number;
  readonly rate: Paisa;
};

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

const CAMPAIGN_SHARE = 0.25;
/** Beyond the crossings that chance brings, members match clients of their own. */
const CROSSING_CHANCE = 0.004;
const ODD_LOT_CHANCE = 0.0175;
const ODD_LOT_REACH = 0.03;
const STEP_CHANCE = 0.2;
const HALF_SPREAD = 0.0006;
const FIRST_DAY_FILLS = 25;

/** The book of one security during a session: the prevailing price and where it is drawn to. */
export class Desk {
  readonly plan: StockPlan;
  readonly #rules: DayRules;
  readonly #drawBroker: (random: Random) => BrokerId;
  #last: number;
  /** Logarithm of what the share is worth now, from the reference; a Brownian bridge to the plan's move. */
  #worth = 0;
  #ordersSeen = 0;
  #hasTraded = false;

  constructor(plan: StockPlan, rules: DayRules, drawBroker: (random: Random) => BrokerId) {
    this.plan = plan;
    this.#rules = rules;
    this.#drawBroker = drawBroker;
    this.#last = plan.reference;
  }

  /** The opening auction: all of it at one price. */
  auction(random: Random): Fill[] {
    const { plan } = this;
    const drawn = plan.reference * Math.exp(plan.move * random.between(0.1, 0.5) + 0.004 * random.normal());
    const price = clamp(this.#toTick(drawn), plan.opening.lower, plan.opening.upper);
    this.#setLast(price);
    this.#worth = Math.log(price / plan.reference);
    const fills = plan.previousClose === null ? FIRST_DAY_FILLS : random.whole(1, 3);
    return Array.from({ length: fills }, () => ({
      buyer: this.#member(plan.buying, random),
      seller: this.#member(plan.selling, random),
      quantity: drawQuantity(plan, price, random),
      rate: paisa(price),
    }));
  }

  /** The next order of the continuous session and what it is filled with. */
  nextOrder(random: Random): Fill[] {
    this.#drift(random);
    if (this.#hasTraded && random.chance(ODD_LOT_CHANCE)) return [this.#oddLot(random)];
    const { plan } = this;
    const isBuy = random.chance(0.5 + clamp(plan.move * 2, -0.2, 0.2));
    const side = isBuy ? 1 : -1;
    const band = priceBand(paisa(this.#last), this.#rules.bands.order, plan.tick);
    const low = Math.max(band.lower, plan.limits.lower);
    const high = Math.min(band.upper, plan.limits.upper);
    const worth = plan.reference * Math.exp(this.#worth + side * HALF_SPREAD);
    let price = clamp(this.#toTick(worth), low, high);
    const aggressor = this.#member(isBuy ? plan.buying : plan.selling, random);
    const fills: Fill[] = [];
    for (let left = drawFills(random); left > 0; left--) {
      const resting = random.chance(CROSSING_CHANCE)
        ? aggressor
        : this.#member(isBuy ? plan.selling : plan.buying, random);
      const [buyer, seller] = isBuy ? [aggressor, resting] : [resting, aggressor];
      fills.push({ buyer, seller, quantity: drawQuantity(plan, price, random), rate: paisa(price) });
      this.#setLast(price);
      if (random.chance(STEP_CHANCE)) price = clamp(price + side * plan.tick, low, high);
    }
    return fills;
  }

  #drift(random: Random): void {
    const { move, orders, volatility } = this.plan;
    const left = Math.max(1, orders - this.#ordersSeen);
    this.#ordersSeen += 1;
    const noise = volatility * Math.sqrt((left - 1) / left / orders) * random.normal();
    this.#worth += (move - this.#worth) / left + noise;
  }

  /** Odd lots have a market of their own: their price strays and moves nothing. */
  #oddLot(random: Random): Fill {
    const { limits } = this.plan;
    const stray = this.#last * (1 + random.between(-ODD_LOT_REACH, ODD_LOT_REACH));
    return {
      buyer: this.#drawBroker(random),
      seller: this.#drawBroker(random),
      quantity: random.whole(1, 9),
      rate: paisa(clamp(this.#toTick(stray), limits.lower, limits.upper)),
    };
  }

  #member(campaign: BrokerId | null, random: Random): BrokerId {
    return campaign !== null && random.chance(CAMPAIGN_SHARE) ? campaign : this.#drawBroker(random);
  }

  #toTick(price: number): number {
    return Math.round(price / this.plan.tick) * this.plan.tick;
  }

  #setLast(price: number): void {
    this.#last = price;
    this.#hasTraded = true;
  }
}
