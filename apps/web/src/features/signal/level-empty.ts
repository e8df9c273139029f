import { type Phrase, digits, t } from '@chuli/language';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';

/** The farthest that the lists offer, in percent. */
const FARTHEST = '5';

type Asked = { within: string; sector: string; turnover: string };
type Wider = { within?: typeof FARTHEST; sector?: typeof ALL_SECTORS; turnover?: '0' };
type Shown<V> = { values: Asked & V; set: (changes: Wider) => void };

/** A way to more rows: farther from the level first, then more stocks; none where there is nothing more to ask. */
const widerThan = <V>({ values: { within, sector, turnover }, set }: Shown<V>) => {
  if (within !== FARTHEST)
    return {
      label: t('Within {percent} %', { percent: digits(FARTHEST) }),
      onClick: () => set({ within: FARTHEST }),
    };
  if (sector === ALL_SECTORS && turnover === '0') return undefined;
  return {
    label: t('All sectors, any turnover'),
    onClick: () => set({ sector: ALL_SECTORS, turnover: '0' }),
  };
};

/** Why no stock is near such a level, and how to find some. */
export const noneNear = <V = unknown>(sentence: (percent: string, values: V) => string) => ({
  title: 'None' as const satisfies Phrase,
  why: ({ values }: Shown<V>) => sentence(digits(values.within), values),
  action: widerThan<V>,
});
