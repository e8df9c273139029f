import type { Generated } from 'kysely';
import type { Json } from '../json-column.ts';

export type ScanForm = 'set' | 'setup' | 'signal' | 'scan';
export type SetKind = 'sma' | 'rsi' | 'macd' | 'ema' | 'supertrend' | 'di' | 'psar';
export type TimePeriod = 'half_hourly' | 'hourly' | 'daily' | 'weekly' | 'monthly';
export type Visibility = 'private' | 'link';

export type ScanModelTable = {
  id: string;
  person_id: string;
  form: ScanForm;
  name: string;
  set_kind: SetKind | null;
  parameters: Json<Record<string, number>> | null;
  time_period: TimePeriod;
  buy_text: string;
  sell_text: string | null;
  buy_scan_id: string;
  sell_scan_id: string | null;
  visibility: Generated<Visibility>;
  parent_id: string | null;
  revision: Generated<number>;
  request_id: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
};

export type ScanModelRevisionTable = {
  model_id: string;
  revision: number;
  name: string;
  buy_text: string;
  sell_text: string | null;
  until: Date;
};
