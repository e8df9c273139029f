import type { ReplyOf, signalScanContracts, signalWhyContracts } from '@chuli/contracts';
import { AppError, type TradingDate } from '@chuli/kernel';
import { printScan } from '@chuli/scan';
import { familyScan } from '@chuli/scanner';
import { type Cell, FAMILIES, type Family, cellsOf, conditionsOf, endingOf } from '@chuli/signals';
import type { Tape } from '@chuli/tape';
import { type RecordHeadline, type SignalLists, recordHeadlines } from '@chuli/tape/signal';
import { percentOfShare } from './figures.ts';

export type SignalListHead = ReplyOf<typeof signalScanContracts.strongBuy>['lists'][number];
export type SignalList = ReplyOf<typeof signalWhyContracts.why>['list'];
type Headline = NonNullable<SignalListHead['record']>;

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

const headOf = (family: Family, cell: Cell, record: Headline | null): SignalListHead => ({
  family: family.id,
  ...cell,
  title: family.title,
  means: family.kinds[cell.kind]?.means ?? '',
  record,
});

const scanTextOf = (family: Family, cell: Cell): string | null => {
  const said = familyScan(family, cell);
  return 'scan' in said ? printScan(said.scan) : null;
};

/** The whole of a list: its idea, parameters, conditions and what ends a signal of it. */
export const describeList = (head: SignalListHead): SignalList => {
  const family = FAMILIES.find(({ id }) => id === head.family);
  if (family === undefined) throw new AppError('signal.not-found', head);
  const ending = endingOf(family, head);
  return {
    ...head,
    path: family.path(head),
    idea: family.idea,
    settings: Object.entries(family.settings).map(([name, { label, value }]) => ({ name, label, value })),
    conditions: conditionsOf(family, head),
    scan: scanTextOf(family, head),
    ending: ending === 'opposite' || Array.isArray(ending) ? ending : { bars: ending.bars },
  };
};

const isAmong = (names: readonly string[], name: string): boolean =>
  names.length === 0 || names.includes(name);

export type ListName = { family: string; kind: string; timeframe: string; side: string };

export const nameOf = ({ family, kind, timeframe, side }: ListName): string =>
  `${family} ${kind} ${timeframe} ${side}`;

/** The asked lists, each with the figures of its record as far as they were known by a day. */
export const listHeads = async (
  tape: Tape,
  asked: SignalLists,
  as_of: TradingDate,
): Promise<SignalListHead[]> => {
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
      .map((cell) => headOf(family, cell, byName.get(nameOf({ family: family.id, ...cell })) ?? null)),
  );
};
