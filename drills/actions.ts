import { type Finding, findActions } from '@chuli/actions';
import { stockSymbol } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import { type History, playHistory, spoilDay } from './actions-history.ts';
import { playMarket } from './actions-prices.ts';
import type { Drill } from './drill.ts';

const SIZES = { small: 400, full: 10_000 };
const HISTORIES_OF_A_MARKET = 50;
const MOST_INVENTED = 1 / 1_000;
const MOST_MISSED = 2 / 100;
/** A factor within one percent of the true one is the true one, rounded by whoever printed the price. */
const SAME_FACTOR = 0.01;
/** A source that spoils a whole day does so in one market of four. */
const SPOILT_MARKETS = 0.25;
const EXAMPLES = 12;

type Tally = {
  histories: number;
  actions: number;
  found: number;
  missed: number;
  askedFor: number;
  invented: number;
  asked: number;
};

const NONE: Tally = { histories: 0, actions: 0, found: 0, missed: 0, askedFor: 0, invented: 0, asked: 0 };

const isTrue = ({ truth }: History, { ex_on, factor }: Finding): boolean =>
  truth !== null && truth.exOn === ex_on && Math.abs(factor / truth.factor - 1) <= SAME_FACTOR;

const judge = (history: History, findings: readonly Finding[]): Tally => {
  const applied = findings.filter(({ confidence }) => confidence !== 'doubtful');
  const doubtful = findings.filter(({ confidence }) => confidence === 'doubtful');
  const found = Number(applied.some((finding) => isTrue(history, finding)));
  const isAsked = found === 0 && doubtful.some(({ ex_on }) => ex_on === history.truth?.exOn);
  const actions = Number(history.truth !== null);
  return {
    histories: 1,
    actions,
    found,
    askedFor: Number(isAsked),
    missed: actions - found - Number(isAsked),
    invented: applied.filter((finding) => !isTrue(history, finding)).length,
    asked: doubtful.length,
  };
};

const add = (one: Tally, other: Tally): Tally =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, value + other[key as keyof Tally]]),
  ) as Tally;

const describeFinding = ({ ex_on, factor, kind, confidence }: Finding): string =>
  `${ex_on} ${kind} ${factor} ${confidence}`;

const playAll = (seed: number, count: number): { tallies: Map<string, Tally>; wrong: string[] } => {
  const tallies = new Map<string, Tally>();
  const wrong: string[] = [];
  for (let first = 0; first < count; first += HISTORIES_OF_A_MARKET) {
    const random = new Random(seed, 'market', first);
    const market = playMarket(random);
    const histories = Array.from({ length: Math.min(HISTORIES_OF_A_MARKET, count - first) }, (_, at) =>
      playHistory(stockSymbol(`S${first + at}`), market, [seed, 'history', first + at]),
    );
    if (random.chance(SPOILT_MARKETS)) spoilDay(random, histories, market);
    const findings = Map.groupBy(
      findActions({
        bars: histories.flatMap(({ bars }) => bars),
        securities: histories,
        dividends: histories.flatMap(({ dividends }) => dividends),
        rights: histories.flatMap(({ rights }) => rights),
        declared: histories.flatMap(({ declared }) => declared),
        listed: histories.flatMap(({ listed }) => listed),
      }),
      ({ symbol }) => symbol,
    );
    for (const history of histories) {
      const own = findings.get(history.symbol) ?? [];
      const tally = judge(history, own);
      tallies.set(history.name, add(tallies.get(history.name) ?? NONE, tally));
      if (tally.invented + tally.missed === 0) continue;
      const truth =
        history.truth === null ? 'no action' : `${history.truth.exOn} ${history.truth.factor.toFixed(4)}`;
      wrong.push(
        `${history.symbol} ${history.name}: ${truth}; found ${own.map(describeFinding).join(', ') || 'nothing'}`,
      );
    }
  }
  return { tallies, wrong };
};

/** Securities whose actions are known, because they were made up: how many are found, missed, invented and asked about. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const { tallies, wrong } = playAll(seed, times ?? (isFull ? SIZES.full : SIZES.small));
  for (const [name, tally] of [...tallies].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { histories, actions, found, missed, askedFor, invented, asked } = tally;
    console.log(
      `${name.padEnd(40)} ${String(histories).padStart(6)} histories, ${actions} actions: ` +
        `${found} found, ${askedFor} asked, ${missed} missed; ${invented} invented, ${asked - askedFor} more asked`,
    );
  }
  for (const line of wrong.slice(0, EXAMPLES)) console.log(`  ${line}`);
  const all = [...tallies.values()].reduce(add, NONE);
  const isGood = all.invented <= all.histories * MOST_INVENTED && all.missed <= all.actions * MOST_MISSED;
  return {
    isGood,
    summary:
      `${all.histories} histories with ${all.actions} actions: ${all.found} found, ${all.askedFor} asked, ` +
      `${all.missed} missed (at most ${(MOST_MISSED * 100).toFixed(0)} in 100), ${all.invented} invented ` +
      `(at most 1 in ${1 / MOST_INVENTED}), ${all.asked} doubtful in all`,
  };
};
