import type { Random } from '../random.ts';

type Row = Readonly<Record<string, unknown>>;

const ABSURD: readonly unknown[] = [
  null,
  1e308,
  -1,
  0,
  0.001,
  Number.MAX_SAFE_INTEGER,
  '',
  'NaN',
  '<b>',
  '=1+1',
  '1970-01-01',
  true,
  [],
  {},
];

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Mutation = (row: Row, field: string, random: Random) => Row;

const without = (row: Row, field: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

const retyped = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? [value] : String(value);

/** What a publisher does to a row without notice. */
const MUTATIONS: readonly Mutation[] = [
  (row, field) => without(row, field),
  (row, field) => ({ ...without(row, field), [`${field}V2`]: row[field] }),
  (row, field) => ({ ...row, [field]: retyped(row[field]) }),
  (row, field, random) => ({ ...row, [field]: random.pick(ABSURD) }),
  (row, field, random) => ({ ...row, [`new${random.whole(1, 9)}`]: row[field] }),
];

/** Adds a field and renames or retypes another, as a new version of the site would. */
export const driftRow = (row: Row, random: Random): Row => {
  const fields = Object.keys(row);
  return fields.length === 0 ? row : random.pick(MUTATIONS)(row, random.pick(fields), random);
};

/** Changes one place somewhere within a payload; which one follows from the seed of `random`. */
export const mutatePayload = (payload: unknown, random: Random): unknown => {
  if (random.chance(0.02)) return random.pick(ABSURD);
  if (Array.isArray(payload)) {
    if (payload.length === 0) return random.pick(ABSURD);
    const place = random.whole(0, payload.length - 1);
    return payload.map((item: unknown, index) => (index === place ? mutatePayload(item, random) : item));
  }
  if (!isRow(payload)) return random.pick(ABSURD);
  const deep = Object.keys(payload).filter(
    (field) => typeof payload[field] === 'object' && payload[field] !== null,
  );
  if (deep.length === 0 || random.chance(0.2)) return driftRow(payload, random);
  const field = random.pick(deep);
  return { ...payload, [field]: mutatePayload(payload[field], random) };
};
