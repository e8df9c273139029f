import { INDICATORS } from '@chuli/indicators/list';
import { LAWS, type Law } from '@chuli/indicators/testing/laws';
import { Dice, drawCandles, drawChosen } from '@chuli/indicators/testing/random-candles';

const ALL = Object.values(INDICATORS).flat();
const SMALL = 2_000;
const FULL = 100_000;
/** Bars beyond the warm-up; a longer warm-up is cut off, where a parameter draw makes it very long. */
const MOST_BARS = 50;
const LONGEST_WARMUP = 100;

/** One case: everything in it follows from the law's name and the number of the case. */
const tryCase = (law: Law, seed: number): string | null => {
  const indicator = ALL[seed % ALL.length];
  if (indicator === undefined) return null;
  const dice = new Dice(seed);
  const chosen = drawChosen(dice, indicator);
  const bars = drawCandles(
    dice,
    Math.min(LONGEST_WARMUP, indicator.warmup(chosen)) + dice.whole(1, MOST_BARS),
  );
  const against = law(indicator, chosen, bars, dice.whole(0, bars.length));
  return against === null ? null : `${indicator.id} ${JSON.stringify(chosen)} seed ${seed}: ${against}`;
};

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

type Asked = {
  readonly full: boolean;
  readonly cases: string | undefined;
  readonly seed: number;
  readonly show: number;
};

/** Tries every law of indicators on so many random cases; says whether one was broken. */
export const tryIndicatorLaws = ({ full, cases, seed, show }: Asked): number => {
  const count = Number(cases ?? (full ? FULL : SMALL));
  const started = performance.now();
  let broken = 0;
  for (const [name, law] of Object.entries(LAWS)) {
    const begun = performance.now();
    const against: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const found = tryCase(law, seed + index);
      if (found !== null) against.push(found);
    }
    broken += against.length;
    console.log(
      `${String(count - against.length).padStart(7)} of ${count} hold  ${name}  (${seconds(begun)})`,
    );
    for (const line of against.slice(0, show)) console.log(`        ${line}`);
  }
  const tried = `${Object.keys(LAWS).length} laws × ${count} cases over ${ALL.length} indicators`;
  console.log(`${tried} in ${seconds(started)}: ${broken === 0 ? 'all hold' : `${broken} broken`}`);
  return broken === 0 ? 0 : 1;
};
