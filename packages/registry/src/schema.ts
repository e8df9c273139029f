import type { ActionKind, Confidence, Evidence } from '@chuli/actions';
import type { BrokerId, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Generated, Insertable } from 'kysely';
import type { AlertFiringTable, AlertInstanceTable, AlertJudgeTable, AlertTable } from './alert/tables.ts';
import type { ChartDrawingTable, KeptChartTable } from './chart/tables.ts';
import type { ScanModelRevisionTable, ScanModelTable } from './find/tables.ts';
import type { FactInForceView, FactTable, FundamentalView } from './fundamental/tables.ts';
import type { Json } from './json-column.ts';
import type { KeptTable } from './keep/tables.ts';
import type {
  AccessChangeTable,
  AttemptTable,
  OneTimeCodeTable,
  PersonTable,
  RefreshTokenTable,
  SignInTable,
} from './account/tables.ts';
import type {
  AddOnTable,
  MembershipGrantTable,
  PackageStockTable,
  PackageTable,
  PromoCodeTable,
  PromoUseTable,
} from './membership/tables.ts';
import type {
  AnnouncementToldTable,
  DeliveryTable,
  EmailConfirmationTable,
  LinkedChannelTable,
  NoticePreferenceTable,
  NoticeSettingTable,
  NoticeTable,
  PushSubscriptionTable,
  TelegramCodeTable,
  TelegramCursorTable,
} from './notice/tables.ts';
import type {
  CreditNoteSequenceTable,
  GatewayAnswerTable,
  LedgerEntryTable,
  OrderCreditTable,
  PaymentOrderTable,
  ReceiptSequenceTable,
} from './payment/tables.ts';
import type {
  DepositoryParticipantTable,
  FundHoldingTable,
  FundNavTable,
  FundTable,
  LockInTable,
  PublicOfferTable,
  ShareAuctionTable,
} from './primary/tables.ts';
import type {
  AnnouncementTable,
  FavouritePageTable,
  FormAnswerTable,
  FormTable,
  OperatorLogTable,
  TodayBoardTable,
} from './site/tables.ts';

/** Tables of PostgreSQL as the migrations leave them. Money is whole paisa; a column that may be unknown is nullable. */
export type Database = {
  company: CompanyTable;
  company_past: CompanyPastTable;
  company_rename: CompanyRenameTable;
  broker: BrokerTable;
  dividend: DividendTable;
  rights_issue: RightsIssueTable;
  price_adjustment: PriceAdjustmentTable;
  fact: FactTable;
  fact_in_force: FactInForceView;
  fundamental: FundamentalView;
  session_day: SessionDayTable;
  public_offer: PublicOfferTable;
  share_auction: ShareAuctionTable;
  fund: FundTable;
  fund_nav: FundNavTable;
  fund_holding: FundHoldingTable;
  lock_in: LockInTable;
  depository_participant: DepositoryParticipantTable;
  source_lease: SourceLeaseTable;
  trading_session: TradingSessionTable;
  session_check: SessionCheckTable;
  quarantined_row: QuarantinedRowTable;
  person: PersonTable;
  sign_in: SignInTable;
  refresh_token: RefreshTokenTable;
  one_time_code: OneTimeCodeTable;
  attempt: AttemptTable;
  access_change: AccessChangeTable;
  caller_usage: CallerUsageTable;
  package: PackageTable;
  add_on: AddOnTable;
  membership_grant: MembershipGrantTable;
  package_stock: PackageStockTable;
  payment_order: PaymentOrderTable;
  order_credit: OrderCreditTable;
  gateway_answer: GatewayAnswerTable;
  receipt_sequence: ReceiptSequenceTable;
  credit_note_sequence: CreditNoteSequenceTable;
  ledger_entry: LedgerEntryTable;
  notice_preference: NoticePreferenceTable;
  notice_setting: NoticeSettingTable;
  email_confirmation: EmailConfirmationTable;
  notice: NoticeTable;
  push_subscription: PushSubscriptionTable;
  linked_channel: LinkedChannelTable;
  telegram_code: TelegramCodeTable;
  telegram_cursor: TelegramCursorTable;
  delivery: DeliveryTable;
  announcement_told: AnnouncementToldTable;
  promo_code: PromoCodeTable;
  promo_use: PromoUseTable;
  favourite_page: FavouritePageTable;
  today_board: TodayBoardTable;
  kept_chart: KeptChartTable;
  chart_drawing: ChartDrawingTable;
  scan_model: ScanModelTable;
  scan_model_revision: ScanModelRevisionTable;
  alert: AlertTable;
  alert_instance: AlertInstanceTable;
  alert_firing: AlertFiringTable;
  alert_judge: AlertJudgeTable;
  announcement: AnnouncementTable;
  form: FormTable;
  form_answer: FormAnswerTable;
  operator_log: OperatorLogTable;
  kept: KeptTable;
};

type CompanyTable = {
  symbol: StockSymbol;
  name: string;
  security_name: string | null;
  sector_id: number | null;
  instrument: string | null;
  status: string;
  regulatory_body: string | null;
  security_id: number | null;
  isin: string | null;
  listed_on: TradingDate | null;
  face_value: number | null;
  share_group: string | null;
  listed_shares: number | null;
  promoter_shares: number | null;
  public_shares: number | null;
  paid_up_capital: number | null;
  ipo_allotted_on: TradingDate | null;
  promoter_lock_in_ends_on: TradingDate | null;
  fund_lock_in_ends_on: TradingDate | null;
  website: string | null;
  first_traded_on: TradingDate | null;
  last_traded_on: TradingDate | null;
  provenance: string;
  /** The first day on which a list said all this. */
  said_since: Generated<TradingDate>;
};

/** What was said of a company before, with its first and last day. */
type CompanyPastTable = {
  symbol: StockSymbol;
  since: TradingDate;
  until: TradingDate;
  name: string;
  sector_id: number | null;
  instrument: string | null;
  status: string;
  listed_shares: number | null;
  public_shares: number | null;
};

type CompanyRenameTable = {
  old_symbol: StockSymbol;
  new_symbol: StockSymbol;
  renamed_on: TradingDate;
  evidence: string;
};

type BrokerTable = {
  id: BrokerId;
  name: string;
  short_name: string;
  membership: string | null;
  is_active: boolean;
  is_dealer: boolean;
  terminal_host: string | null;
  branches: number | null;
  provenance: string;
};

type DividendTable = {
  symbol: StockSymbol;
  fiscal_year: string;
  bonus_percent: number | null;
  cash_percent: number | null;
  announced_on: TradingDate | null;
  book_close_on: TradingDate | null;
  distributed_on: TradingDate | null;
  bonus_listed_on: TradingDate | null;
  known_on: TradingDate | null;
  source: string;
  flags: string;
};

type RightsIssueTable = {
  symbol: StockSymbol;
  opened_on: TradingDate;
  closed_on: TradingDate | null;
  ratio: string;
  units: number | null;
  issue_price: number | null;
  status: string | null;
  issue_manager: string | null;
  announced_on: TradingDate | null;
};

type PriceAdjustmentTable = {
  symbol: StockSymbol;
  ex_on: TradingDate;
  kind: ActionKind;
  factor: number;
  known_on: TradingDate;
  confidence: Confidence;
  evidence: Json<readonly Evidence[]>;
  decision: 'confirmed' | 'refused' | null;
  decided_by: string | null;
  decided_at: Date | null;
  found_at: Generated<Date>;
};

type SessionDayTable = {
  traded_on: TradingDate;
  symbols_traded: number;
  has_index: boolean;
  has_official_summary: boolean;
};

/** Callers by a hash of who they are. */
type CallerUsageTable = { caller: string; used: number; at: Date };

type SourceLeaseTable = {
  source: string;
  holder: string;
  term: number;
  expires_at: Date;
  /** Null of whoever does not say it: a release before. */
  life_ms: number | null;
  /** The term that its holder gave back of itself; the lease is free while that is the last one. */
  left_term: number | null;
};

/** Turnover is paisa. */
export type SessionTotals = { turnover: number; volume: number; trades: number; symbols: number | null };

type Reasons = string[];

type TradingSessionTable = {
  day: TradingDate;
  status: 'live' | 'provisional' | 'exact';
  source: string;
  reasons: Json<Reasons>;
  declared: Json<SessionTotals> | null;
  counted: Json<SessionTotals> | null;
  state_hash: string | null;
  term: number;
  updated_at: Date;
};

type SessionCheckTable = {
  day: TradingDate;
  checked_at: Date;
  differences: Json<Reasons>;
};

type QuarantinedRowTable = {
  id: Generated<number>;
  day: TradingDate;
  source: string;
  reason: string;
  row: string;
  at: Generated<Date>;
};

export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
