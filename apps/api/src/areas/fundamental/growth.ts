import type { ParamsOf, QueryOf, ReplyOf, fundamentalListContracts } from '@chuli/contracts';
import { type Figure, comparedOf, isKnown, quarterOf, ratioNamed } from '@chuli/fundamentals';
import type { Asked } from '../../http/implement.ts';
import { countReasons, figuresOf, rupeesOf, shown, shownOrNull } from './cells.ts';
import { type ReportingCompany, isStock, reportingCompanies } from './companies.ts';
import type { WithFacts } from './fact-book.ts';
import { quarterAsked } from './scan.ts';

type Contract = typeof fundamentalListContracts.growthAbove;
type Reply = ReplyOf<Contract>;
type Row = Reply['rows'][number];
type Measure = QueryOf<Contract>['measure'];

type Compared = { readonly of: ReportingCompany; readonly now: Figure; readonly before: Figure };

const isTurned = ({ now, before }: Compared): boolean =>
  isKnown(now) && isKnown(before) && before.value <= 0 && now.value > 0;

const rowsOf = (
  { of, now, before }: Compared,
  { measure, above, at }: { measure: Measure; above: number | null; at: number },
): Row[] => {
  const figures = figuresOf(of, at, at);
  const growth = figures.get(measure);
  if (growth === undefined || !isKnown(growth) || !isKnown(now) || !isKnown(before)) return [];
  if (above !== null && growth.value <= above) return [];
  const { symbol, name, sector_id } = of.company;
  const isNewest = of.newest === at;
  return [
    {
      symbol,
      name,
      sector_id,
      now: rupeesOf(now.value),
      before: rupeesOf(before.value),
      growth: shown(growth.value),
      turned_from_loss: false,
      price_earnings: isNewest ? shownOrNull(figures.get('price_earnings')) : null,
      peg: isNewest ? shownOrNull(figures.get('peg')) : null,
    },
  ];
};

/** Companies that grew by more than a percentage against the same quarter of the year before. */
export const growthAbove = async (
  asked: Asked<QueryOf<Contract>, undefined, ParamsOf<Contract>, WithFacts>,
): Promise<Reply> => {
  const { above, measure, symbol } = asked.query;
  const { as_of, companies } = await reportingCompanies(asked);
  const stocks = companies.filter(isStock);
  const asked_for = stocks.filter(
    ({ company }) =>
      (asked.params.id === 0 || company.sector_id === asked.params.id) &&
      (symbol === undefined || company.symbol === symbol),
  );
  const at = quarterAsked(asked.query, asked_for.some(({ newest }) => newest !== null) ? asked_for : stocks);
  const ratio = ratioNamed(measure);
  const figures = asked_for
    .map((of) => figuresOf(of, at, at, [ratio]).get(measure))
    .filter((one) => one !== undefined);
  const compared = asked_for.flatMap((of): Compared[] => {
    const two = comparedOf(ratio, of.facts, at);
    return two === null ? [] : [{ of, ...two }];
  });
  const rows = compared.flatMap((one) =>
    rowsOf(one, { measure, above: symbol === undefined ? above : null, at }),
  );
  return {
    as_of,
    above,
    ...quarterOf(at),
    judged: figures.filter(isKnown).length,
    left_out: countReasons(figures),
    turned: compared.filter(isTurned).map(({ of }) => of.company.symbol),
    rows: rows.toSorted((one, other) => other.growth - one.growth),
  };
};
