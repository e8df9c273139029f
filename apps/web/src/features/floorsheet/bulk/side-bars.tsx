import './bulk.css';
import { t } from '@chuli/language';
import { amountLabel, classNames } from '@chuli/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { Sums } from './bulk-row.ts';

/** What came in on either side, in whatever unit: known solid, estimated hatched. */
type Sides = Readonly<Record<'bought' | 'sold' | 'estimated_bought' | 'estimated_sold', number | null>>;

/** A bar with its figure, and what it says in words. */
export type SideBar = {
  readonly id: string;
  readonly name: ReactNode;
  readonly sides: Sides;
  readonly figure: string;
  readonly title: string;
};

const share = (part: number | null, whole: number): string =>
  `${(((part ?? 0) / Math.max(1, whole)) * 100).toFixed(2)}%`;

export const bySide = ({ bought, sold, estimated_bought, estimated_sold }: Sides): number =>
  Math.max((bought ?? 0) + (estimated_bought ?? 0), (sold ?? 0) + (estimated_sold ?? 0));

const inRupeesText = ({ bought, sold, estimated_bought, estimated_sold }: Sums): string =>
  t('Sold Rs {sold} known, {est_sold} estimated; bought Rs {bought} known, {est_bought} estimated', {
    sold: amountLabel(sold ?? 0),
    est_sold: amountLabel(estimated_sold ?? 0),
    bought: amountLabel(bought ?? 0),
    est_bought: amountLabel(estimated_bought ?? 0),
  });

/** A bar of rupees. */
export const rupeeBar = (id: string, name: string, sums: Sums): SideBar => ({
  id,
  name,
  sides: sums,
  figure: amountLabel(sums.amount),
  title: inRupeesText(sums),
});

type HalvesProps = { sides: Sides; title: string; longest: number };

export const Halves = ({ sides, title, longest }: HalvesProps) => {
  const width = (part: number | null): CSSProperties => ({ width: share(part, longest) });
  return (
    <span className="side-bar" role="img" aria-label={title} title={title}>
      <span className="half sold">
        <i className="estimated" style={width(sides.estimated_sold)} />
        <i style={width(sides.sold)} />
      </span>
      <span className="half bought">
        <i style={width(sides.bought)} />
        <i className="estimated" style={width(sides.estimated_bought)} />
      </span>
    </span>
  );
};

export const SideKey = () => (
  <p className="order-key">
    <span className="side-key sold" /> {t('sold')} <span className="side-key bought" /> {t('bought')}{' '}
    <span className="side-key estimated" /> {t('estimated, about 9 in 10 right')}
  </p>
);

type SideBarsProps = {
  label: string;
  bars: readonly SideBar[];
  chosen?: string;
  onPick: (id: string) => void;
  /** Names of sectors need more room than symbols. */
  isWide?: boolean;
};

/** Sold to the left, bought to the right: solid what orders show, hatched what is estimated. */
export const SideBars = ({ label, bars, chosen, onPick, isWide = false }: SideBarsProps) => {
  const longest = Math.max(0, ...bars.map(({ sides }) => bySide(sides)));
  return (
    <>
      <ul className={classNames('side-bars', isWide && 'is-wide')} aria-label={label}>
        {bars.map(({ id, name, sides, figure, title }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onPick(id)}>
              <span className="name">{name}</span>
              <Halves sides={sides} title={title} longest={longest} />
              <span className="figure">{figure}</span>
            </button>
          </li>
        ))}
      </ul>
      <SideKey />
    </>
  );
};
