import { createHash } from 'node:crypto';
import type { NewRow } from '@chuli/registry';
import { newPerson, signInAs } from './access-callers.ts';
import { LOCKED_SYMBOL } from './access-market.ts';
import type { AccessPlace } from './access-place.ts';

/** Stands in what belongs to the victim, and nowhere else. */
export const MARK = 'victim-mark';
/** The same as a price, in rupees. */
export const MARKED_PRICE = '77123.45';

const stocks = (person_id: string): NewRow<'package_stock'>[] =>
  ['NABIL', LOCKED_SYMBOL].map((symbol) => ({
    person_id,
    symbol: symbol as never,
    buy_target: 77_123_45,
    created_at: new Date(),
  }));

const OWNED = [
  `insert into notice (person_id, kind, key, facts, created_at)
    values ($1, 'target', '${MARK}', '{"symbol":"${MARK}"}', now())`,
  `insert into payment_order
    (id, reference, person_id, key, provider, state, item, tier, months, list_paisa, credit_paisa, discount_paisa,
     vat_paisa, total_paisa, created_at, expires_at, settled_at, receipt)
    values (gen_random_uuid()::text, '00000000000000000001', $1, gen_random_uuid()::text, 'esewa', 'paid',
      'gold-12', 'Gold', 12, 7712345, 0, 0, 1, 7712345, now(), now() + interval '1 hour', now(), '${MARK}')`,
  `insert into favourite_page (person_id, screen_id, place) values ($1, 'floorsheet', 1)`,
  `insert into today_board (person_id, card_order, hidden, indices)
    values ($1, '{movers}', '{brokers}', '{FLOATIND}')`,
  `insert into kept_chart (person_id, kind, id, name, contents, created_at)
    select $1, kind, '${MARK}', '${MARK}', '{}', now() from unnest('{layout, setup}'::text[]) as kind`,
  `insert into chart_drawing (person_id, symbol, version, shapes)
    values ($1, 'NABIL', 1, '[{"id": "${MARK}"}]')`,
  `insert into scan_model (id, person_id, form, name, time_period, buy_text, buy_scan_id, created_at, updated_at)
    values (gen_random_uuid(), $1, 'scan', '${MARK}', 'daily', 'close > 7712345 as fresh', repeat('b', 64), now(), now())`,
  `insert into linked_channel (person_id, channel, address, name, secret, sealed_with, linked_at)
    values ($1, 'webhook', 'https://${MARK}.example/', '${MARK}', 'sealed ${MARK}', '${MARK}', now()),
      ($1, 'telegram', gen_random_uuid()::text, '${MARK}', null, null, now())`,
  `insert into telegram_code (person_id, code_hash, expires_at) values ($1, gen_random_uuid()::text, now() + interval '1 hour')`,
  `insert into alert (person_id, condition, rule_hash, scope, timing, frequency, channels, is_gathered, note,
     fires_first, since, created_at, updated_at)
    values ($1, '{"kind": "level", "measure": "price", "operator": ">=", "value": 7712345}', repeat('a', 64),
      '{"symbols": ["NABIL"]}', 'close', 'once-per-bar-close', '{push}', false, '${MARK}', false, now(), now(), now())`,
  `insert into alert_firing (alert_id, person_id, symbol, bar, rule_hash, fired_at, judged_at, facts, is_forming, is_late)
    select id, person_id, 'NABIL', '${MARK}', rule_hash, now(), now(), '[]', false, false from alert
    where person_id = $1`,
];

/** Somebody who has a little of everything that can belong to a person. */
export const openVictim = async (place: AccessPlace): Promise<{ id: string; token: string }> => {
  const { registry } = place;
  const id = await newPerson(place);
  const token = await signInAs(place, id);
  await registry.insertInto('package_stock').values(stocks(id)).execute();
  await registry.updateTable('person').set({ name: MARK }).where('id', '=', id).execute();
  await registry.updateTable('sign_in').set({ device_name: MARK }).where('person_id', '=', id).execute();
  for (const text of OWNED) await place.rows(text, [id]);
  return { id, token };
};

type Row = Record<string, unknown>;

/** Everything that is stored of a person, table by table, whichever tables there are. */
const rowsOf = async (place: AccessPlace, personId: string): Promise<Row[]> => {
  const tables = await place.rows(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'person_id' order by 1`,
  );
  const rows = await place.rows('select to_jsonb(t) as row from person t where id = $1', [personId]);
  for (const { name } of tables)
    rows.push(
      ...(await place.rows(
        `select to_jsonb(t) as row from ${String(name)} t where person_id = $1 order by to_jsonb(t)::text`,
        [personId],
      )),
    );
  return rows.map(({ row }) => row as Row);
};

export const fingerprintOf = async (place: AccessPlace, personId: string): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(await rowsOf(place, personId)))
    .digest('hex');

const ID_COLUMNS = new Set(['id', 'key', 'reference', 'endpoint', 'person_id']);

/** Whatever names something of the person's. */
export const idsOf = async (place: AccessPlace, personId: string): Promise<string[]> => {
  const values = (await rowsOf(place, personId)).flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) =>
      ID_COLUMNS.has(name) && typeof value === 'string' ? [value] : [],
    ),
  );
  return [...new Set(values)];
};
