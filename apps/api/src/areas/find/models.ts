import { randomUUID } from 'node:crypto';
import { TIERS, type Tier } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { type Parsed, printScan } from '@chuli/scan';
import {
  type Added,
  type Changed,
  type NewModel,
  type ScanForm,
  type ScanModel,
  addScanModel,
} from '@chuli/registry/find';
import { listPackageStocks } from '@chuli/registry/membership';
import type { Registry } from '@chuli/registry';
import type { Caller } from '../../http/access.ts';
import type { Context } from '../../http/implement.ts';
import type { WithPeople } from '../account/people.ts';
import { selfOf } from '../account/self.ts';
import { scanIdOf } from './scan-said.ts';

/** How many of each kind a tier keeps. */
const MOST_SETS: Readonly<Record<Tier, number>> = {
  Basic: 10,
  Gold: 10,
  Diamond: 10,
  'Diamond+': 10,
  'Platinum-1M': 50,
  Platinum: 200,
};
const MOST_RULES: Readonly<Record<Tier, number>> = { ...MOST_SETS, 'Platinum-1M': 50, Platinum: 200 };

const SETS: readonly ScanForm[] = ['set'];
const RULES: readonly ScanForm[] = ['setup', 'signal', 'scan'];

type Asked = WithPeople & Pick<Context, 'registry' | 'clock'> & { readonly caller: Caller };

export const mostOf = async (
  { people, caller }: Pick<Asked, 'people' | 'caller'>,
  form: ScanForm,
): Promise<NewModel['most']> => {
  const { tier } = await people.holdings.of(selfOf(caller).id);
  const known = TIERS.find((one) => one === tier) ?? 'Basic';
  return form === 'set'
    ? { count: MOST_SETS[known], forms: SETS }
    : { count: MOST_RULES[known], forms: RULES };
};

/** A text with the name of what it means. */
export const textOf = (parsed: Parsed) => ({ text: printScan(parsed.scan), scanId: scanIdOf(parsed) });

export const modelOrRefusal = (added: Added | Changed): Extract<Added, { model: ScanModel }> => {
  if ('model' in added) return added;
  const { refused } = added;
  throw new AppError(`scan.${refused}`);
};

type Kept = Pick<
  NewModel,
  'form' | 'name' | 'timePeriod' | 'set' | 'visibility' | 'parentId' | 'requestId'
> & {
  readonly buy: Parsed;
  readonly sell?: Parsed | undefined;
};

/** Keeps a model of the caller's own. */
export const keepModel = async (asked: Asked, { buy, sell, ...kept }: Kept) => {
  const [first, second] = [textOf(buy), sell === undefined ? null : textOf(sell)];
  const added = await addScanModel(
    asked.registry,
    {
      ...kept,
      id: randomUUID(),
      personId: selfOf(asked.caller).id,
      buy_text: first.text,
      buy_scan_id: first.scanId,
      sell_text: second?.text ?? null,
      sell_scan_id: second?.scanId ?? null,
      most: await mostOf(asked, kept.form),
    },
    new Date(asked.clock()),
  );
  return modelOrRefusal(added);
};

/** What “my stocks” are of a person. */
export const stocksFollowed = async (registry: Registry, caller: Caller): Promise<string[]> =>
  caller.kind === 'user' ? (await listPackageStocks(registry, caller.id)).map(({ symbol }) => symbol) : [];
