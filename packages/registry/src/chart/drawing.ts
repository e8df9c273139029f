import type { Registry } from '../client.ts';
import type { DrawnShape } from './tables.ts';

export type ChartDrawings = { version: number; shapes: DrawnShape[] };

type Own = { personId: string; symbol: string };

/** Of one stock: whatever is drawn on it comes with one answer. */
const MOST_BYTES = 65_536;

const NOTHING_DRAWN: ChartDrawings = { version: 0, shapes: [] };

/** What a person has drawn on the chart of a stock. */
export const findDrawings = async (registry: Registry, { personId, symbol }: Own): Promise<ChartDrawings> => {
  const row = await registry
    .selectFrom('chart_drawing')
    .select(['version', 'shapes'])
    .where('person_id', '=', personId)
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return row ?? NOTHING_DRAWN;
};

type Changes = { version: number; put: readonly DrawnShape[]; remove: readonly string[] };

const changed = (shapes: readonly DrawnShape[], { put, remove }: Changes): DrawnShape[] => {
  const gone = new Set([...remove, ...put.map(({ id }) => id)]);
  return [...shapes.filter(({ id }) => !gone.has(id)), ...put];
};

/**
 * Puts and removes shapes by their ids. `refused` says why nothing was changed: somebody else was faster, or there would
 * be more than `most`, or more than one answer should carry. Changes of a person wait in line.
 */
export const changeDrawings = (
  registry: Registry,
  { personId, symbol }: Own,
  changes: Changes,
  most: number,
): Promise<ChartDrawings & { refused: 'conflict' | 'too-many' | null }> =>
  registry.transaction().execute(async (transaction) => {
    await transaction.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
    const present = await findDrawings(transaction, { personId, symbol });
    if (present.version !== changes.version) return { ...present, refused: 'conflict' };
    const shapes = changed(present.shapes, changes);
    const text = JSON.stringify(shapes);
    if (shapes.length > most || Buffer.byteLength(text) > MOST_BYTES)
      return { ...present, refused: 'too-many' };
    const version = present.version + 1;
    const row = { version, shapes: text };
    await transaction
      .insertInto('chart_drawing')
      .values({ person_id: personId, symbol, ...row })
      .onConflict((conflict) => conflict.columns(['person_id', 'symbol']).doUpdateSet(row))
      .execute();
    return { version, shapes, refused: null };
  });
