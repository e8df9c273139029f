import type { TradingDate } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';

type Company = NewRow<'company'>;
type LockIn = NewRow<'lock_in'>;

const lockIn = (
  { symbol, ipo_allotted_on }: Company,
  kind: LockIn['kind'],
  ends_on: TradingDate | null | undefined,
  units: number | null,
): LockIn[] =>
  ends_on === null || ends_on === undefined
    ? []
    : [
        {
          symbol,
          kind,
          ends_on,
          units: units === 0 ? null : units,
          is_assumed: true,
          known_on: ipo_allotted_on ?? ends_on,
          source: 'companies',
        },
      ];

/**
 * Days as the list of companies has them: its publisher computed them from the allotment, so they are known since then.
 * All of the promoters' shares are taken for locked in, which is the most that can be.
 */
export const lockInsOf = (companies: readonly Company[]): LockIn[] =>
  companies.flatMap((company) => [
    ...lockIn(company, 'promoter', company.promoter_lock_in_ends_on, company.promoter_shares ?? null),
    ...lockIn(company, 'fund', company.fund_lock_in_ends_on, null),
  ]);
