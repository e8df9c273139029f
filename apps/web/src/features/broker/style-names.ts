import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';

type Style = RowOf<'/data/player-list/'>['styles'][number];

const STYLES: Readonly<Record<Style, Phrase>> = {
  'passes-through': 'Passes through',
  gathers: 'Gathers',
  releases: 'Releases',
  'large-orders': 'Large orders',
  taker: 'Taker',
  maker: 'Maker',
  'few-stocks': 'Few stocks',
};

/** What a broker is called by the cuts that it meets; most meet none. */
export const styleNames = (styles: readonly Style[]): string =>
  styles.length === 0 ? t('Mixed') : styles.map((style) => t(STYLES[style])).join(' · ');
