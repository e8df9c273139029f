import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  noticeKind,
} from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

export type NoticePreference = Omit<Selectable<Database['notice_preference']>, 'person_id'>;
export type Switches = Readonly<Record<NoticeChannel, boolean>>;
/** What is not named stays as it is. */
export type ChosenSwitches = { readonly [C in NoticeChannel]?: boolean | undefined };

const NIGHT_FROM = 22 * 60;
const NIGHT_UNTIL = 7 * 60;

const UNCHOSEN: NoticePreference = {
  language: 'en',
  quiet_from: NIGHT_FROM,
  quiet_until: NIGHT_UNTIL,
  is_gathered: true,
  email: null,
};

export const findPreference = async (registry: Registry, personId: string): Promise<NoticePreference> => {
  const found = await registry
    .selectFrom('notice_preference')
    .select(['language', 'quiet_from', 'quiet_until', 'is_gathered', 'email'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found ?? UNCHOSEN;
};

/** How people want to be told, each as chosen or by the defaults. */
export const preferencesOf = async (
  registry: Registry,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, NoticePreference>> => {
  const rows = await registry
    .selectFrom('notice_preference')
    .select(['person_id', 'language', 'quiet_from', 'quiet_until', 'is_gathered', 'email'])
    .where('person_id', 'in', personIds)
    .execute();
  const chosen = new Map<string, NoticePreference>(rows.map((row) => [row.person_id, row]));
  return new Map(personIds.map((id) => [id, chosen.get(id) ?? UNCHOSEN]));
};

export const setPreference = async (
  registry: Registry,
  personId: string,
  chosen: Partial<NoticePreference>,
): Promise<void> => {
  await registry
    .insertInto('notice_preference')
    .values({ person_id: personId, ...UNCHOSEN, ...chosen })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet(Object.keys(chosen).length === 0 ? { person_id: personId } : chosen),
    )
    .execute();
};

const switchesBy = (isOn: (channel: NoticeChannel) => boolean): Switches =>
  Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, isOn(channel)])) as Switches;

const usualSwitches = (kind: NoticeKind): Switches => {
  const { channels } = noticeKind(kind);
  return switchesBy((channel) => channels.includes(channel));
};

export type KindSwitches = { kind: NoticeKind; switches: Switches };

/** The switches of every kind, in the order of the table. */
export const listSwitches = async (registry: Registry, personId: string): Promise<KindSwitches[]> => {
  const chosen = await registry
    .selectFrom('notice_setting')
    .select(['kind', ...NOTICE_CHANNELS])
    .where('person_id', '=', personId)
    .execute();
  return (Object.keys(NOTICE_KINDS) as NoticeKind[]).map((kind) => {
    const switches = chosen.find((row) => row.kind === kind) ?? usualSwitches(kind);
    return { kind, switches: switchesBy((channel) => switches[channel]) };
  });
};

export const findSwitches = async (
  registry: Registry,
  personId: string,
  kind: NoticeKind,
): Promise<Switches> => {
  const found = await registry
    .selectFrom('notice_setting')
    .select(NOTICE_CHANNELS)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found ?? usualSwitches(kind);
};

/** The switches of people for any kind, asked for once. */
export const switchesOf = async (
  registry: Registry,
  personIds: readonly string[],
): Promise<(personId: string, kind: NoticeKind) => Switches> => {
  const rows = await registry
    .selectFrom('notice_setting')
    .select(['person_id', 'kind', ...NOTICE_CHANNELS])
    .where('person_id', 'in', personIds)
    .execute();
  const chosen = new Map<string, Switches>(rows.map((row) => [`${row.person_id} ${row.kind}`, row]));
  return (personId, kind) => chosen.get(`${personId} ${kind}`) ?? usualSwitches(kind);
};

/** The inbox of a kind that is told in any case cannot be switched off. */
export const setSwitches = async (
  registry: Registry,
  { personId, kind, ...chosen }: { personId: string; kind: NoticeKind } & ChosenSwitches,
): Promise<void> => {
  const before = await findSwitches(registry, personId, kind);
  const row = switchesBy(
    (channel) => (chosen[channel] ?? before[channel]) || (channel === 'inbox' && noticeKind(kind).isRequired),
  );
  await registry
    .insertInto('notice_setting')
    .values({ person_id: personId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(row))
    .execute();
};
