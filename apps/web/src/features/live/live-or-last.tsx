import type { ReactNode } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';

type LiveOrLastProps = { live: LiveMarket; title: string; skeleton: ReactNode; children: ReactNode };

/** The live session as soon as it is there; without one, the four states of the call for the last. */
export const LiveOrLast = ({ live, title, skeleton, children }: LiveOrLastProps) => {
  if (live.market !== null) return children;
  if (live.isWaiting) return skeleton;
  return (
    <Loaded title={title} call={live.call} skeleton={skeleton}>
      {() => children}
    </Loaded>
  );
};
