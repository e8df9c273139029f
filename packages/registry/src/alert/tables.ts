import type { AlertFigure, Condition } from '@chuli/alerts';
import type { SentChannel, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Generated } from 'kysely';
import type { Json } from '../json-column.ts';

/** The stocks that an alert is about. */
export type AlertScope = { symbols: StockSymbol[] } | { of: 'my stocks' | 'universe' };

type Figures = readonly AlertFigure[];

export type AlertTable = {
  id: Generated<string>;
  person_id: string;
  condition: Json<Condition>;
  rule_hash: string;
  scope: Json<AlertScope>;
  timing: 'forming' | 'close';
  frequency: 'once' | 'once-per-bar' | 'once-per-bar-close' | 'each-bar-close' | 'every-time';
  channels: SentChannel[];
  is_gathered: boolean;
  note: string;
  fires_first: boolean;
  expires_on: TradingDate | null;
  state: Generated<'active' | 'paused' | 'expired'>;
  paused_because: 'person' | 'flood' | 'package' | null;
  revision: Generated<number>;
  request_id: string | null;
  since: Date;
  fired_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

export type AlertInstanceTable = {
  alert_id: string;
  symbol: StockSymbol;
  state: 'armed' | 'pending' | 'fired' | 'cooling' | 'expired';
  side: 'under' | 'over' | null;
  bar: TradingDate;
  is_closed: boolean;
  at: Date;
  turn: number;
  value: number | null;
  fired_bar: TradingDate | null;
  fired_at: Date | null;
};

export type AlertFiringTable = {
  id: Generated<string>;
  alert_id: string;
  person_id: string;
  symbol: StockSymbol;
  bar: string;
  rule_hash: string;
  fired_at: Date;
  judged_at: Date;
  value: number | null;
  facts: Json<Figures>;
  is_forming: boolean;
  is_late: boolean;
  withdrawn_at: Date | null;
  notice_id: string | null;
};

export type AlertJudgeTable = {
  one: Generated<boolean>;
  judged_to: TradingDate | null;
  bars_hash: string | null;
  silent_since: Date | null;
};
