import { t } from '@chuli/language';
import { PHONE, Panel, PanelHead, signedPercentText, useMedia } from '@chuli/ui';
import { SideBars } from '../bulk/side-bars.tsx';
import { type DaySides, percentOf, sharesTitle } from './sides-row.ts';

const MOST = { desk: 10, phone: 5 };

/** In percent of the own volume, so that a stock of Rs 20 and one of Rs 2,000 stand beside each other. */
const sharesOf = (row: DaySides) => ({
  bought: percentOf(row.bought, row.volume),
  sold: percentOf(row.sold, row.volume),
  estimated_bought: percentOf(row.estimated_bought, row.volume),
  estimated_sold: percentOf(row.estimated_sold, row.volume),
});

const turnoverOf = ({ volume, close }: DaySides): number => volume * (close ?? 0);

type LargestSidesProps = { rows: readonly DaySides[]; set: (changes: { open: string }) => void };

/** The most traded stocks by who came in. */
export const LargestSides = ({ rows, set }: LargestSidesProps) => {
  const most = useMedia(PHONE) ? MOST.phone : MOST.desk;
  const bars = rows
    .toSorted((one, other) => turnoverOf(other) - turnoverOf(one))
    .slice(0, most)
    .map((row) => ({
      id: row.symbol,
      name: row.symbol,
      sides: sharesOf(row),
      figure: row.delta === null ? '–' : `${signedPercentText(row.delta, 1)} %`,
      title: sharesTitle(row),
    }));
  const title = t('Came in, by stock');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('the most traded, in percent of its volume; at the end the delta')} />
      <SideBars label={title} bars={bars} onPick={(open) => set({ open })} />
    </Panel>
  );
};
