import { Board, NEW_INSTANCE, type Settings, marginOf, zoneOf } from '@chuli/alerts';
import { atKathmandu, instant } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import { DAY } from './plan.ts';

/** How the cost of a tick follows from the number of alerts that wait. */
export type TickCost = {
  readonly sizes: readonly { readonly alerts: number; readonly tickNs: number; readonly addUs: number }[];
  /** Of a power: 0 is flat, 1 is one comparison an alert. */
  readonly exponent: number;
  readonly reached: number;
};

const STOCKS = 300;
const PRICE = 500_00;
/** Prices walk within four percent of where they began; all but a few alerts wait further away. */
const [LOWEST, HIGHEST] = [PRICE * 0.96, PRICE * 1.04];
/** The same for every size: a tick that reaches an alert does more, and there are as many of those. */
const NEAR = 2 * STOCKS;
const ROUNDS = 60;
const TICKS = 30_000;

const SETTINGS: Settings = {
  timing: 'forming',
  frequency: 'every-time',
  since: instant(0),
  firesFirst: false,
  expiresOn: null,
  isPaused: false,
};

const START = { bar: DAY, isClosed: false, at: atKathmandu(DAY, 11 * 60), turn: 0 } as const;

const levelOf = (random: Random, isNear: boolean): { operator: '>=' | '<='; level: number } => {
  const away = isNear ? 0.005 + 0.03 * random.next() : 0.06 + 0.4 * random.next();
  const isOver = random.next() < 0.5;
  const level = Math.round(PRICE * (isOver ? 1 + away : 1 - away));
  return { operator: isOver ? '>=' : '<=', level };
};

const fill = (alerts: number, seed: number): { board: Board; addUs: number } => {
  const random = new Random(seed, `fill ${alerts}`);
  const board = new Board(START);
  for (let slot = 0; slot < STOCKS; slot += 1) board.open(slot, PRICE);
  const began = performance.now();
  for (let number = 0; number < alerts; number += 1) {
    const { operator, level } = levelOf(random, number < NEAR);
    const zone = zoneOf(operator, { up: level, down: level, margin: marginOf(level, 10) });
    board.add({ slot: number % STOCKS, zone, settings: SETTINGS, instance: NEW_INSTANCE });
  }
  return { board, addUs: ((performance.now() - began) * 1_000) / alerts };
};

const walk = (board: Board, random: Random, from: number): { ns: number; reached: number } => {
  const prices = new Float64Array(STOCKS).fill(PRICE);
  let reached = 0;
  const began = performance.now();
  for (let number = 0; number < TICKS; number += 1) {
    const slot = number % STOCKS;
    const next = (prices[slot] ?? PRICE) + 10 * random.whole(-10, 10);
    prices[slot] = Math.min(HIGHEST, Math.max(LOWEST, next));
    const at = instant(START.at + from + number);
    reached += board.tick(slot, prices[slot] ?? PRICE, { ...START, at }).length;
  }
  return { ns: ((performance.now() - began) * 1e6) / TICKS, reached };
};

/** The best round of each size, in turns: a machine that does something else does it to all of them. */
export const measureTicks = (sizes: readonly number[], seed: number): TickCost => {
  const boards = sizes.map((alerts) => ({ alerts, ...fill(alerts, seed), tickNs: Number.POSITIVE_INFINITY }));
  let reached = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const one of boards) {
      const walked = walk(one.board, new Random(seed, `walk ${round}`), round * TICKS);
      one.tickNs = Math.min(one.tickNs, walked.ns);
      reached += walked.reached;
    }
  const [small, large] = [boards[0], boards.at(-1)];
  const exponent =
    small === undefined || large === undefined
      ? 0
      : Math.log(large.tickNs / small.tickNs) / Math.log(large.alerts / small.alerts);
  return { sizes: boards.map(({ alerts, tickNs, addUs }) => ({ alerts, tickNs, addUs })), exponent, reached };
};
