import { AppError, type TradingDate, addDays, tradingDate } from '@chuli/kernel';

/**
 * How far a fact can be trusted: computed from exchange data; read in a published document; reported by the
 * press or a broker; stated by a public repository that shows its evidence; or our own assumption.
 */
export type Confidence = 'measured' | 'document' | 'press' | 'repository' | 'assumed';

/** One rule and the days it was in force, both ends included. `null` leaves an end open. */
export type Fact<T> = {
  readonly from: TradingDate | null;
  readonly to: TradingDate | null;
  readonly value: T;
  readonly source: string;
  readonly confidence: Confidence;
};

export type Dated<T> = {
  readonly facts: readonly Fact<T>[];
  /** The rule in force on this day. Throws `market.no-rule` when none is known. */
  on(date: TradingDate): T;
  factOn(date: TradingDate): Fact<T>;
};

type Row<T> = {
  from: string | null;
  to: string | null;
  value: T;
  source: string;
  confidence: Confidence;
};

/** A table of dated facts, oldest first. Rows follow each other without gap or overlap; only the ends may be open. */
export const dated = <T>(rows: readonly Row<T>[]): Dated<T> => {
  const facts = rows.map((row): Fact<T> => ({
    ...row,
    from: row.from === null ? null : tradingDate(row.from),
    to: row.to === null ? null : tradingDate(row.to),
  }));
  checkSequence(facts);

  const factOn = (date: TradingDate): Fact<T> => {
    const fact = facts.findLast((row) => row.from === null || row.from <= date);
    if (fact === undefined || (fact.to !== null && fact.to < date)) {
      throw new AppError('market.no-rule', { date });
    }
    return fact;
  };

  return { facts, factOn, on: (date) => factOn(date).value };
};

const checkSequence = (facts: readonly Fact<unknown>[]): void => {
  for (const [index, fact] of facts.entries()) {
    if (fact.from !== null && fact.to !== null && fact.to < fact.from) {
      throw new AppError('input.invalid-range', { from: fact.from, to: fact.to });
    }
    const previous = facts[index - 1];
    if (previous === undefined) continue;
    if (previous.to === null || fact.from !== addDays(previous.to, 1)) {
      throw new AppError('data.inconsistent', { ends: previous.to, continues: fact.from });
    }
  }
};
