import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { adjustmentFactor } from '@chuli/market';
import type { NewRow } from '@chuli/registry';

export type Bonus = { bookCloseOn: TradingDate; ratio: number; knownOn: TradingDate | null; percent: number };

/** A right with the two readings of its printed ratio: `2:1` may be one new share for two old ones, or two for one. */
export type Right = { openedOn: TradingDate; ratios: readonly number[]; price: Paisa; printed: string };

/** Issued at par where the source does not say. */
const PAR = paisa(100_00);

export const bonusesOf = (dividends: readonly NewRow<'dividend'>[]): Bonus[] =>
  dividends.flatMap((row) => {
    const percent = row.bonus_percent ?? 0;
    if (percent <= 0 || !row.book_close_on) return [];
    const bookCloseOn = row.book_close_on;
    return [{ bookCloseOn, ratio: percent / 100, knownOn: row.announced_on ?? null, percent }];
  });

export const rightsOf = (issues: readonly NewRow<'rights_issue'>[]): Right[] =>
  issues.flatMap((row) => {
    const [left = 0, right = 0] = row.ratio.split(':').map(Number);
    if (!(left > 0 && right > 0)) return [];
    const ratios = [...new Set([right / left, left / right])];
    return [
      { openedOn: row.opened_on, ratios, price: (row.issue_price ?? PAR) as Paisa, printed: row.ratio },
    ];
  });

/** Every factor that the declared actions allow, each with what it would mean. */
export type Reading = {
  kind: 'bonus' | 'right' | 'bonus and right';
  factor: number;
  bonus: Bonus | null;
  words: string;
};

const bonusWords = (bonus: Bonus): string => `bonus ${bonus.percent} %, books closed ${bonus.bookCloseOn}`;
const rightWords = (right: Right, ratio: number): string =>
  `right ${right.printed} (${Number(ratio.toFixed(4))} new for one old), opened ${right.openedOn}`;

export const readingsOf = (
  previousClose: Paisa,
  bonuses: readonly Bonus[],
  rights: readonly Right[],
): Reading[] => {
  const readings: Reading[] = [];
  for (const bonus of bonuses) {
    const factor = adjustmentFactor({
      previousClose,
      bonusRatio: bonus.ratio,
      rightRatio: 0,
      rightPrice: PAR,
    });
    readings.push({ kind: 'bonus', factor, bonus, words: bonusWords(bonus) });
  }
  for (const right of rights) {
    for (const ratio of right.ratios) {
      const words = rightWords(right, ratio);
      const action = { previousClose, rightRatio: ratio, rightPrice: right.price };
      readings.push({
        kind: 'right',
        factor: adjustmentFactor({ ...action, bonusRatio: 0 }),
        bonus: null,
        words,
      });
      for (const bonus of bonuses) {
        const factor = adjustmentFactor({ ...action, bonusRatio: bonus.ratio });
        readings.push({ kind: 'bonus and right', factor, bonus, words: `${bonusWords(bonus)}; ${words}` });
      }
    }
  }
  return readings;
};
