import { sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

type PersonalTable = {
  [T in keyof Database]: 'person_id' extends keyof Database[T] ? T : never;
}[keyof Database];

/** These have shapes of their own in the export: the calls that list them. */
type ListedTable = 'sign_in' | 'notice';

type Kept = { readonly [T in Exclude<PersonalTable, ListedTable>]: readonly (keyof Database[T])[] } & {
  readonly person: readonly (keyof Database['person'])[];
  readonly gateway_answer: readonly (keyof Database['gateway_answer'])[];
};

/**
 * What is given out to a person of the rows that are the person's, the first column in order. A table with a person in
 * it that is left out here does not compile; secrets and the marks of our own work stay.
 */
export const KEPT = {
  person: ['created_at', 'password_changed_at', 'second_factor_since', 'deletion_requested_at', 'saves'],
  membership_grant: [
    'created_at',
    'tier',
    'feature',
    'starts_at',
    'ends_at',
    'ended_at',
    'source',
    'order_id',
  ],
  package_stock: ['symbol', 'buy_target', 'sell_target', 'send_notification', 'created_at'],
  payment_order: [
    'created_at',
    'id',
    'reference',
    'provider',
    'state',
    'item',
    'tier',
    'feature',
    'months',
    'promo_code',
    'list_paisa',
    'credit_paisa',
    'discount_paisa',
    'vat_paisa',
    'total_paisa',
    'worth_paisa',
    'gateway_ref',
    'expires_at',
    'settled_at',
    'refund_held_at',
    'receipt',
    'refunded_at',
    'credit_note',
    'partly_refunded_at',
  ],
  gateway_answer: [
    'at',
    'order_id',
    'provider',
    'gateway_txn_id',
    'amount_paisa',
    'raw',
    'refunded_at',
    'refund_raw',
  ],
  promo_use: ['used_at', 'code', 'order_id'],
  notice_preference: ['language', 'quiet_from', 'quiet_until', 'is_gathered', 'email'],
  notice_setting: ['kind', 'inbox', 'push', 'email', 'sms', 'webhook', 'telegram'],
  email_confirmation: ['email', 'expires_at'],
  push_subscription: ['created_at', 'sign_in_id'],
  linked_channel: [
    'linked_at',
    'channel',
    'address',
    'name',
    'sent_at',
    'failed_at',
    'failure',
    'failures',
    'off_at',
  ],
  telegram_code: ['expires_at'],
  favourite_page: ['place', 'screen_id'],
  today_board: ['card_order', 'hidden', 'indices'],
  chart_drawing: ['symbol', 'version', 'shapes'],
  kept_chart: ['created_at', 'kind', 'id', 'name', 'contents', 'version'],
  scan_model: [
    'created_at',
    'form',
    'name',
    'set_kind',
    'parameters',
    'time_period',
    'buy_text',
    'sell_text',
    'visibility',
    'revision',
    'updated_at',
    'deleted_at',
  ],
  alert: [
    'created_at',
    'id',
    'condition',
    'scope',
    'timing',
    'frequency',
    'channels',
    'is_gathered',
    'note',
    'fires_first',
    'expires_on',
    'state',
    'paused_because',
    'fired_at',
  ],
  alert_firing: [
    'fired_at',
    'alert_id',
    'symbol',
    'bar',
    'value',
    'facts',
    'is_forming',
    'is_late',
    'withdrawn_at',
  ],
  form_answer: ['created_at', 'form_id', 'answers', 'attached'],
} as const satisfies Kept;

export type KeptTable = keyof typeof KEPT;
export type KeptRow = Readonly<Record<string, unknown>>;

const ownerOf = (table: KeptTable) => {
  if (table === 'person') return sql`id`;
  if (table !== 'gateway_answer') return sql`person_id`;
  return sql`(select person_id from payment_order where payment_order.id = order_id)`;
};

/** The rows of one person, table by table. */
export const keptAbout = async (
  registry: Registry,
  personId: string,
): Promise<Record<KeptTable, KeptRow[]>> => {
  const tables = Object.entries(KEPT) as [KeptTable, readonly string[]][];
  const kept: [KeptTable, KeptRow[]][] = [];
  for (const [table, columns] of tables) {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    const query = sql<KeptRow>`select ${named} from ${sql.table(table)} where ${ownerOf(table)} = ${personId} order by 1`;
    kept.push([table, (await query.execute(registry)).rows]);
  }
  return Object.fromEntries(kept) as Record<KeptTable, KeptRow[]>;
};
