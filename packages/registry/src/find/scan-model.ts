import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';
import type { ScanForm, SetKind, TimePeriod, Visibility } from './tables.ts';

const COLUMNS = [
  'id',
  'person_id',
  'form',
  'name',
  'set_kind',
  'parameters',
  'time_period',
  'buy_text',
  'sell_text',
  'buy_scan_id',
  'sell_scan_id',
  'visibility',
  'parent_id',
  'revision',
  'updated_at',
] as const;

export type ScanModel = Pick<Selectable<Database['scan_model']>, (typeof COLUMNS)[number]>;

type Own = { personId: string; id: string };
type Texts = Pick<ScanModel, 'buy_text' | 'sell_text' | 'buy_scan_id' | 'sell_scan_id'>;

export type NewModel = Texts & {
  personId: string;
  id: string;
  form: ScanForm;
  name: string;
  timePeriod: TimePeriod;
  set?: { kind: SetKind; parameters: Readonly<Record<string, number>> };
  visibility?: Visibility | undefined;
  parentId?: string | undefined;
  requestId?: string | undefined;
  /** How many models of these forms the person may keep. */
  most: { count: number; forms: readonly ScanForm[] };
};

/** What a person has saved, the newest first. */
export const listScanModels = (
  registry: Registry,
  personId: string,
  only: { form?: ScanForm | undefined; setKind?: SetKind | undefined } = {},
): Promise<ScanModel[]> => {
  let models = registry
    .selectFrom('scan_model')
    .select(COLUMNS)
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null);
  if (only.form !== undefined) models = models.where('form', '=', only.form);
  if (only.setKind !== undefined) models = models.where('set_kind', '=', only.setKind);
  return models.orderBy('updated_at', 'desc').orderBy('id').execute();
};

/** One's own, or one that its owner shows to whoever has its address. */
export const findScanModel = (registry: Registry, { personId, id }: Own): Promise<ScanModel | undefined> =>
  registry
    .selectFrom('scan_model')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('person_id', '=', personId), is('visibility', '=', 'link')]))
    .executeTakeFirst();

export type Added = { model: ScanModel; saves: number } | { refused: 'too-many' | 'name-taken' };

const savedOnce = (transaction: Registry, personId: string): Promise<{ saves: number }> =>
  transaction
    .updateTable('person')
    .set({ saves: sql`saves + 1` })
    .where('id', '=', personId)
    .returning('saves')
    .executeTakeFirstOrThrow();

const isNamed = (name: string) => (is: ExpressionBuilder<Database, 'scan_model'>) =>
  is(sql<string>`lower(name)`, '=', name.toLowerCase());

/** The person's own row is held, so that what one person saves at the same time waits in line. */
const inLine = async (transaction: Registry, personId: string): Promise<void> => {
  await transaction.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
};

/** Saves a model. What was sent before under the same request is found and not saved again. */
export const addScanModel = (registry: Registry, model: NewModel, now: Date): Promise<Added> =>
  registry.transaction().execute(async (transaction): Promise<Added> => {
    const { personId, id, form, name, timePeriod, set, visibility, parentId, requestId, most, ...texts } =
      model;
    await inLine(transaction, personId);
    if (requestId !== undefined) {
      const sent = await transaction
        .selectFrom('scan_model')
        .select(COLUMNS)
        .where('person_id', '=', personId)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      if (sent !== undefined) return { model: sent, saves: await savesOf(transaction, personId) };
    }
    const held = transaction
      .selectFrom('scan_model')
      .where('person_id', '=', personId)
      .where('deleted_at', 'is', null);
    const { count } = await held
      .where('form', 'in', most.forms)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most.count) return { refused: 'too-many' };
    const taken = await held.where('form', '=', form).where(isNamed(name)).select('id').executeTakeFirst();
    if (taken !== undefined) return { refused: 'name-taken' };
    const added = await transaction
      .insertInto('scan_model')
      .values({
        ...texts,
        id,
        person_id: personId,
        form,
        name,
        set_kind: set?.kind ?? null,
        parameters: set === undefined ? null : JSON.stringify(set.parameters),
        time_period: timePeriod,
        visibility: visibility ?? 'private',
        parent_id: parentId ?? null,
        request_id: requestId ?? null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return { model: added, saves: (await savedOnce(transaction, personId)).saves };
  });

export const savesOf = async (registry: Registry, personId: string): Promise<number> => {
  const person = await registry
    .selectFrom('person')
    .select('saves')
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.saves ?? 0;
};

type Changes = Partial<Texts> & {
  name?: string | undefined;
  timePeriod?: TimePeriod | undefined;
  visibility?: Visibility | undefined;
};

export type Changed = Added | { refused: 'not-found' };

/** Changes a model; its texts of before are kept with the time until which it had them. */
export const changeScanModel = (
  registry: Registry,
  { personId, id }: Own,
  { name, timePeriod, visibility, ...texts }: Changes,
  now: Date,
): Promise<Changed> =>
  registry.transaction().execute(async (transaction): Promise<Changed> => {
    await inLine(transaction, personId);
    const before = await transaction
      .selectFrom('scan_model')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (before === undefined) return { refused: 'not-found' };
    const taken =
      name === undefined
        ? undefined
        : await transaction
            .selectFrom('scan_model')
            .select('id')
            .where('person_id', '=', personId)
            .where('form', '=', before.form)
            .where('deleted_at', 'is', null)
            .where('id', '!=', id)
            .where(isNamed(name))
            .executeTakeFirst();
    if (taken !== undefined) return { refused: 'name-taken' };
    await transaction
      .insertInto('scan_model_revision')
      .values({
        model_id: id,
        revision: before.revision,
        name: before.name,
        buy_text: before.buy_text,
        sell_text: before.sell_text,
        until: now,
      })
      .execute();
    const model = await transaction
      .updateTable('scan_model')
      .set({
        ...texts,
        ...(name !== undefined && { name }),
        ...(timePeriod !== undefined && { time_period: timePeriod }),
        ...(visibility !== undefined && { visibility }),
        revision: before.revision + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return { model, saves: (await savedOnce(transaction, personId)).saves };
  });

/** Hides a model; whether there was one. */
export const hideScanModel = async (
  registry: Registry,
  { personId, id }: Own,
  { forms, at }: { forms?: readonly ScanForm[]; at: Date },
): Promise<boolean> => {
  let hidden = registry
    .updateTable('scan_model')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null);
  if (forms !== undefined) hidden = hidden.where('form', 'in', forms);
  return (await hidden.executeTakeFirst()).numUpdatedRows > 0n;
};

/** Shows a hidden model again, unless it was swept away or its name is taken by now. */
export const restoreScanModel = (registry: Registry, { personId, id }: Own): Promise<Changed> =>
  registry.transaction().execute(async (transaction): Promise<Changed> => {
    await inLine(transaction, personId);
    const hidden = await transaction
      .selectFrom('scan_model')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (hidden === undefined) return { refused: 'not-found' };
    const taken = await transaction
      .selectFrom('scan_model')
      .select('id')
      .where('person_id', '=', personId)
      .where('form', '=', hidden.form)
      .where('deleted_at', 'is', null)
      .where('id', '!=', id)
      .where(isNamed(hidden.name))
      .executeTakeFirst();
    if (taken !== undefined) return { refused: 'name-taken' };
    await transaction.updateTable('scan_model').set({ deleted_at: null }).where('id', '=', id).execute();
    return { model: hidden, saves: await savesOf(transaction, personId) };
  });

/** Models that were deleted before a moment go for good. */
export const sweepScanModels = async (registry: Registry, before: Date): Promise<number> => {
  const { numDeletedRows } = await registry
    .deleteFrom('scan_model')
    .where('deleted_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
