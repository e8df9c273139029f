import { createHash } from 'node:crypto';
import { type ReplyOf, columnContracts } from '@chuli/contracts';
import { instrumentOf } from '@chuli/market';
import { type FilterColumn, FILTER_COLUMNS, isOfBars, statesOf } from '@chuli/scan/filter';
import { isRatioId } from '@chuli/fundamentals';
import { columnName } from '@chuli/scan/words';
import { needing } from '../../http/implement.ts';
import { type Figures, shownOrNull } from '../fundamental/cells.ts';
import type { FundamentalAsked } from '../fundamental/companies.ts';
import type { WithFacts } from '../fundamental/fact-book.ts';
import { newestReports } from '../fundamental/scan.ts';
import { signalDays } from '../signal/days.ts';
import { shownDigits } from '../signal/facts.ts';
import type { WithScanner } from './answer-list.ts';
import { type CompanyValues, companyValues } from './company-values.ts';
import { type ToldValues, unitsOfValues, valuesOn } from './market-values.ts';

type CatalogueRow = ReplyOf<typeof columnContracts.columnCatalogue>['rows'][number];

const catalogueRow = (column: FilterColumn): CatalogueRow => ({
  id: column.id,
  words_en: columnName(column, 'en'),
  words_ne: columnName(column, 'ne'),
  group: column.group,
  unit: column.unit,
  formula: column.text,
  states: statesOf(column),
  null_reasons: [...column.reasons],
});

const CATALOGUE = FILTER_COLUMNS.map(catalogueRow);
const catalogue_id = createHash('sha256').update(JSON.stringify(CATALOGUE)).digest('hex').slice(0, 16);

const OF_BARS = FILTER_COLUMNS.filter(isOfBars);
const UNITS = unitsOfValues(OF_BARS.map(({ text }) => text));

/** Sessions without a trade after which a stock is no longer looked for, as in a scan. */
const GONE_SESSIONS = 60;

const shown = (value: number | null): number | null => (value === null ? null : shownDigits(value));

/** Ratios of statements that no report has would be hundreds of nulls each. */
const ifKnown = (cells: readonly (number | null)[]) => (cells.some((cell) => cell !== null) ? cells : []);

type Ratios = ReadonlyMap<string, Figures>;

/** The close of a stock is known without a trade in the session: what it is worth is told at it. */
const cellOf = (
  { id }: FilterColumn,
  { company, close, values }: CompanyValues,
  { told, ratios }: { readonly told: ToldValues; readonly ratios: Ratios },
) => {
  if (id === 'close') return close;
  const place = OF_BARS.findIndex((column) => column.id === id);
  if (place >= 0) return told.get(company.symbol)?.[place] ?? null;
  if (id in values || !isRatioId(id)) return values[id] ?? null;
  return shownOrNull(ratios.get(company.symbol)?.get(id));
};

/** Every ratio of every company in its newest report. */
const ratiosOn = async (asked: FundamentalAsked): Promise<Ratios> => {
  const { told } = await newestReports(asked);
  return new Map(told.map(({ of, figures }) => [of.company.symbol, figures]));
};

type Needs = WithScanner & WithFacts;

export const columnEndpoints = needing<Needs>({ scanner: true, facts: true })(columnContracts, {
  columns: async (asked) => {
    const { as_of, sessions, isRewound } = await signalDays(asked);
    // Reports come first: where they fail nothing was scanned, and nothing is spent.
    const ratios = await ratiosOn(asked);
    asked.spend(UNITS);
    const since = sessions.at(-GONE_SESSIONS) ?? sessions[0] ?? as_of;
    const [told, companies] = await Promise.all([
      valuesOn(
        asked.scanner,
        OF_BARS.map(({ text }) => text),
        as_of,
      ),
      companyValues(asked, { as_of, since, isRewound }),
    ]);
    const columns = FILTER_COLUMNS.map((column) => [
      column.id,
      ifKnown(companies.map((one) => shown(cellOf(column, one, { told, ratios })))),
    ]);
    return {
      as_of,
      catalogue_id,
      symbols: companies.map(({ company }) => company.symbol),
      sector_ids: companies.map(({ company }) => company.sector_id),
      instruments: companies.map(({ company }) => instrumentOf(company.instrument)),
      traded: companies.map(({ company }) => told.has(company.symbol)),
      reports: companies.map(({ report }) => report),
      quarters: companies.map(({ quarter }) => quarter),
      columns: Object.fromEntries(columns) as Record<string, (number | null)[]>,
    };
  },
  columnCatalogue: () => ({ catalogue_id, rows: CATALOGUE }),
});
