import { type Demand, ENVIRONMENTS, SWITCH } from '@chuli/kernel';
import type { z } from 'zod';
import type { ProcessSettings } from './process-settings.ts';

/** What one process says of a setting. */
type Said = { readonly process: string; readonly says: string };

/** A setting as people are told of it. */
export type SettingRow = {
  readonly name: string;
  readonly processes: readonly string[];
  readonly about: string;
  /** What it is where nothing is said; null where that is nothing. */
  readonly fallback: string | null;
  /** Those that start nowhere without it. */
  readonly neededBy: readonly string[];
  /** Why it has to be said, and what must not be, where the rules of production hold. */
  readonly demanded: readonly Said[];
  readonly refused: readonly Said[];
  readonly isSecret: boolean;
};

/** Inside what reads a text there may stand what it is where there is none. */
const fallbackOf = (schema: z.core.$ZodType): unknown => {
  const { def } = schema._zod;
  const {
    type,
    defaultValue,
    in: from,
    innerType,
  } = def as {
    type: string;
    defaultValue?: unknown;
    in?: z.core.$ZodType;
    innerType?: z.core.$ZodType;
  };
  if (type === 'default') return defaultValue;
  const inside = type === 'pipe' ? from : innerType;
  return inside === undefined ? undefined : fallbackOf(inside);
};

const textOf = (value: unknown): string | null => {
  if (Array.isArray(value)) return textOf(value.join(','));
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;
};

/** Whether it holds whatever else is said, or only beside some of it. */
const isAlways = ({ kind, name, isBroken }: Demand): boolean =>
  isBroken(kind === 'needed' ? {} : { [name]: 'x' }, 'production');

const saysOf = ({ process, demands }: ProcessSettings, kind: Demand['kind'], name: string): Said[] =>
  demands
    .filter((demand) => demand.kind === kind && demand.name === name)
    .map((demand) => ({ process, says: isAlways(demand) ? demand.says : `in some cases: ${demand.says}` }));

const rowOf = (settings: ProcessSettings, name: string, schema: z.ZodType): SettingRow => {
  const { process } = settings;
  const meta = schema.meta();
  if (meta?.description === undefined) throw new Error(`${name} of ${process} says nothing of itself`);
  return {
    name,
    processes: [process],
    about: meta.description,
    fallback: textOf(meta['fallback'] ?? fallbackOf(schema)),
    neededBy: schema.safeParse(undefined).success ? [] : [process],
    demanded: saysOf(settings, 'needed', name),
    refused: saysOf(settings, 'refused', name),
    isSecret: meta['secret'] === true,
  };
};

const rowsOfOne = (settings: ProcessSettings): SettingRow[] => {
  const rows = settings.groups.flatMap(({ shape, prefix = '' }) =>
    Object.entries(shape).map(([name, schema]) => rowOf(settings, `${prefix}${name}`, schema)),
  );
  const unknown = settings.demands.filter(({ name }) => !rows.some((row) => row.name === name));
  if (unknown.length > 0)
    throw new Error(
      `${settings.process} demands ${unknown.map(({ name }) => name).join(', ')}, and reads none`,
    );
  return rows;
};

const joined = (one: SettingRow, other: SettingRow): SettingRow => {
  if (one.about !== other.about || one.fallback !== other.fallback || one.isSecret !== other.isSecret)
    throw new Error(
      `${one.name} is declared in two ways, by ${[...one.processes, ...other.processes].join(' and ')}`,
    );
  return {
    ...one,
    processes: [...one.processes, ...other.processes],
    neededBy: [...one.neededBy, ...other.neededBy],
    demanded: [...one.demanded, ...other.demanded],
    refused: [...one.refused, ...other.refused],
  };
};

const theSwitch = (processes: readonly string[]): SettingRow => ({
  name: SWITCH,
  processes,
  about: `where it runs: ${ENVIRONMENTS.join(', ')}`,
  fallback: ENVIRONMENTS[0],
  neededBy: [],
  demanded: [],
  refused: [],
  isSecret: false,
});

/** Every setting of the given processes once, in the order in which they declare them. */
export const settingRows = (settings: readonly ProcessSettings[]): SettingRow[] => {
  const rows = new Map<string, SettingRow>();
  for (const row of settings.flatMap(rowsOfOne)) {
    const known = rows.get(row.name);
    rows.set(row.name, known === undefined ? row : joined(known, row));
  }
  return [theSwitch(settings.map(({ process }) => process)), ...rows.values()];
};
