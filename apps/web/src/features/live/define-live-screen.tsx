import './live.css';
import type { ScreenId } from '@chuli/contracts/screens';
import { type Phrase, t } from '@chuli/language';
import { StatSkeleton, TableSkeleton } from '@chuli/ui';
import type { ComponentType } from 'react';
import type { ScreenComponent } from '../../screen-kit/define-screen.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { type LiveMarket, useLiveMarket } from '../../shared/live/use-live-market.ts';
import { LiveFoot } from './live-foot.tsx';
import { LiveLine } from './live-line.tsx';
import { LiveOrLast } from './live-or-last.tsx';

type LiveScreenDefinition = {
  /** Names what is waited for. */
  title: Phrase;
  filters?: ComponentType;
  /** What stands over the figures and does not wait for them. */
  above?: ComponentType;
  /** The market now, or the last session where there is no live one. */
  show: ComponentType<{ live: LiveMarket }>;
  skeleton: { columns: number } | { stats: () => readonly string[] };
  /** Its table fills the window and scrolls inside. */
  fillsWindow?: true;
  /** Of the last session, where there is no live one. */
  source?: Phrase;
  explain: readonly Phrase[];
};

const ROWS = 24;

/** A screen over the live market: its line of health, what it shows, and its foot. */
export const defineLiveScreen = (definition: LiveScreenDefinition): ScreenComponent => {
  const {
    title,
    filters: Filters,
    above: Above,
    show: Show,
    skeleton,
    fillsWindow,
    source,
    explain,
  } = definition;
  const Declared: ScreenComponent = ({ screen }) => {
    const live = useLiveMarket();
    const label = t(title);
    const bones =
      'stats' in skeleton ? (
        <StatSkeleton label={label} stats={skeleton.stats()} />
      ) : (
        <TableSkeleton label={label} rows={ROWS} columns={skeleton.columns} />
      );
    return (
      <div className={fillsWindow ? 'fills-window' : 'contents'}>
        <PageHead screen={screen.id as ScreenId} explain={explain}>
          {Filters !== undefined && <Filters />}
        </PageHead>
        {Above !== undefined && <Above />}
        <LiveOrLast live={live} title={label} skeleton={bones}>
          <LiveLine live={live} />
          <Show live={live} />
          <LiveFoot live={live} {...(source !== undefined && { source })} />
        </LiveOrLast>
      </div>
    );
  };
  return Declared;
};
