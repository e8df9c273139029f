import {
  type CompanyFacts,
  type Fact,
  type RatioId,
  comparedOf,
  factsAsOf,
  fairValues,
  indexFacts,
  isItem,
  isKnown,
  openingOf,
  quarterNumber,
  quarterOf,
  ratioNamed,
  ratioOf,
  ratiosOf,
  sectorMedian,
} from '@chuli/fundamentals';
import { seededRandom, type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import { LOW_PAID_UP, quarterEnd } from '@chuli/market';
import type { NewFact } from '@chuli/registry/fundamental';
import { archiveFolder } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveSource } from './archive-source.ts';

const folder = archiveFolder();
const LAST = tradingDate('2026-08-21');

type Company = {
  readonly symbol: string;
  readonly sector: number;
  readonly close: number | null;
  readonly registered: number | null;
  readonly lines: readonly Fact[];
  readonly factorSince: (at: number) => number;
  readonly cash: readonly (number | null)[];
};

const lineOf = ({
  item,
  basis,
  value,
  is_audited,
  known_on,
  known_is_assumed,
  source,
  ...of
}: NewFact): Fact[] =>
  isItem(item) && value !== null
    ? [{ item, basis, value, is_audited, known_on, known_is_assumed, source, at: quarterNumber(of) }]
    : [];

const endOf = (at: number): TradingDate => {
  const { fiscal_year, quarter } = quarterOf(at);
  return quarterEnd(fiscal_year, quarter);
};

/** Ordinary shares of the archive with what each had printed, and their last close. */
const readCompanies = async (): Promise<Company[]> => {
  const source = archiveSource(folder ?? '');
  const [companies, bars, facts, dividends, actions] = await Promise.all([
    source.companies.read(),
    source.dailyBars.read(),
    source.facts.read(),
    source.dividends.read(),
    source.priceAdjustments.read(),
  ]);
  const closes = new Map(bars.rows.map(({ symbol, close }) => [symbol, close]));
  const printed = Map.groupBy(facts.rows, ({ symbol }) => symbol);
  const declared = Map.groupBy(dividends.rows, ({ symbol }) => symbol);
  const sure = Map.groupBy(
    actions.rows.filter(({ confidence }) => confidence !== 'doubtful'),
    ({ symbol }) => symbol,
  );
  const years = ['2081/2082', '2080/2081', '2079/2080'];
  return companies.rows
    .filter(
      ({ instrument, status, sector_id }) =>
        instrument === 'Equity' && status === 'Active' && sector_id !== 13,
    )
    .map(({ symbol, sector_id, paid_up_capital }) => ({
      symbol,
      sector: sector_id ?? 0,
      close: closes.get(symbol) ?? null,
      registered: paid_up_capital ?? null,
      lines: (printed.get(symbol) ?? []).flatMap(lineOf),
      factorSince: (at) =>
        (sure.get(symbol) ?? [])
          .filter(({ ex_on }) => ex_on > endOf(at) && ex_on <= LAST)
          .reduce((product, { factor }) => product * factor, 1),
      cash: years.map((year) => {
        const rows = (declared.get(symbol) ?? []).filter((one) => one.fiscal_year === year);
        return rows.length === 0
          ? null
          : rows.reduce((sum, { cash_percent }) => sum + (cash_percent ?? 0), 0);
      }),
    }));
};

const factsOf = ({ lines, close, factorSince }: Company, as_of = LAST): CompanyFacts => {
  const index = indexFacts(lines);
  const newest = factsAsOf(index, { as_of }).quarters[0];
  const factor = newest === undefined ? 1 : factorSince(newest);
  const given = { price: close === null ? null : close / factor, close, year_factor: 1 };
  return factsAsOf(index, { as_of, given: (name) => (name in given ? given[name as 'close'] : null) });
};

const isAboveZero = (value: number | null): boolean => value !== null && value > 0;

/** Beyond these no such ratio can be. */
const bounds = (id: RatioId): { least: number; most: number } =>
  id === 'npl'
    ? { least: 0, most: 100 }
    : { least: ['current_ratio', 'leverage'].includes(id) ? 0 : -Infinity, most: Infinity };

describe.skipIf(folder === null)('the reports of the archive (skipped without CHULI_ARCHIVE)', () => {
  let companies: Company[];
  beforeAll(async () => {
    companies = await readCompanies();
  }, 600_000);

  const valueOf = (facts: CompanyFacts, id: RatioId): number | null => {
    const [newest] = facts.quarters;
    return newest === undefined ? null : ratioOf(ratioNamed(id), facts, newest).value;
  };

  it('have fair values as published: 8 below Graham, half below their sector, 61 with three years of cash', () => {
    const told = companies.map((company) => ({ company, facts: factsOf(company) }));
    const medianOf = (sector: number, id: RatioId): number | null =>
      sectorMedian(
        told
          .filter(({ company }) => company.sector === sector)
          .flatMap(({ facts }) => {
            const [newest] = facts.quarters;
            return newest === undefined ? [] : [ratioOf(ratioNamed(id), facts, newest)];
          }),
      );
    const judged: Record<string, number> = {};
    const below: Record<string, number> = {};
    for (const { company, facts } of told) {
      const [newest] = facts.quarters;
      if (newest === undefined || company.close === null) continue;
      const factor = company.factorSince(newest);
      const each = (id: RatioId) => {
        const value = valueOf(facts, id);
        return value === null ? null : value * factor;
      };
      const rows = fairValues({
        eps: each('eps'),
        book_value: each('book_value'),
        median_pe: medianOf(company.sector, 'price_earnings'),
        median_pb: medianOf(company.sector, 'price_book'),
        roe: null,
        payout: null,
        cash: company.cash,
        as_of: LAST,
      });
      for (const { method, value } of rows) {
        if (value === null) continue;
        judged[method] = (judged[method] ?? 0) + 1;
        if (company.close / 100 < value) below[method] = (below[method] ?? 0) + 1;
      }
    }
    expect(judged).toEqual({ graham: 221, 'sector-pe': 216, 'sector-pb': 273, ddm: 61 });
    expect(below).toMatchObject({ graham: 8, 'sector-pe': 107, 'sector-pb': 135 });
  });

  it('tell the growth of nine banks in the third quarter', () => {
    const at = quarterNumber({ fiscal_year: '2082/2083', quarter: 3 });
    const grown = companies.filter((one) => isKnown(ratioOf(ratioNamed('profit_growth'), factsOf(one), at)));
    expect(grown).toHaveLength(9);
    expect(new Set(grown.map(({ sector }) => sector))).toEqual(new Set([1]));
  });

  it('name 115 of 268 companies with less than Rs 1 arab paid up', () => {
    const paid = companies.flatMap((company) => {
      const facts = factsOf(company);
      const at = facts.quarters.find((one) => facts.line('paid_up', one) !== null);
      const amount = at === undefined ? company.registered : (facts.line('paid_up', at)?.value ?? null);
      return amount === null ? [] : [amount];
    });
    expect(paid).toHaveLength(268);
    expect(paid.filter((amount) => amount < LOW_PAID_UP.on(LAST))).toHaveLength(115);
  });

  it('show nothing on 200 days drawn at random that was not printed by then', () => {
    const draw = seededRandom(55);
    const first = tradingDate('2024-01-01');
    for (let turn = 0; turn < 200; turn += 1) {
      const company = companies[Math.floor(draw() * companies.length)];
      if (company === undefined) continue;
      const day = addDays(first, Math.floor(draw() * 960));
      const rewound = factsOf(company, day);
      const onlyThen = factsOf({
        ...company,
        lines: company.lines.filter(({ known_on }) => known_on <= day),
      });
      expect(rewound.quarters).toEqual(onlyThen.quarters);
      for (const at of rewound.quarters) {
        expect(endOf(at) <= day).toBe(true);
        for (const ratio of ratiosOf(company.sector))
          expect(ratioOf(ratio, rewound, at)).toEqual(ratioOf(ratio, onlyThen, at));
      }
    }
  });

  it('show no ratio of any company where its condition does not hold', () => {
    let shown = 0;
    for (const company of companies) {
      const facts = factsOf(company);
      for (const at of facts.quarters) {
        const value = (id: RatioId) => ratioOf(ratioNamed(id), facts, at).value;
        const [eps, book, earnings, priceBook] = [
          value('eps'),
          value('book_value'),
          value('price_earnings'),
          value('price_book'),
        ];
        expect(earnings === null || [eps, earnings].every(isAboveZero)).toBe(true);
        expect(priceBook === null || [book, priceBook].every(isAboveZero)).toBe(true);
        for (const ratio of ratiosOf(company.sector)) {
          const figure = ratioOf(ratio, facts, at);
          if (!isKnown(figure)) continue;
          shown += 1;
          expect(Number.isFinite(figure.value)).toBe(true);
          const compared = comparedOf(ratio, facts, at);
          expect(compared === null || isAboveZero(compared.before.value)).toBe(true);
          const { least, most } = bounds(ratio.id);
          expect(figure.value).toBeGreaterThanOrEqual(least);
          expect(figure.value).toBeLessThanOrEqual(most);
        }
        expect(facts.report(at)?.at).toBe(at);
        expect(openingOf(at)).toBeLessThan(at);
      }
    }
    expect(shown).toBeGreaterThan(3_000);
    expect(companies.flatMap(({ lines }) => lines).some(({ at }) => endOf(at) > LAST)).toBe(false);
  });
});
