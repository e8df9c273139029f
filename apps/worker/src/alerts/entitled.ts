import { type Feature, holdingAt } from '@chuli/contracts';
import type { Instant } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { grantsOf } from '@chuli/registry/membership';
import { FORMING_LISTS, PRO_FAMILIES } from '@chuli/signals/catalogue';
import type { Judgement } from './news.ts';

const PRO: ReadonlySet<string> = new Set(PRO_FAMILIES);
const FAMILIES = new Map<string, string>(FORMING_LISTS.map(({ key, family }) => [key, family]));

const featuresNeeded = ({ held }: Judgement): Feature[] => {
  const { condition } = held.alert;
  if (condition.kind !== 'signal') return ['alerts'];
  return ['alerts', PRO.has(FAMILIES.get(condition.list) ?? '') ? 'signals-pro' : 'signals'];
};

type Needs = { readonly registry: Registry; readonly freeFeatures: readonly Feature[] };

/** Alerts of a package that has ended tell nothing: they are paused, and their owner is told why. */
export const createEntitlement =
  ({ registry, freeFeatures }: Needs) =>
  async (judgements: readonly Judgement[], now: Instant): Promise<Judgement[]> => {
    const at = new Date(now);
    const telling = judgements.filter(({ firing }) => firing !== null);
    const people = [...new Set(telling.map(({ held }) => held.alert.personId))];
    const grants = await grantsOf(registry, people, at);
    const open = new Map<string, ReadonlySet<Feature>>(
      people.map((id) => [
        id,
        new Set([...holdingAt(grants.get(id) ?? [], at).features.keys(), ...freeFeatures]),
      ]),
    );
    const isOpen = (judgement: Judgement): boolean => {
      const features = open.get(judgement.held.alert.personId);
      return featuresNeeded(judgement).every((feature) => features?.has(feature) !== false);
    };
    return judgements.map((judgement) =>
      judgement.firing === null || isOpen(judgement)
        ? judgement
        : Object.assign({}, judgement, { pause: 'package' as const }),
    );
  };
