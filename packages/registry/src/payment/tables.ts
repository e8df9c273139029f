import type { Generated } from 'kysely';
import type { TierName } from '../membership/tables.ts';

/** Amounts are paisa. */
export type PaymentOrderTable = {
  id: string;
  reference: string;
  person_id: string | null;
  key: string;
  provider: 'esewa' | 'khalti' | 'connectips' | 'fonepay';
  state: 'created' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
  item: string;
  tier: TierName | null;
  feature: string | null;
  months: number;
  promo_code: string | null;
  list_paisa: number;
  credit_paisa: number;
  discount_paisa: number;
  vat_paisa: number;
  total_paisa: number;
  worth_paisa: number | null;
  gateway_ref: string | null;
  go: string | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
  receipt: string | null;
  checks: Generated<number>;
  checked_at: Date | null;
  next_check_at: Date | null;
  refund_held_at: Date | null;
  refunded_at: Date | null;
  credit_note: string | null;
  partly_refunded_at: Date | null;
};

export type OrderCreditTable = { order_id: string; grant_id: string; credit_paisa: number };

export type GatewayAnswerTable = {
  provider: string;
  gateway_txn_id: string;
  order_id: string;
  amount_paisa: number;
  raw: string;
  at: Date;
  refund_raw: string | null;
  refunded_at: Date | null;
};

export type ReceiptSequenceTable = { fiscal_year: string; last: number };

export type CreditNoteSequenceTable = { fiscal_year: string; last: number };

export type LedgerEntryTable = {
  id: Generated<number>;
  order_id: string;
  event: 'sale' | 'payment' | 'refund';
  account: 'receivable' | 'clearing' | 'revenue' | 'vat' | 'discount' | 'credit' | 'refund';
  amount_paisa: number;
  at: Date;
};
