import type { ReplyOf, signalScanContracts } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { type Cell, FAMILIES, type Family, cellsOf, conditionsOf, endingOf } from '@chuli/signals';
import { type RecordHeadline, type SignalLists, type Tape, recordHeadlines } from '@chuli/tape';
import { percentOfShare } from './signal-figures.ts';

export type SignalList = ReplyOf<typeof signalScanContracts.strongBuy>['lists'][number];
type Headline = NonNullable<SignalList['record']>;

export const LONGEST_EXIT = '20';
export const SEALED_PART = 'sample:out';

const headlineOf = (figures: RecordHeadline): Headline => ({
  as_of: figures.known_to,
  number: figures.number,
  hit_rate: percentOfShare(figures.hit_rate),
  mean_excess: percentOfShare(figures.mean_excess),
  interval_low: percentOfShare(figures.interval_low),
  interval_high: percentOfShare(figures.interval_high),
  verdict: figures.verdict as Headline['verdict'],
});

const listOf = (family: Family, cell: Cell, record: Headline | null): SignalList => {
  const ending = endingOf(family, cell);
  return {
    family: family.id,
    ...cell,
    path: family.path(cell),
    title: family.title,
    idea: family.idea,
    means: family.kinds[cell.kind]?.means ?? '',
    settings: Object.entries(family.settings).map(([name, { label, value }]) => ({ name, label, value })),
    conditions: conditionsOf(family, cell),
    ending: ending === 'opposite' || Array.isArray(ending) ? ending : { bars: ending.bars },
    record,
  };
};

const isAmong = (names: readonly string[], name: string): boolean =>
  names.length === 0 || names.includes(name);

type Named = { family: string; kind: string; timeframe: string; side: string };

const nameOf = ({ family, kind, timeframe, side }: Named): string => `${family} ${kind} ${timeframe} ${side}`;

/** What the asked lists are, each with the figures of its record as far as they were known by a day. */
export const describeLists = async (
  tape: Tape,
  asked: SignalLists,
  as_of: TradingDate,
): Promise<SignalList[]> => {
  const records = await recordHeadlines(tape, {
    families: asked.families,
    exit: LONGEST_EXIT,
    slice: SEALED_PART,
    as_of,
  });
  const byName = new Map(records.map((figures) => [nameOf(figures), headlineOf(figures)]));
  return FAMILIES.filter(({ id }) => isAmong(asked.families, id)).flatMap((family) =>
    cellsOf(family)
      .filter(
        ({ kind, timeframe, side }) =>
          isAmong(asked.kinds, kind) && isAmong(asked.timeframes, timeframe) && isAmong(asked.sides, side),
      )
      .map((cell) => listOf(family, cell, byName.get(nameOf({ family: family.id, ...cell })) ?? null)),
  );
};
