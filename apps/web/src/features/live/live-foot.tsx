import { type Phrase, t } from '@chuli/language';
import { PanelFoot } from '../../screen-kit/panel-foot.tsx';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';

type LiveFootProps = {
  live: LiveMarket;
  /** Of the last session, where there is no live one. */ source?: Phrase;
};

/** Where the figures come from; the moment of live ones stands over them. */
export const LiveFoot = ({ live, source = 'daily prices of the exchange' }: LiveFootProps) =>
  live.market === null ? (
    <PanelFoot source={t(source)} asOf={live.day} />
  ) : (
    <PanelFoot source={t('live feed {source}', { source: live.market.source })} />
  );
