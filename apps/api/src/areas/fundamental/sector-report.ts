import type { ParamsOf, QueryOf, ReplyOf, fundamentalListContracts } from '@chuli/contracts';
import {
  type CompanyFacts,
  type ItemId,
  type Pack,
  type Ratio,
  type RatioId,
  ITEMS,
  itemsOf,
  packOf,
  quarterOf,
  ranksOf,
  ratiosOf,
  sectorMedian,
  sectorRatio,
  unknown,
} from '@chuli/fundamentals';
import { AppError } from '@chuli/kernel';
import type { Asked } from '../../http/implement.ts';
import { cellsOf, factShown, figuresOf, linesOf, shown } from './cells.ts';
import { type ReportingCompany, isStock, reportingCompanies } from './companies.ts';
import type { WithFacts } from './fact-book.ts';
import { quarterAsked } from './scan.ts';
import type { Told } from './sector-medians.ts';

type Contract = typeof fundamentalListContracts.sectorReport;
type Reply = ReplyOf<Contract>;

const FUNDS = 13;

const isOfSector = (one: ReportingCompany, id: number): boolean =>
  one.company.sector_id === id &&
  (id === FUNDS
    ? one.company.status === 'Active' && one.company.instrument === 'Mutual Funds'
    : isStock(one));

/** Places of every company by every ratio, in the order of the companies. */
const placesOf = (told: readonly Told[], ratios: readonly Ratio[]): Partial<Record<RatioId, number>>[] => {
  const places = told.map((): Partial<Record<RatioId, number>> => ({}));
  for (const ratio of ratios) {
    const figures = told.map(({ figures: own }) => own.get(ratio.id) ?? unknown('not-reported'));
    for (const [at, rank] of ranksOf(ratio, figures).entries()) {
      const place = places[at];
      if (rank !== null && place !== undefined) place[ratio.id] = rank;
    }
  }
  return places;
};

/** Lines that add up: what is printed as a ratio or dated does not. */
const sumsOf = (
  companies: readonly CompanyFacts[],
  at: number,
  pack: Pack,
): Partial<Record<ItemId, number>> =>
  Object.fromEntries(
    itemsOf(pack).flatMap((item) => {
      const { kind } = ITEMS[item];
      if (kind === 'stated' || kind === 'date' || item === 'nav') return [];
      const lines = companies.flatMap((facts) => facts.line(item, at)?.value ?? []);
      return lines.length === 0
        ? []
        : [
            [
              item,
              factShown(
                item,
                lines.reduce((sum, value) => sum + value, 0),
              ),
            ],
          ];
    }),
  );

const known = (
  ratios: readonly Ratio[],
  read: (ratio: Ratio) => number | null,
): Partial<Record<RatioId, number>> =>
  Object.fromEntries(
    ratios.flatMap((ratio) => {
      const value = read(ratio);
      return value === null ? [] : [[ratio.id, shown(value)]];
    }),
  );

type Known = Awaited<ReturnType<typeof reportingCompanies>>;

type InSector = {
  readonly id: number;
  readonly quarter: Pick<QueryOf<Contract>, 'fiscal_year' | 'quarter'>;
  /** The company that is looked at: it has reported the quarter, where none is asked for. */
  readonly of?: ReportingCompany | undefined;
};

/** A sector in one quarter: its companies with their places, and all of them as one. */
export const comparedInSector = ({ as_of, companies }: Known, { id, quarter, of: own }: InSector): Reply => {
  const pack = packOf(id);
  if (pack === null) throw new AppError('input.invalid', { id });
  const sector = companies.filter((one) => isOfSector(one, id));
  const at = quarterAsked(quarter, sector, own);
  const told = sector
    .filter(({ facts }) => facts.quarters.includes(at))
    .map((of): Told => ({ of, figures: figuresOf(of, at, at) }));
  const ratios = ratiosOf(id);
  const places = placesOf(told, ratios);
  const facts = told.map(({ of }) => of.facts);
  const medianOf = (ratio: Ratio) => sectorMedian(told.flatMap(({ figures }) => figures.get(ratio.id) ?? []));
  return {
    as_of,
    id,
    pack,
    ...quarterOf(at),
    reported: told.length,
    missing: sector.filter((one) => !one.facts.quarters.includes(at)).map(({ company }) => company.symbol),
    rows: told.map(({ of, figures }, place) =>
      Object.assign(cellsOf(figures), {
        symbol: of.company.symbol,
        name: of.company.name,
        known_on: of.facts.report(at)?.known_on ?? as_of,
        facts: linesOf(of.facts, at, pack),
        rank: places[place] ?? {},
      }),
    ),
    sector: {
      facts: sumsOf(facts, at, pack),
      ratios: known(ratios, (ratio) => sectorRatio(ratio, facts, at)),
      median: known(ratios, medianOf),
    },
  };
};

export const sectorReport = async (
  asked: Asked<QueryOf<Contract>, undefined, ParamsOf<Contract>, WithFacts>,
): Promise<Reply> =>
  comparedInSector(await reportingCompanies(asked), { id: asked.params.id, quarter: asked.query });
