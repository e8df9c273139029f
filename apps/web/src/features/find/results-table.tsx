import { languageNow, t } from '@chuli/language';
import { conditionsOf, parseScan, valuesOf } from '@chuli/scan';
import { headName, scanWords } from '@chuli/scan/words';
import { type Column, DataTable, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import type { ScanReply, ScanRow } from './use-scan.ts';

const STATE_WORDS = { fresh: 'new today', already: 'already', new: 'first judged' } as const;

const FORMATS = {
  rupees: 'rupees',
  percent: 'share',
  shares: 'quantity',
  times: 'rupees',
  points: 'rupees',
  bars: 'quantity',
  state: 'quantity',
  plain: 'rupees',
} as const;

/** What the first side of a condition is called. */
const nameOf = (condition: string): string => {
  try {
    const [value] = conditionsOf(parseScan(condition).scan.rule).flatMap((one) => valuesOf(one));
    return value === undefined ? condition : headName(value, languageNow());
  } catch {
    return condition;
  }
};

const BEFORE: readonly Column<ScanRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  { key: 'close', label: 'Close', format: 'rupees' },
  { key: 'change', label: 'Change', format: 'percent' },
  {
    id: 'state',
    label: 'Found',
    format: 'text',
    value: ({ state, bars }) => (bars > 1 ? t('for {count} bars', { count: bars }) : t(STATE_WORDS[state])),
    width: 96,
  },
];

const AFTER: readonly Column<ScanRow>[] = [
  { key: 'since', label: 'Since', format: 'date', priority: 3 },
  { key: 'turnover', label: 'Turnover a day', format: 'amount', priority: 2 },
];

/** What every row tells anyway. */
const TOLD = /^(?:close|change|turnover) /u;

/** One column for each condition, with what it compares. A state has no number of its own. */
const valueColumns = (rows: readonly ScanRow[]): Column<ScanRow>[] =>
  (rows[0]?.values ?? []).flatMap(({ name, unit }, place): Column<ScanRow>[] =>
    unit === 'state' || TOLD.test(name)
      ? []
      : [
          {
            id: `value-${place}`,
            label: { word: nameOf(name) },
            format: FORMATS[unit],
            value: ({ values }: ScanRow) => values[place]?.value ?? null,
            priority: 2,
          } as Column<ScanRow>,
        ],
  );

/** Why a stock matches, condition by condition. */
export const whyOf = ({ why }: Pick<ScanRow, 'why'>) => (
  <ul className="scan-why">
    {why.map(({ condition, says }) => (
      <li key={condition} className={`is-${says}`}>
        {scanWords(parseScan(condition).scan.rule, languageNow())}
      </li>
    ))}
  </ul>
);

type Props = {
  readonly reply: ScanReply;
  readonly open: string;
  readonly onOpen: (symbol: string) => void;
};

/** The stocks that match, each with what the conditions compare; a press shows why. */
export const ResultsTable = ({ reply, open, onOpen }: Props) => {
  const columns = useMemo(() => [...BEFORE, ...valueColumns(reply.rows), ...AFTER], [reply]);
  const source = useMemo(() => localRows(reply.rows), [reply]);
  return (
    <DataTable
      id="scan-results"
      label={t('Matches')}
      columns={columns}
      source={source}
      sort="-turnover"
      scrolls="page"
      detail={{
        isOpen: ({ symbol }) => symbol === open,
        onToggle: ({ symbol }) => onOpen(symbol === open ? '' : symbol),
        show: whyOf,
      }}
    />
  );
};
