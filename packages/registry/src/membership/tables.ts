import type { StockSymbol } from '@chuli/kernel';
import type { Generated } from 'kysely';

export type TierName = 'Basic' | 'Gold' | 'Diamond' | 'Diamond+' | 'Platinum-1M' | 'Platinum';

export type PackageTable = {
  id: string;
  tier: TierName;
  months: number;
  price_paisa: number;
  is_sold: Generated<boolean>;
};

export type AddOnTable = {
  id: string;
  feature: string;
  months: number;
  price_paisa: number;
  is_sold: Generated<boolean>;
};

export type MembershipGrantTable = {
  id: Generated<string>;
  person_id: string;
  tier: TierName | null;
  feature: string | null;
  starts_at: Date;
  ends_at: Date;
  source: 'payment' | 'operator' | 'demo';
  order_id: string | null;
  ended_at: Date | null;
  created_at: Date;
};

/** Targets are paisa. */
export type PackageStockTable = {
  id: Generated<string>;
  person_id: string;
  symbol: StockSymbol;
  buy_target: number | null;
  sell_target: number | null;
  send_notification: Generated<boolean>;
  created_at: Date;
};

export type PromoCodeTable = {
  code: string;
  percent_off: number;
  valid_from: Date;
  valid_until: Date;
  max_uses: number;
};

export type PromoUseTable = {
  order_id: string;
  code: string;
  person_id: string;
  used_at: Date;
};
