import {
  EFFECTS,
  EFFECT_PERIODS,
  type EffectCase,
  type EffectFigures,
  OUT_OF_SAMPLE_FROM,
  type TurnYear,
  effectFigures,
  measuredBy,
  periodOf,
} from '@chuli/backtest';
import { archiveSource, sampleSource } from '@chuli/importer';
import { type TradingDate, tradingDate } from '@chuli/kernel';
import { sampleMarket } from '@chuli/simulator';
import { type EffectMarket, effectMarket, effectsOf } from './effect-market.ts';
import { ALLOWED, PRINTED, type Printed, STUDY, STUDY_ENDS } from './study.ts';

const SAMPLE = { years: 6, floorsheetDays: 1, stocks: 100, tradesPerDay: 20_000 };
const SAMPLE_ENDS = tradingDate('2026-06-30');

type Figures = ReadonlyMap<string, EffectFigures>;

const MEASURES = [
  ['after-bonus-ex', '5', 'gross'],
  ['after-bonus-ex', '20', 'gross'],
  ['after-dividend-announcement', '5', 'gross'],
  ['after-dividend-announcement', '20', 'gross'],
  ['before-book-close', 'rule', 'gross'],
  ['before-book-close', 'rule', 'net'],
] as const;

/** By name and period, as they were known on a day. */
const shareFigures = (cases: readonly EffectCase[], asOf: TradingDate): Figures => {
  const figures = new Map<string, EffectFigures>();
  for (const [effect, rule, of] of MEASURES) {
    const { measured } = measuredBy(
      cases.filter((one) => one.effect === effect),
      rule,
      asOf,
    );
    for (const period of EFFECT_PERIODS) {
      const own = measured.filter(({ on }) => periodOf(on) === period);
      figures.set(`${effect} ${rule}${of === 'net' ? ', net' : ''} ${period}`, effectFigures(own, of));
    }
  }
  return figures;
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same years as the study. */
const turnMeans = (years: readonly TurnYear[]): Map<string, number | null> => {
  const means = new Map<string, number | null>();
  for (const period of ['in', 'out'] as const) {
    const own = years.filter(
      ({ from }) =>
        from >= '2012' && from <= STUDY_ENDS && period === (from < OUT_OF_SAMPLE_FROM ? 'in' : 'out'),
    );
    means.set(
      `fiscal-year-turn NEPSE, logarithms ${period}`,
      meanOf(own.map(({ index }) => Math.log(1 + index.gross))),
    );
    means.set(
      `fiscal-year-turn average share, net ${period}`,
      meanOf(own.flatMap(({ average }) => (average === null ? [] : [average.net]))),
    );
  }
  return means;
};

const percent = (share: number | null | undefined): string =>
  share === null || share === undefined ? '–' : `${share > 0 ? '+' : ''}${(100 * share).toFixed(2)}`;

const lineOf = (name: string, { events, months, mean, interval, worse }: EffectFigures): string =>
  `${name.padEnd(42)}${String(events).padStart(6)} events in ${String(months).padStart(3)} months ${percent(mean).padStart(7)} ` +
  `(${percent(interval?.low)} to ${percent(interval?.high)}), worse than the market ${percent(worse)} %`;

/** Prints one figure beside that of the study; what is wrong with it, if anything. */
const compare = ({ what, period, printed, because }: Printed, ours: number | null | undefined): string[] => {
  const difference = ours === null || ours === undefined ? null : 100 * ours - printed;
  const told = difference === null ? '–' : `${difference > 0 ? '+' : ''}${difference.toFixed(2)}`;
  const isOff = difference === null || Math.abs(difference) > ALLOWED;
  const note = isOff ? (because ?? 'NOT EXPLAINED') : '';
  console.log(
    `${what.padEnd(42)}${period.padEnd(4)} study ${printed.toFixed(2).padStart(6)}  ours ${percent(ours).padStart(6)}  difference ${told.padStart(6)}  ${note}`,
  );
  return isOff && because === undefined ? [`${what} ${period} differs by ${told}`] : [];
};

const tryArchive = async (folder: string): Promise<string[]> => {
  const market = await effectMarket(archiveSource(folder));
  const { cases, turn } = effectsOf(market);
  const figures = shareFigures(cases, tradingDate(STUDY_ENDS));
  for (const [name, own] of figures) if (own.events > 0) console.log(lineOf(name, own));
  for (const { year, index, average } of turn)
    console.log(
      `fiscal year that ends in ${year}: NEPSE ${percent(index.gross)}, net ${percent(index.net)}; average share ${percent(average?.gross)}, net ${percent(average?.net)}`,
    );
  const means = turnMeans(turn);
  console.log(`\nagainst our registered study of ${STUDY}, in percent; ${ALLOWED} points are allowed`);
  return PRINTED.flatMap((one) => {
    const name = `${one.what} ${one.period}`;
    return compare(one, means.get(name) ?? figures.get(name)?.mean);
  });
};

const cutAt = (market: EffectMarket, count: number): EffectMarket => {
  const sessions = market.sessions.slice(0, count);
  const last = sessions.at(-1) ?? SAMPLE_ENDS;
  return {
    sessions,
    histories: market.histories.map((history) => ({
      ...history,
      bars: history.bars.filter(({ session }) => session < count),
    })),
    dividends: market.dividends,
    nepse: new Map([...market.nepse].filter(([on]) => on <= last)),
  };
};

const CUTS = 6;

/** The record as of a day is that of a market which ended on it, and an effect that nobody put in is small. */
const trySample = async (seed: number): Promise<string[]> => {
  const sample = sampleMarket({ ...SAMPLE, seed, endDate: SAMPLE_ENDS });
  const market = await effectMarket(sampleSource(sample, [...sample.days()]));
  const { cases } = effectsOf(market);
  const last = market.sessions.at(-1) ?? SAMPLE_ENDS;
  for (const [name, own] of shareFigures(cases, last)) if (own.events > 0) console.log(lineOf(name, own));
  const broken: string[] = [];
  for (let cut = 1; cut <= CUTS; cut += 1) {
    const count = Math.round((market.sessions.length * cut) / (CUTS + 1));
    const asOf = market.sessions[count - 1] ?? last;
    const rewound = JSON.stringify([...shareFigures(cases, asOf)]);
    const ended = JSON.stringify([...shareFigures(effectsOf(cutAt(market, count)).cases, asOf)]);
    if (rewound !== ended) broken.push(`as of ${asOf} more is known than a market that ended there knows`);
  }
  console.log(`sample: ${EFFECTS.length} effects, ${cases.length} events, rewound to ${CUTS} days`);
  return broken;
};

type Asked = { readonly seed: number; readonly archive: string | undefined };

/** The documented effects by the engine of the record: rewound on a made-up market, and beside the study on an archive. */
export const tryEffectLaws = async ({ seed, archive }: Asked): Promise<number> => {
  const broken = archive === undefined ? await trySample(seed) : await tryArchive(archive);
  console.log(`laws of effects: ${broken.length === 0 ? 'all hold' : broken.join('; ')}`);
  return broken.length === 0 ? 0 : 1;
};
