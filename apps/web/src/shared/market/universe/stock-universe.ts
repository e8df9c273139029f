import { t } from '@chuli/language';
import { useMemo } from 'react';
import type { Universe, UniverseValues, Wider } from '../../../screen-kit/universe.ts';
import { SMALLEST_TURNOVER } from '../turnover.ts';
import { ALL_SECTORS, type Choice, type Preset, type StockFacts, judgeOf } from './stock-facts.ts';
import { universeFilters } from './universe-filters.tsx';
import { type Standings, useStandings } from './use-standings.ts';

type StockUniverseOptions<Row> = {
  /** `own`: the rows say what they usually trade; `asked`: it is asked for by symbol, with all else a row does not say. */
  averages: 'own' | 'asked';
  /** Facts under another name than that of `StockFacts`. */
  facts?: (row: Row) => Partial<StockFacts>;
  /** The presets that the columns carry, each with the order it brings. */
  presets?: Partial<Record<Preset, string>>;
};

const NO_STANDINGS: Standings = { isWaiting: false, bySymbol: new Map() };
const useNoStandings = (): Standings => NO_STANDINGS;

const choiceIn = (values: UniverseValues): Choice => values as Choice;

const EVERYTHING = { instrument: 'all', sector: ALL_SECTORS, turnover: '0', preset: 'none' } as const;

const isWhole = ({ instrument, sector, turnover, preset }: Choice): boolean =>
  instrument === 'all' && sector === ALL_SECTORS && turnover === '0' && preset === 'none';

const isUsual = ({ instrument, sector, turnover, preset, find }: Choice): boolean =>
  instrument === 'ordinary' &&
  sector === ALL_SECTORS &&
  turnover === String(SMALLEST_TURNOVER) &&
  preset === 'none' &&
  find === '';

/** What is looked for and not among the usual stocks may be among the others. */
const widerThan = (choice: Choice): Wider | undefined => {
  if (!isWhole(choice))
    return { label: t(choice.find === '' ? 'Show all' : 'Find in all stocks'), changes: EVERYTHING };
  return choice.find === '' ? undefined : { label: t('Show all'), changes: { find: '' } };
};

const countText = (shown: number, all: number, values: UniverseValues): string =>
  isUsual(choiceIn(values)) && shown < all
    ? t('{shown} of {all} stocks: ordinary shares with average turnover of Rs 20 lakh or more', {
        shown,
        all,
      })
    : t('{shown} of {all} stocks', { shown, all });

/** Tables of all stocks begin with ordinary shares that are traded; the reader chooses others by instrument, sector, turnover, preset and letters. */
export const stockUniverse = <Row extends { symbol: string }>({
  averages,
  facts,
  presets = {},
}: StockUniverseOptions<Row>): Universe<Row> => {
  const useKnown = averages === 'asked' ? useStandings : useNoStandings;
  return {
    filters: universeFilters(Object.keys(presets) as Preset[]),
    sortOf: (values) => {
      const { preset } = choiceIn(values);
      return preset === 'none' ? undefined : presets[preset];
    },
    countText,
    wider: (values) => widerThan(choiceIn(values)),
    useJudge: (values, day) => {
      const { isWaiting, bySymbol } = useKnown(day);
      const { instrument, sector, turnover, preset, find } = choiceIn(values);
      return useMemo(() => {
        // All stocks are shown without asking what each of them is.
        if (isWaiting && !isWhole({ instrument, sector, turnover, preset, find })) return undefined;
        // Where nobody could be asked, no stock is left out for a turnover that is not known.
        const least = bySymbol === null ? '0' : turnover;
        const judge = judgeOf({ instrument, sector, turnover: least, preset, find });
        return (row) => judge({ ...bySymbol?.get(row.symbol), ...row, ...facts?.(row) });
      }, [isWaiting, bySymbol, instrument, sector, turnover, preset, find]);
    },
  };
};
